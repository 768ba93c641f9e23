/** Folder names that mean a decision log, in lower case with dashes, without a leading order number. */
const logNames = words(`
  adr adrs adl adr-log adr-logs adr-record adr-records adr-docs adr-history adr-archive adr-old old-adr old-adrs
  decision decisions decision-record decision-records decision-log decision-logs decision-history decisionrecords
  decisionlog architecturedecisions architecturedecisionrecords architectural-decisions-records
  entscheidungen entscheidungsprotokoll entscheidungsprotokolle architekturentscheidungen architektur-entscheidungen
  décisions décisions-architecture decisions-architecture décisions-d-architecture
  decisiones decisiones-arquitectura decisiones-de-arquitectura decisiones-arquitectonicas
  decisões decisoes decisões-de-arquitetura decisoes-de-arquitetura decisões-arquiteturais
  decisioni decisioni-architetturali beslissingen architectuurbeslissingen besluiten
  beslutninger arkitekturbeslutninger beslut arkitekturbeslut decyzje rozhodnutí решения 决策 架构决策 決策 意思決定 결정
`);

const logNamePattern =
  /^(architectur(e|al)|arch|design|tech(nical|nology)?|engineering|product|project|software|system|platform|infra(structure)?|security|business|any|api|ux)-decisions?(-(records?|logs?))?$/;

/** Whether a folder of this name is a decision log when it holds records. Letter case and an order number do not matter. */
export function isLogName(name: string): boolean {
  const plain = plainName(name);
  return logNames.has(plain) || logNamePattern.test(plain);
}

/** Lower case, composed, dashes for blanks and underscores, without a leading order number or dot. */
export function plainName(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s_]+/g, '-')
    .replace(/^[.-]?(\d{1,3}[-.]+)?/, '');
}

/** Folders that are never searched for logs: other people's code, what tools made, and logs that are there to be tested. */
export const unsearchedFolders = words(`
  node_modules bower_components jspm_packages vendor third_party third-party thirdparty external site-packages venv
  __pycache__ pods deps dist build out output target bin obj coverage tmp temp generated
  test tests __tests__ testing testdata test-data test_data test-fixtures test-resources spec specs e2e
  fixture fixtures __fixtures__ mocks __mocks__ snapshots __snapshots__
  integration-test integration-tests integration_tests integrationtest integrationtests
  example examples sample samples demo demos template templates skeleton skeletons boilerplate scaffold scaffolding
  versioned_docs i18n worktrees
`);

/** Hidden folders that are searched all the same. */
export const searchedHiddenFolders = words('.codearbiter');

/** Folders of a log that hold what belongs to records: pictures and attachments. */
const attachmentFolders = words(`
  attachment attachments asset assets image images img imgs figure figures picture pictures screenshot screenshots media
  diagram diagrams drawing drawings workbook workbooks puml plantuml drawio excalidraw mermaid
  anhang anhänge bilder adjuntos imagenes imágenes anexos imagens bijlagen
`);

/** Folders that hold attachments unless records lie in them: there the name is a topic. */
const looseFolders = words(
  'resource resources static file files data src scripts tools supporting appendix appendices design designs',
);

/** Whether a folder of a log holds attachments, whatever is in it. */
export function isAttachmentFolder(name: string): boolean {
  const lower = name.toLowerCase();
  return attachmentFolders.has(lower) || /[-_.](?:files|assets|images|attachments)$/.test(lower);
}

/** Whether a folder of a log holds attachments when it holds no records. */
export function isLooseFolder(name: string): boolean {
  return looseFolders.has(name.toLowerCase());
}

export const templateFolders = words(
  'template templates _template _templates vorlage vorlagen plantilla plantillas modelos sjablonen',
);

/** Folders that retire what they hold. Their records belong to the log, with its numbers. */
const retiredFolders = words(`
  archive archived archives _archive outdated obsolete old superseded superceded rejected deprecated retired withdrawn
  replaced historic historical history legacy inactive closed declined abandoned
  archiv abgelehnt veraltet archief archivo archivos archivado obsoletos arquivo arquivados archivés obsolètes
`);

export function isRetiredFolder(name: string): boolean {
  return retiredFolders.has(name.toLowerCase().replace(/^[_.\-\s]+|[_.\-\s]+$/g, ''));
}

/** Folders that stand between a package and its log and name neither. */
export const containerFolders = words(`
  doc docs documentation documents docs_src docs-src doc_src src content contents wiki wikis site website pages modules root
  design designs architecture architectural architectuur architektur arquitectura arquitetura arch planning development
  developer developers developer-docs contributing contributor contributors engineering technical tech internal internals
  reference references knowledge-base knowledgebase kb handbook guides project packages apps services libs libraries crates
  plugins components projects tasks adlc peri codearbiter dokumentation doku documentatie documentación
  documentacion documentação documentacao документация
`);

