import type { SectionKind } from '../../model/decision.ts';

/** Headings by canonical meaning, as `sectionKey` writes them: English, then the languages seen in real logs. */
const WORDS: Readonly<Record<SectionKind, readonly string[]>> = {
  status: ['status', 'state', 'decision status', 'adr status', 'current status', 'proposal status', 'what is the status of the proposal', 'what is the status of this proposal', 'estado', 'statut', 'état', 'durum', 'statws', 'ステータス', '状態', '상태', '状态', '狀態', 'stato', 'статус', 'وضعیت'],
  date: ['date', 'fecha', 'tarih', 'dyddiad', '日付', '날짜', '일자', '日期', 'data', 'дата', 'تاریخ', 'datum', 'dato', 'decision date'],
  people: [
    'deciders', 'decision makers', 'decision-makers', 'decision maker', 'decision maker(s)', 'decided by', 'authors', 'author', 'participants', 'people', 'owner', 'owners', 'submitters', 'contributors', 'stakeholders', 'reviewers', 'reviews', 'approvers', 'decidentes', 'décideurs', 'karar vericiler', 'penderfynwyr',
    '決定者', '결정자', '决策者', 'autor', 'autores', 'auteurs', 'beteiligte', 'entscheider', 'entscheidungsträger', 'beslissers', 'beslutningstakere', 'участники', 'авторы',
  ],
  metadata: ['metadata', 'meta', 'document metadata', 'adr metadata', 'metadaten', 'metadados', 'metadatos', 'métadonnées', '메타데이터', '元数据', 'メタデータ', 'информация'],
  tags: ['tags', 'labels', 'keywords', 'schlagworte', 'étiquettes', 'etiquetas', 'タグ', '태그', '标签'],
  summary: ['summary', 'abstract', 'tl;dr', 'tldr', 'overview', 'executive summary', 'zusammenfassung', 'résumé', 'resumen', 'resumo', 'sommario', 'samenvatting', 'sammendrag', 'prologue', 'prologue (summary)', '概要', '摘要', '요약', '개요', 'crynodeb', 'краткое содержание', 'y-statement', 'decision summary'],
  context: [
    'context', 'context and problem statement', 'problem statement', 'problem', 'background', 'issue', 'motivation', 'discussion', 'discussion (context)', 'question', 'the problem', 'the context', 'the problem statement', 'context & problem statement', 'context and problem', 'problem description', 'context and background', 'background and problem statement', 'context/problem', 'description', 'introduction', 'referenced use case(s)',
    'the challenge', 'the backdrop', 'business context', 'current situation', 'problem and context', 'use case', 'use cases', 'challenge',
    'contexto', 'contexto y planteamiento del problema', 'planteamiento del problema', 'contexto e problema', 'contexto e declaração do problema', 'problema', 'contexte', 'contexte et énoncé du problème', 'problématique', 'problème', 'bağlam', 'bağlam ve problem tanımı', 'cyd-destun', 'datganiad cyd-destun a phroblem',
    '背景', '背景と問題提起', 'コンテキスト', '文脈', '課題', '背景・課題', '문맥', '배경', '맥락', '컨텍스트', '상황', '상황 및 문제 설명', '문제', '문제 상황', '문제 정의', '배경 및 문제', '上下文', '背景和问题陈述', '问题', '问题陈述', '问题描述', '背景信息', 'contesto', 'контекст', 'контекст и проблема', 'контекст и постановка проблемы', 'проблема', 'زمینه',
    'kontext', 'kontext und problemstellung', 'problemstellung', 'ausgangslage', 'hintergrund', 'problem und kontext', 'kontext und problem', 'achtergrond', 'probleemstelling', 'context en probleemstelling', 'kontekst', 'kontekst og problemstilling', 'bakgrunn', 'problembeskrivelse',
  ],
  drivers: [
    'decision drivers', 'drivers', 'forces', 'criteria', 'decision criteria', 'evaluation criteria', 'primary decision drivers', 'secondary decision drivers', 'requirements', 'goals', 'quality attributes', 'non-functional requirements', 'key drivers', 'driving forces',
    'impulsores de decisión', 'impulsores de la decisión', 'criterios', 'criterios de decisión', 'fatores de decisão', 'direcionadores da decisão', 'direcionadores', 'facteurs de décision', 'critères', 'critères de décision', 'karar etkenleri', 'gyrwyr penderfyniad', 'gyrwyr', '意思決定推進者', '決定要因', '判断基準', '의사결정 동인', '결정 동인', '결정 요인', '决策驱动因素', '驱动因素', '决策驱动', 'fattori decisionali', 'движущие факторы', 'факторы решения',
    'entscheidungstreiber', 'treiber', 'entscheidungskriterien', 'kriterien', 'anforderungen', 'beslissingsfactoren', 'drijfveren', 'beslutningsdrivere', 'drivere', 'محرک های تصمیم',
  ],
  assumptions: ['assumptions', 'annahmen', 'suposiciones', 'supuestos', 'premissas', 'hypothèses', 'aannames', 'antagelser', '前提', '가정', '假设', 'предположения'],
  constraints: ['constraints', 'randbedingungen', 'einschränkungen', 'restricciones', 'restrições', 'contraintes', 'randvoorwaarden', 'beperkingen', 'begrensninger', '制約', '제약', '제약 조건', '约束', 'ограничения'],
  options: [
    'considered options', 'options considered', 'options', 'alternatives', 'alternatives considered', 'considered alternatives', 'alternative approaches', 'alternative solutions', 'positions', 'candidates', 'candidate options', 'possible solutions', 'possible options', 'proposed solutions', 'solutions', 'solutions considered', 'approaches considered', 'alternate approaches', 'other options', 'options to consider', 'rejected alternatives', 'the road not taken', 'option graveyard', 'proposals', 'alternatives or options considered',
    'opciones consideradas', 'opciones', 'alternativas', 'alternativas consideradas', 'opções consideradas', 'opções', 'options envisagées', 'alternatives envisagées', 'alternatives considérées', 'değerlendirilen seçenekler', 'seçenekler', 'opsiynau a ystyrir', 'opsiynau', '検討対象となるオプション', '検討したオプション', '選択肢', '検討した選択肢', '代替案', '検討した代替案', '고려되는 옵션', '고려한 옵션', '고려된 옵션', '옵션', '대안', '검토한 대안', '고려한 대안', '대안 검토', '검토된 대안', '备选方案', '可选方案', '考虑的方案', '考虑过的方案', '替代方案', '选项', 'opzioni considerate', 'opzioni', 'alternative', 'рассмотренные варианты', 'рассматриваемые варианты', 'варианты', 'альтернативы', 'рассмотренные альтернативы',
    'betrachtete optionen', 'erwogene optionen', 'optionen', 'alternativen', 'betrachtete alternativen', 'erwogene alternativen', 'geprüfte alternativen', 'overwogen opties', 'overwogen alternatieven', 'alternatieven', 'opties', 'vurderte alternativer', 'alternativer', 'vurderte løsninger', 'گزینه های بررسی شده',
  ],
  outcome: [
    'decision', 'decisions', 'decision outcome', 'decision outcomes', 'outcome', 'decided approach', 'solution', 'solution (decision)', 'recommendation', 'chosen option', 'resolution', 'proposed design', 'proposed solution', 'proposal', 'proposed decision', 'decision made', 'the decision', 'decision and rationale', 'decision statement', 'our decision', 'selected option', 'conclusion', 'the strategy', 'describe the proposed option and how it helps to overcome the problem or limitation', 'describe the feature / enhancement and how it helps to overcome the problem or limitation', 'final decision', 'decision (outcome)', 'what', 'what it is', 'decision details', 'locked decisions', 'technical decision', 'architecture decision', 'architectural decision', 'design decision',
    'decisión', 'resultado de la decisión', 'decisión tomada', 'decisão', 'resultado da decisão', 'decisões', 'décision', 'résultat de la décision', 'décisions', 'karar', 'karar sonucu', 'penderfyniad', 'canlyniad penderfyniad', '決定', '意思決定結果', '決定事項', '決定内容', '결정', '결정 결과', '결정 사항', '선택한 결정', '최종 결정', '决策', '决定', '决策结果', '决策输出', 'decisione', 'решение', 'принятое решение', 'результат решения', 'تصمیم',
    'entscheidung', 'entscheidungsergebnis', 'ergebnis der entscheidung', 'beschluss', 'besluit', 'beslissing', 'beslutning', 'avgjørelse', 'vedtak',
  ],
  rationale: ['rationale', 'argument', 'justification', 'reasoning', 'why', 'reasons', 'reason', 'begründung', 'onderbouwing', 'begrunnelse', 'justificación', 'justificativa', 'justification de la décision', 'motivazione', '理由', '根拠', '決定理由', '근거', '이유', '결정 이유', '선택 이유', '原因', '理由说明', 'обоснование', 'gerekçe'],
  consequences: [
    'consequences', 'implications', 'impact', 'impacts', 'results', 'consequences (results)', 'outcomes', 'effects', 'trade-offs', 'tradeoffs', 'trade offs', 'consequence', 'resulting context', 'consequences and trade-offs', 'consequences & trade-offs', 'stakeholder impacts', 'implications and consequences', 'consequences and risks', 'consequences/impact',
    'consecuencias', 'consequências', 'consequência', 'impacto', 'conséquences', 'conséquence', 'sonuçlar', 'canlyniadau', '影響', '結果', '結果・影響', '帰結', '結果と影響', '결과', '영향', '결과 및 영향', '기대 효과', '后果', '结果', '影响', '後果', 'conseguenze', 'последствия', 'نتایج',
    'konsequenzen', 'auswirkungen', 'folgen', 'gevolgen', 'consequenties', 'konsekvenser',
  ],
  positive: [
    'positive consequences', 'positive', 'positives', 'advantages', 'benefits', 'pros', 'the benefits', 'the upside', 'good', 'upsides', 'pro', 'positive impacts', 'gains', 'positive outcomes', 'positive effects', 'positive impact',
    'consecuencias positivas', 'positivas', 'ventajas', 'beneficios', 'consequências positivas', 'positivos', 'vantagens', 'benefícios', 'conséquences positives', 'avantages', 'positives', 'olumlu sonuçlar', 'olumlu', 'canlyniadau cadarnhaol', '肯定的な結果', 'メリット', '良い点', 'ポジティブ', '利点', '긍정적인 결과', '긍정적', '장점', '긍정적 영향', '긍정적 결과', '긍정', '积极影响', '正面影响', '正面', '优点', '好处', '优势', 'conseguenze positive', 'vantaggi', 'положительные последствия', 'положительные', 'преимущества', 'плюсы',
    'positive konsequenzen', 'positive auswirkungen', 'positiv', 'vorteile', 'positieve gevolgen', 'voordelen', 'positief', 'positive konsekvenser', 'fordeler',
  ],
  negative: [
    'negative consequences', 'negative', 'negatives', 'disadvantages', 'drawbacks', 'downsides', 'the downside', 'the downsides', 'cons', 'con', 'bad', 'disadvantages / risks', 'disadvantages and risks', 'negative impacts', 'costs', 'negative outcomes', 'negative effects', 'limitations', 'negative impact', 'negative/risks', 'negative / risks',
    'consecuencias negativas', 'negativas', 'desventajas', 'consequências negativas', 'negativos', 'desvantagens', 'conséquences négatives', 'négatives', 'inconvénients', 'olumsuz sonuçlar', 'olumsuz', 'canlyniadau negyddol', '否定的な結果', 'デメリット', '悪い点', 'ネガティブ', '欠点', '부정적인 결과', '부정적', '단점', '부정적 영향', '부정적 결과', '부정', '消极影响', '负面影响', '负面', '缺点', '劣势', 'conseguenze negative', 'svantaggi', 'отрицательные последствия', 'негативные последствия', 'отрицательные', 'негативные', 'недостатки', 'минусы',
    'negative konsequenzen', 'negative auswirkungen', 'negativ', 'nachteile', 'negatieve gevolgen', 'nadelen', 'negatief', 'negative konsekvenser', 'ulemper',
  ],
  neutral: ['neutral', 'neutral consequences', 'neutrals', 'other', 'neutros', 'neutras', 'neutres', 'neutre', 'neutral konsequenzen', 'neutrale konsequenzen', 'neutraal', 'nøytral', 'nøytrale', '中立', '중립', '중립적', '中性', 'neutri', 'нейтральные', 'nötr'],
  confirmation: ['confirmation', 'validation', 'verification', 'compliance', 'governance', 'how to verify', 'success criteria', 'acceptance criteria', 'verification plan', 'validierung', 'bestätigung', 'überprüfung', 'validatie', 'bevestiging', 'bekreftelse', 'validering', 'confirmación', 'validación', 'confirmação', 'validação', 'conferma', '確認', '検証', '검증', '확인', '确认', '验证', 'подтверждение', 'проверка', 'cadarnhad', 'cadarnhau', 'doğrulama', 'تأیید'],
  arguments: [
    'pros and cons of the options', 'pros and cons', 'options analysis', 'analysis', 'research and analysis', 'comparison', 'comparative analysis', 'option comparison', 'pros & cons of the options', 'pros/cons', 'analysis of options', 'comparison matrix', 'evaluation', 'pros and cons of the alternatives', 'pros and cons of alternatives', 'pros and cons of alternatives considered', 'pros and cons of options',
    'pros y contras de las opciones', 'ventajas y desventajas de las opciones', 'prós e contras das opções', 'avantages et inconvénients des options', 'seçeneklerin artıları ve eksileri', 'manteision ac anfanteision yr opsiynau', 'オプションの長所と短所', '選択肢の長所と短所', '각 옵션의 장단점', '옵션의 장점과 단점', '옵션별 장단점', '方案优缺点', '方案的优缺点', '各方案优缺点', 'pro e contro delle opzioni', 'плюсы и минусы вариантов', 'преимущества и недостатки вариантов',
    'vor- und nachteile der optionen', 'pro und contra der optionen', 'voor- en nadelen van de opties', 'fordeler og ulemper ved alternativene', 'fordeler og ulemper', 'مزایا و معایب گزینه ها',
  ],
  more: ['more information', 'further information', 'additional information', 'more info', 'más información', 'mais informações', 'informações adicionais', "plus d'informations", "informations complémentaires", 'daha fazla bilgi', 'mwy o wybodaeth', '詳細情報', '補足', '追加情報', '추가 정보', '더 많은 정보', '更多信息', '补充信息', 'ulteriori informazioni', 'дополнительная информация', 'weitere informationen', 'meer informatie', 'mer informasjon', 'اطلاعات بیشتر'],
  links: [
    'links', 'references', 'related', 'related decisions', 'related adrs', 'related documents', 'further reading', 'see also', 'related requirements', 'related artifacts', 'related principles', 'other related adrs', 'resources', 'prior art', 'reference', 'related links', 'related records', 'relations', 'related adr', 'related work', 'relationships',
    'enlaces', 'referencias', 'referências', 'liens', 'références', 'bağlantılar', 'dolenni', 'リンク', '参考', '参考資料', '関連', '관련', '링크', '참고', '참고 자료', '관련 문서', '관련 adr', '참조', '链接', '参考', '参考资料', '相关', '相关决策', 'collegamenti', 'riferimenti', 'ссылки', 'связанные решения', 'связанные документы', 'referenzen', 'verweise', 'verwandte entscheidungen', 'referenties', 'verwijzingen', 'gerelateerde beslissingen', 'referanser', 'lenker', 'relaterte beslutninger',
  ],
  'follow-ups': ['follow-ups', 'follow ups', 'followups', 'follow-up', 'action items', 'actions', 'next steps', 'todo', 'to do', 'tasks', 'follow-up actions', 'follow-up work', 'followup', 'nächste schritte', 'maßnahmen', 'offene punkte', 'folgeaufgaben', 'próximos pasos', 'acciones', 'próximos passos', 'ações', 'prochaines étapes', 'actions à mener', 'vervolgstappen', 'acties', 'neste steg', 'oppfølging', 'sonraki adımlar', 'camau nesaf', '次のステップ', 'アクションアイテム', '후속 조치', '다음 단계', '액션 아이템', '后续步骤', '下一步', '待办', 'prossimi passi', 'следующие шаги', 'дальнейшие шаги'],
  risks: ['risks', 'risks and mitigations', 'risk', 'risk assessment', 'mitigations', 'risiken', 'riesgos', 'riscos', 'risques', "risico's", 'risikoer', 'リスク', '위험', '리스크', '风险', 'rischi', 'риски'],
  rollback: ['rollback / exit strategy', 'rollback', 'exit strategy', 'rollback and exit strategy', 'rollback plan', 'rollback strategy'],
  components: ['affected components', 'impacted areas', 'components', 'affected systems'],
  audit: ['audit'],
  changelog: ['changelog', 'change log', 'history', 'revision history', 'document history', 'version history', 'änderungshistorie', 'änderungsprotokoll', 'historial de cambios', 'histórico', 'historique', '変更履歴', '변경 이력', '变更记录', '变更日志', 'история изменений'],
  notes: ['notes', 'note', 'comments', 'remarks', 'notizen', 'anmerkungen', 'notas', 'remarques', 'opmerkingen', 'merknader', '備考', 'メモ', '비고', '메모', '备注', 'note aggiuntive', 'примечания', 'open questions', 'unresolved questions', 'epilogue'],
};

