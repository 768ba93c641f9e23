import type { MadrHeading } from './heading-names.ts';

/** MADR's headings in one language, and the short headings by which the language is recognised. */
export interface HeadingLanguage {
  readonly code: string;
  readonly titles: Readonly<Record<MadrHeading, string>>;
  /** Headings of Nygard's form and other common ones, lower case. */
  readonly others: readonly string[];
}

type Row = readonly [code: string, context: string, drivers: string, options: string, outcome: string, consequences: string, confirmation: string, pros: string, more: string, others: readonly string[]];

const ROWS: readonly Row[] = [
  ['es', 'Contexto y planteamiento del problema', 'Impulsores de decisión', 'Opciones consideradas', 'Resultado de la decisión', 'Consecuencias', 'Confirmación', 'Pros y contras de las opciones', 'Más información', ['estado', 'contexto', 'decisión', 'referencias']],
  ['fr', 'Contexte et énoncé du problème', 'Facteurs de décision', 'Options envisagées', 'Résultat de la décision', 'Conséquences', 'Confirmation', 'Avantages et inconvénients des options', "Plus d'informations", ['statut', 'contexte', 'décision', 'conséquences positives', 'conséquences négatives']],
  ['tr', 'Bağlam ve Problem Tanımı', 'Karar Etkenleri', 'Değerlendirilen Seçenekler', 'Karar Sonucu', 'Sonuçlar', 'Doğrulama', 'Seçeneklerin Artıları ve Eksileri', 'Daha fazla bilgi', ['durum', 'bağlam', 'karar']],
  ['cy', 'Datganiad Cyd-destun a Phroblem', 'Gyrwyr Penderfyniad', 'Opsiynau a Ystyrir', 'Canlyniad Penderfyniad', 'Canlyniadau', 'Cadarnhad', 'Manteision ac Anfanteision yr Opsiynau', 'Mwy o wybodaeth', ['statws', 'cyd-destun', 'penderfyniad']],
  ['ja', '背景と問題提起', '意思決定推進者', '検討対象となるオプション', '意思決定結果', '影響', '確認', 'オプションの長所と短所', '追加情報', ['ステータス', '背景', '決定', '結果', 'コンテキスト']],
  ['ko', '상황 및 문제 설명', '의사결정 동인', '고려되는 옵션', '결정 결과', '결과', '확인', '옵션의 장점과 단점', '추가 정보', ['상태', '문맥', '배경', '맥락', '결정', '관련 문서']],
  ['zh', '背景和问题陈述', '决策驱动因素', '备选方案', '决策结果', '后果', '确认', '方案优缺点', '更多信息', ['状态', '背景', '上下文', '决策', '结果']],
  ['pt', 'Contexto e problema', 'Direcionadores da decisão', 'Opções consideradas', 'Resultado da decisão', 'Consequências', 'Confirmação', 'Prós e contras das opções', 'Mais informações', ['contexto', 'decisão', 'consequência', 'alternativas consideradas', 'referências']],
  ['it', 'Contesto', 'Fattori decisionali', 'Opzioni considerate', 'Decisione', 'Conseguenze', 'Conferma', 'Pro e contro delle opzioni', 'Ulteriori informazioni', ['stato']],
  ['ru', 'Контекст и постановка проблемы', 'Движущие факторы', 'Рассмотренные варианты', 'Результат решения', 'Последствия', 'Подтверждение', 'Плюсы и минусы вариантов', 'Дополнительная информация', ['статус', 'контекст', 'решение']],
  ['fa', 'زمینه', 'محرک‌های تصمیم', 'گزینه‌های بررسی‌شده', 'تصمیم', 'نتایج', 'تأیید', 'مزایا و معایب گزینه‌ها', 'اطلاعات بیشتر', ['وضعیت']],
  ['de', 'Kontext und Problemstellung', 'Entscheidungstreiber', 'Betrachtete Optionen', 'Entscheidungsergebnis', 'Konsequenzen', 'Bestätigung', 'Vor- und Nachteile der Optionen', 'Weitere Informationen', ['kontext', 'entscheidung', 'auswirkungen', 'betrachtete alternativen', 'referenzen']],
  ['nl', 'Context en probleemstelling', 'Beslissingsfactoren', 'Overwogen opties', 'Besluit', 'Gevolgen', 'Bevestiging', 'Voor- en nadelen van de opties', 'Meer informatie', ['beslissing', 'probleemstelling', 'achtergrond', 'consequenties']],
  ['no', 'Kontekst og problemstilling', 'Beslutningsdrivere', 'Vurderte alternativer', 'Beslutning', 'Konsekvenser', 'Bekreftelse', 'Fordeler og ulemper ved alternativene', 'Mer informasjon', ['kontekst', 'deltakere', 'notater', 'alternativer vurdert']],
];

/** The languages of MADR's headings. English is not among them. */
export const LANGUAGES: readonly HeadingLanguage[] = ROWS.map(([code, context, drivers, options, outcome, consequences, confirmation, pros, more, others]) => ({ code, titles: { context, drivers, options, outcome, consequences, confirmation, arguments: pros, more }, others }));

/** English headings of the same parts, lower case. */
export const ENGLISH: ReadonlySet<string> = new Set(['status', 'context', 'context and problem statement', 'problem statement', 'decision drivers', 'considered options', 'options considered', 'alternatives', 'alternatives considered', 'decision', 'decision outcome', 'consequences', 'positive consequences', 'negative consequences', 'rationale', 'motivation', 'summary', 'more information', 'references', 'links', 'pros and cons of the options']);
