import { describe, expect, it } from 'vitest';
import { highlight } from '../../../site/render/highlight.ts';
import { textOf } from '../../../site/render/html-tree.ts';
import { fenceWord, LANGUAGES, languageOf } from '../../../site/render/languages.ts';

function told(code: string, word: string): string {
  return (highlight(code, word) ?? [])
    .map((node) => (node.type === 'element' ? `${String(node.properties['className']).slice(2)}(${textOf(node)})` : textOf(node)))
    .join('');
}

describe('highlight', () => {
  it.each([
    ['ts', 'const a = `x // y`; // z', 'keyword(const) a = string(`x // y`); comment(// z)'],
    [
      'java',
      '@Test public int f() { return 0x1F; }',
      'parameter(@Test) keyword(public) keyword(int) function(f)() { keyword(return) constant(0x1F); }',
    ],
    ['yaml', 'a: 1 # b\n- c: "d"', 'function(a): constant(1) comment(# b)\nfunction(- c): string("d")'],
    ['json', '{"a": ["b", true]}', '{function("a"): [string("b"), constant(true)]}'],
    [
      'bash',
      'if [ "$A" ]; then echo $B # c\nfi',
      'keyword(if) [ string("$A") ]; keyword(then) keyword(echo) parameter($B) comment(# c)\nkeyword(fi)',
    ],
    ['sql', "SELECT 'it''s' FROM t -- x", "keyword(SELECT) string('it''s') keyword(FROM) t comment(-- x)"],
    [
      'python',
      "def f(self): # c\n  return '''a\nb'''",
      "keyword(def) function(f)(parameter(self)): comment(# c)\n  keyword(return) string('''a\nb''')",
    ],
    [
      'xml',
      '<a b="c">d</a><!-- e -->',
      'function(<a) parameter(b)=string("c")function(>)dfunction(</a)function(>)comment(<!-- e -->)',
    ],
    ['diff', '@@ -1 +1 @@\n-a\n+b\n c', 'function(@@ -1 +1 @@)\ndeleted(-a)\ninserted(+b)\n c'],
    ['rust', "fn f<'a>(x: &'a str) {}", "keyword(fn) f<parameter('a)>(x: &parameter('a) keyword(str)) {}"],
  ])('%s: %j', (word, code, expected) => {
    expect(told(code, word)).toBe(expected);
  });

  it.each([['unknown'], ['constructor'], ['__proto__'], ['']])('leaves %j alone', (word) => {
    expect(highlight('const a = 1;', word)).toBeUndefined();
  });

  it('never loses or adds a character', () => {
    const code = 'const a = "unclosed\n/* open `x` \'y\' <b c="d"> # $z @w 0b1 \\\n';
    for (const word of Object.keys(LANGUAGES)) expect((highlight(code, word) ?? []).map(textOf).join(''), word).toBe(code);
  });

  it('takes time in proportion to the text', () => {
    const long = '"\\'.repeat(10_000) + '/*'.repeat(10_000) + ' a'.repeat(5_000);
    for (const word of Object.keys(LANGUAGES)) expect(highlight(long.slice(0, 49_000), word), word).toBeDefined();
  });
});

describe('fenceWord', () => {
  it.each([
    ['ts', 'ts'],
    ['TypeScript title="a"', 'typescript'],
    ['js{1,3}', 'js'],
    ['c++', 'c++'],
    ['  ', ''],
  ])('of %j is %j', (info, word) => {
    expect(fenceWord(info)).toBe(word);
  });

  it('knows languages by the names people write', () => {
    expect(['ts', 'c#', 'yml', 'sh', 'golang', 'tf'].filter((word) => languageOf(word) === undefined)).toEqual([]);
  });
});
