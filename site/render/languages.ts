/** How a family of languages marks what is worth a colour. Patterns look at each character once: no text can make them slow. */
export interface LanguageRules {
  /** Comments, as the source of a pattern. */
  readonly comment?: string;
  readonly string?: string;
  /** Names that stand out: keys, variables, annotations, attributes. */
  readonly parameter?: string;
  /** Titles of parts: sections, tags, keys of data. */
  readonly function?: string;
  readonly constant?: string;
  /** Words of the language. */
  readonly keywords?: ReadonlySet<string>;
  /** Whether letter case makes no difference to keywords. */
  readonly ignoreCase?: true;
  readonly inserted?: string;
  readonly deleted?: string;
}

const SLASHES = String.raw`\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|(?![\s\S]))`;
const HASH = String.raw`(?<![^\s;(\[{])#[^\n]*`;
const QUOTES = String.raw`"(?:[^"\\\n]|\\[\s\S])*"?|'(?:[^'\\\n]|\\[\s\S])*'?`;
const BACKTICK = '`(?:[^`\\\\]|\\\\[\\s\\S])*`?';
const NUMBER = String.raw`\b(?:0[xb][\da-fA-F_]+|\d[\d_]*(?:\.\d+)?(?:e[+-]?\d+)?)\b`;
const WORDS = String.raw`\b(?:true|false|null|nil|None|True|False|undefined|NULL)\b`;
const CONSTANT = `${NUMBER}|${WORDS}`;

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}

const C_WORDS =
  'break case char class const continue default do double else enum extern final float for goto if import int interface long namespace new package private protected public return short static struct super switch this throw throws try typedef union unsigned using var void volatile while';
const C_LIKE: LanguageRules = {
  comment: SLASHES,
  string: QUOTES,
  constant: CONSTANT,
  parameter: '@[A-Za-z_][\\w.]*',
  keywords: words(C_WORDS),
};

function like(rules: LanguageRules, more: string, change: LanguageRules = {}): LanguageRules {
  return { ...rules, keywords: words(`${[...(rules.keywords ?? [])].join(' ')} ${more}`), ...change };
}

const SCRIPT = like(
  C_LIKE,
  'abstract any as async await boolean catch declare delete export extends finally from function implements in infer instanceof is keyof let never number of readonly satisfies string symbol type typeof unknown yield',
  {
    string: `${QUOTES}|${BACKTICK}`,
  },
);
const MARKUP: LanguageRules = {
  comment: '<!--[\\s\\S]*?(?:-->|(?![\\s\\S]))',
  string: QUOTES,
  function: '<\\/?[A-Za-z][\\w:.-]*|\\/?>',
  parameter: '(?<=\\s)[A-Za-z_:@][\\w:.-]*(?==)',
  constant: '&#?\\w+;',
};
const SHELL: LanguageRules = {
  comment: HASH,
  string: String.raw`"(?:[^"\\]|\\[\s\S])*"?|'[^']*'?`,
  parameter: String.raw`\$(?:\w+|\{[^}\n]*\}?)|(?<=\s)--?[A-Za-z][\w-]*`,
  keywords: words(
    'alias case cd do done echo elif else esac eval exec exit export fi for function if in local read return set source sudo then unset until while',
  ),
};
const DATA: LanguageRules = {
  comment: `${HASH}|^[ \\t]*;[^\\n]*`,
  string: QUOTES,
  function: String.raw`^[ \t]*\[[^\]\n]*\]+`,
  parameter: String.raw`^[ \t]*[\w."-]+(?=[ \t]*[=:])`,
  constant: CONSTANT,
};
const SQL_WORDS =
  'add all alter and as asc begin between by case check column commit constraint create cross cascade database default delete desc distinct drop else end exists foreign from full function grant group having if in index inner insert into is join key left like limit not null on or order outer primary references right rollback select set table then transaction union unique update using values view when where with';

