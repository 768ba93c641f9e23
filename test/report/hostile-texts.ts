import fc from 'fast-check';

/** Texts that records could hold to break a report, by what they try. */
export const hostileTexts: Readonly<Record<string, string>> = {
  'line breaks': 'one\ntwo\r\nthree\rfour',
  'other line breaks': 'one\u2028two\u2029three\u0085four',
  'percent, colon and comma': '100%: a, b%0A%25',
  'ANSI escapes': '\u001b[2J\u001b[31mred\u001b[0m \u009b1m \u001b]8;;https://evil.example\u0007link',
  'bidi controls': 'safe\u202egnp.exe\u202c \u2066iso\u2069 \u061c\u200f',
  'hidden characters': 'a\u200bb\u2060c\ufeffd\u00ade\u{e0041}f\u3164g',
  'lone surrogates': 'x\ud800y\udfffz',
  'NUL and non-characters': 'a\u0000b\u0008c\ufffed\uffff',
  'XML and HTML': '</failure><script>alert(1)</script>]]> &amp; "x" \'y\' <!-- c --> <?pi?>',
  Markdown: '| a | b | **bold** _it_ ~~no~~ [link](https://evil.example) ![img](x.png) <img src=x onerror=alert(1)>',
  backticks: '` `` ``` a`b``c',
  unfolding: '</details></td></tr></table><h1>hi</h1>',
  'mentions and references': '@octocat #123 org/repo#4 www.evil.example https://evil.example mail@evil.example',
  'workflow commands': '::add-mask::a ##[add-mask]b ##vso[task.setvariable]c ##teamcity[x]',
  'SARIF holes and links': '{0} {12} [here](1) [there](https://evil.example)',
  'wide characters': '承認済み🚀👨‍👩‍👧 é 한글',
};

/** Any UTF-16 text, lone surrogates included, with the signs that matter to some output more often than chance. */
export const anyText: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)),
      fc.constantFrom(
        ...' \n\r\t%:,|`<>&"\'[](){}#@_*~\\!$/.-=',
        'a',
        'B',
        '7',
        '::',
        '##[',
        ']]>',
        '\u001b[31m',
        '\u202e',
        '🚀',
        '承',
        '<!--',
        '-->',
        'https://x.y',
        'www.x.y',
      ),
    ),
    { maxLength: 40 },
  )
  .map((parts) => parts.join(''));