/** Heading key → canonical section. */
export const SECTION_WORDS: ReadonlyMap<string, SectionKind> = buildWords();

function buildWords(): ReadonlyMap<string, SectionKind> {
  const words = new Map<string, SectionKind>();
  for (const [kind, list] of Object.entries(WORDS)) for (const word of list) if (!words.has(word)) words.set(word, kind as SectionKind);
  return words;
}

/** Meaning of a heading key: as a whole, without a part in parentheses, then by that part alone. */
export function sectionKindOf(key: string, own: Readonly<Record<string, SectionKind>>): SectionKind | undefined {
  const known = knownKinds(own);
  if (known.has(key)) return known.get(key);
  const kind = findKind(key, own);
  if (known.size < MANY_KEYS) known.set(key, kind);
  return kind;
}

const KINDS = new WeakMap<Readonly<Record<string, SectionKind>>, Map<string, SectionKind | undefined>>();
const MANY_KEYS = 20_000;

/** Keys seen so far with these extra headings: a log repeats the same few. */
function knownKinds(own: Readonly<Record<string, SectionKind>>): Map<string, SectionKind | undefined> {
  const known = KINDS.get(own) ?? new Map<string, SectionKind | undefined>();
  KINDS.set(own, known);
  return known;
}

function findKind(key: string, own: Readonly<Record<string, SectionKind>>): SectionKind | undefined {
  return lookUp(key, own) ?? lookUp(withoutParentheses(key), own) ?? lookUp(insideParentheses(key), own) ?? lookUp(beforeSlash(key), own);
}

function lookUp(key: string, own: Readonly<Record<string, SectionKind>>): SectionKind | undefined {
  if (key === '') return undefined;
  return Object.hasOwn(own, key) ? own[key] : SECTION_WORDS.get(key);
}

function withoutParentheses(key: string): string {
  return key.replace(/\s*[(（][^)）]*[)）]\s*/g, ' ').trim();
}

function insideParentheses(key: string): string {
  return /[(（]([^)）]+)[)）]\s*$/.exec(key)?.[1]?.trim() ?? '';
}

function beforeSlash(key: string): string {
  return /^([^/|]+?)\s*[/|]\s*\S/.exec(key)?.[1] ?? '';
}

const OPENING_WORDS = /^(decision(?: outcomes?)?|context(?: and problem statement)?|problem statement|considered options|options considered|decision drivers|consequences)(?:\s*:|\s+[-–—])\s*\S/;

/** Meaning of a heading that goes on after a section's name, such as `decision: use one queue`. Titles are written so too: not for them. */
export function openingKindOf(key: string): SectionKind | undefined {
  const word = OPENING_WORDS.exec(key)?.[1];
  return word === undefined ? undefined : SECTION_WORDS.get(word);
}