/** Rules by the word after a fence. */
export const LANGUAGES: Readonly<Record<string, LanguageRules>> = {
  c: like(C_LIKE, 'auto register signed sizeof inline restrict', { parameter: '^[ \\t]*#[a-z]+' }),
  cpp: like(
    C_LIKE,
    'auto bool catch constexpr delete explicit friend inline noexcept nullptr operator override sizeof template typename virtual',
    { parameter: '^[ \\t]*#[a-z]+' },
  ),
  csharp: like(
    C_LIKE,
    'abstract as async await base bool catch decimal delegate event finally foreach get in init internal is lock object out override params partial readonly record ref sealed set string virtual where yield',
  ),
  css: {
    comment: '\\/\\*[\\s\\S]*?(?:\\*\\/|(?![\\s\\S]))',
    string: QUOTES,
    function: '[.#&]?[A-Za-z][\\w-]*(?=[^{};]*\\{)',
    parameter: '[a-z-]+(?=\\s*:)',
    constant: `${NUMBER}|#[\\da-f]{3,8}\\b`,
  },
  diff: { inserted: '^\\+[^\\n]*', deleted: '^-[^\\n]*', function: '^(?:@@|diff |index )[^\\n]*' },
  docker: {
    comment: '^[ \\t]*#[^\\n]*',
    string: QUOTES,
    parameter: '\\$(?:\\w+|\\{[^}\\n]*\\}?)',
    keywords: words('FROM RUN CMD LABEL EXPOSE ENV ADD COPY ENTRYPOINT VOLUME USER WORKDIR ARG ONBUILD HEALTHCHECK SHELL AS'),
  },
  elixir: {
    comment: HASH,
    string: QUOTES,
    constant: `${CONSTANT}|:[a-z_]\\w*`,
    parameter: '@[a-z_]\\w*',
    keywords: words(
      'after alias case cond def defmodule defp defstruct do else end fn for if import in not or and quote receive require rescue unless use when with',
    ),
  },
  go: like(C_LIKE, 'chan defer fallthrough func go map range select string bool byte error type any', {
    string: `${QUOTES}|\`[^\`]*\`?`,
  }),
  graphql: {
    comment: HASH,
    string: QUOTES,
    parameter: '\\$\\w+|@\\w+',
    keywords: words(
      'query mutation subscription fragment on type input interface union enum scalar extend schema directive implements',
    ),
  },
  hcl: {
    comment: `${HASH}|${SLASHES}`,
    string: QUOTES,
    constant: CONSTANT,
    parameter: '[A-Za-z_][\\w-]*(?=\\s*=(?!=))',
    function: '^[ \\t]*[a-z_]+(?=\\s+["{])',
    keywords: words('for in if'),
  },
  html: MARKUP,
  ini: DATA,
  java: like(
    C_LIKE,
    'abstract assert boolean byte catch extends finally implements instanceof native record sealed permits strictfp synchronized transient yield',
  ),
  javascript: SCRIPT,
  json: {
    comment: SLASHES,
    function: '"(?:[^"\\\\\\n]|\\\\.)*"(?=\\s*:)',
    string: '"(?:[^"\\\\\\n]|\\\\.)*"?',
    constant: CONSTANT,
  },
  kotlin: like(
    C_LIKE,
    'as by companion constructor data fun in init inline internal is lateinit object open out override sealed suspend val when where',
    { string: `"""[\\s\\S]*?(?:"""|(?![\\s\\S]))|${QUOTES}` },
  ),
  lua: {
    comment: '--\\[\\[[\\s\\S]*?(?:\\]\\]|(?![\\s\\S]))|--[^\\n]*',
    string: QUOTES,
    constant: CONSTANT,
    keywords: words('and break do else elseif end for function goto if in local not or repeat return then until while'),
  },
  make: { comment: HASH, string: QUOTES, parameter: '\\$[({][^)}\\n]*[)}]?', function: '^[\\w./%-]+(?=\\s*:)' },
  php: like(
    C_LIKE,
    'abstract array as callable catch echo elseif endif extends finally fn foreach function global implements include instanceof match namespace readonly require trait use yield',
    { comment: `${SLASHES}|${HASH}`, parameter: '\\$[A-Za-z_]\\w*' },
  ),
  powershell: {
    comment: '<#[\\s\\S]*?(?:#>|(?![\\s\\S]))|#[^\\n]*',
    string: QUOTES,
    parameter: '\\$[\\w:]+|(?<=\\s)-[A-Za-z]\\w*',
    ignoreCase: true,
    keywords: words(
      'begin break catch continue do else elseif end exit filter finally for foreach function if in param process return switch throw try until while',
    ),
  },
  proto: like(
    C_LIKE,
    'bool bytes extend fixed32 fixed64 int32 int64 map message oneof option optional repeated required reserved rpc returns service sint32 sint64 stream string syntax uint32 uint64',
  ),
  python: {
    comment: HASH,
    string: `[rbfu]{0,2}(?:"""[\\s\\S]*?(?:"""|(?![\\s\\S]))|'''[\\s\\S]*?(?:'''|(?![\\s\\S]))|${QUOTES})`,
    constant: CONSTANT,
    parameter: '^[ \\t]*@[\\w.]+|\\bself\\b',
    keywords: words(
      'and as assert async await break class continue def del elif else except finally for from global if import in is lambda match nonlocal not or pass raise return try while with yield',
    ),
  },
  ruby: {
    comment: HASH,
    string: QUOTES,
    constant: `${CONSTANT}|:[a-z_]\\w*`,
    parameter: '@{1,2}[a-z_]\\w*',
    keywords: words(
      'alias and begin break case class def do else elsif end ensure extend for if in include module next not or private protected public raise require rescue return self super then unless until when while yield',
    ),
  },
  rust: like(
    C_LIKE,
    'as async await bool crate dyn fn i32 i64 impl in let loop match mod move mut pub ref self Self str String trait type u8 u32 u64 unsafe use usize where',
    { string: '"(?:[^"\\\\]|\\\\[\\s\\S])*"?', parameter: "#!?\\[[^\\]\\n]*\\]?|'[a-z_]+\\b" },
  ),
  scala: like(
    C_LIKE,
    'abstract catch def extends finally forSome given implicit lazy match object override sealed trait type val with yield',
  ),
  shellscript: SHELL,
  sql: {
    comment: '--[^\\n]*|\\/\\*[\\s\\S]*?(?:\\*\\/|(?![\\s\\S]))',
    string: "'(?:[^']|'')*'?",
    constant: NUMBER,
    ignoreCase: true,
    keywords: words(SQL_WORDS),
  },
  swift: like(
    C_LIKE,
    'associatedtype as catch defer deinit extension fileprivate func guard in init inout internal is let mutating open override protocol repeat rethrows self Self some subscript typealias where',
  ),
  toml: DATA,
  tsx: SCRIPT,
  xml: MARKUP,
  yaml: {
    comment: HASH,
    string: QUOTES,
    function: String.raw`^[ \t]*(?:- +)*[\w."'/@*-]+(?=[ \t]*:(?:\s|(?![\s\S])))`,
    parameter: '[&*!][\\w.-]+',
    constant: `${CONSTANT}|^---$`,
  },
};