/** Stems of pages that list records. */
const indexStems = words(`
  readme index _index toc summary adr-log adrlog adr-index adrs-index adrs-global index-adrs adrs adr decision-log
  decisionlog decision-index decisions decision-list adr-list adr_index list overview log register adr-register
  _sidebar sidebar _toc contents table-of-contents übersicht inhalt indice índice sommaire
`);

/** Stems of pages about the log, the project or its tools. */
const processStems = words(`
  about contributing contribute changelog changes history process adr-process adr-guide adr-guidelines guidelines guide
  how-to howto glossary code_of_conduct code-of-conduct security support governance pull_request_template
  issue_template license licence notice authors maintainers codeowners faq backlog proposed-decision-backlog
  workflow conventions style-guide styleguide agents claude gemini copilot-instructions agent skill todo notes
  usage getting-started getting_started introduction home working-with working-with-adrs workinghere
  when-to-write-an-adr why-adrs what-is-an-adr what-are-adrs
`);

const language = '(?:[-_.](?:[a-z]{2}|[a-z]{2}[-_](?:[a-z]{2}|hans|hant)))?';
const indexPattern = new RegExp(`^(?:${[...indexStems].join('|')})${language}$`, 'u');
const processPattern = new RegExp(`^(?:${[...processStems].join('|')})${language}$`, 'u');

/** Whether a stem (in lower case) is that of a page that lists records. */
export function isIndexStem(stem: string): boolean {
  return indexPattern.test(stem.replace(/\s+/g, '-'));
}

/** Whether a stem (in lower case) is that of a page about the log and not of it. */
export function isProcessStem(stem: string): boolean {
  return processPattern.test(stem.replace(/\s+/g, '-'));
}

const templateWords = words(`
  template templates adrtemplate tpl tmpl vorlage plantilla modèle modele modelo sjabloon mal szablon šablona шаблон
  模板 テンプレート 템플릿
`);

// Most names hold no template word: one look saves taking them apart.
const templateHint = new RegExp([...templateWords].join('|'), 'u');

/** Words that say nothing about a decision: a name made of them and a template word is a template's. */
const emptyWords = words(`
  adr adrs ad dr sdd rfc tep odh nnnn xxxx xxx nnn yyyy mm dd yyyymmdd yyyymm empty example simple basic madr nygard
  decision decisions design proposal architecture architectural any record records log logs short long full new minimal
  bare de en es fr ja pt nl no it ru zh mi my the for of and a an file by michael adrxxx drxxx rfcxxx adrnnn nnnn
  standard present default blank your title name short-title v1 v2 v3 v4 scs vn 20xx xx 0 00 000 0000 00000
`);

/** Whether a stem (in lower case) is that of a template: `adr-template`, `DRXXX-decision-record-template`, `0000-template-de`. */
export function isTemplateStem(stem: string): boolean {
  if (!templateHint.test(stem)) return false;
  const parts = stem.split(/[-_. ]+/).filter((part) => part !== '');
  const hasTemplateWord = parts.some((part) => templateWords.has(part));
  return hasTemplateWord && parts.every((part) => templateWords.has(part) || emptyWords.has(part));
}

/** Whether what follows `NNNN-` or `XXXX-` is itself a placeholder, as in `NNNN-title-with-dashes`. */
export function isTemplateSlug(slug: string): boolean {
  return /^(short[-_ ])?(title|name|slug)\b|^(your|some|the)[-_ ]title|^title$|^example$|^slug$/.test(slug.toLowerCase());
}

/** Extensions of pictures, diagrams and data that lie beside records. */
const assetExtensions = words(`
  png jpg jpeg gif svg webp avif bmp ico tif tiff heic pdf ps eps ai psd sketch fig drawio dio excalidraw puml plantuml
  pu wsd iuml mmd mermaid dot gv d2 dsl c4 bpmn vsd vsdx archimate graffle xmind
  csv tsv xls xlsx ods ppt pptx odp key numbers json jsonl yml yaml xml toml ini proto avsc sql ipynb
  mp3 mp4 mov webm zip gz tgz tar 7z css scss js mjs cjs ts tsx jsx py sh bash ps1 rb go rs java kt cs c h cpp tf hcl
`);

export function isAssetExtension(extension: string): boolean {
  return assetExtensions.has(extension);
}

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/).filter((word) => word !== ''));
}