const ALIASES: Readonly<Record<string, string>> = {
  bash: 'shellscript',
  'c#': 'csharp',
  'c++': 'cpp',
  cc: 'cpp',
  console: 'shellscript',
  cs: 'csharp',
  dockerfile: 'docker',
  ex: 'elixir',
  go: 'go',
  golang: 'go',
  gradle: 'kotlin',
  groovy: 'kotlin',
  js: 'javascript',
  json5: 'json',
  jsonc: 'json',
  jsx: 'tsx',
  kt: 'kotlin',
  makefile: 'make',
  patch: 'diff',
  properties: 'ini',
  protobuf: 'proto',
  ps1: 'powershell',
  py: 'python',
  rb: 'ruby',
  rs: 'rust',
  sh: 'shellscript',
  shell: 'shellscript',
  svg: 'xml',
  terraform: 'hcl',
  tf: 'hcl',
  ts: 'tsx',
  typescript: 'tsx',
  vue: 'html',
  yml: 'yaml',
  zsh: 'shellscript',
};

/** The rules for the word after a fence; undefined when there are none. */
export function languageOf(word: string): LanguageRules | undefined {
  const name = ALIASES[word] ?? word;
  return Object.hasOwn(LANGUAGES, name) ? LANGUAGES[name] : undefined;
}

/** The word after a fence: what stands before the first blank, brace, colon or comma, in lower case. */
export function fenceWord(info: string): string {
  return /^[^\s{,:]+/.exec(info.trim())?.[0]?.toLowerCase() ?? '';
}
