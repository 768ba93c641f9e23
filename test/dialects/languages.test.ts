import { describe, expect, it } from 'vitest';
import type { SectionKind } from '../../src/model/decision.ts';
import { dateOf, linksOf, readRecord, statusOf } from './read-record.ts';

interface Language {
  readonly name: string;
  /** Labels of status, date and, where the language's template has one, of those who decide. */
  readonly labels: readonly [status: string, date: string, people?: string];
  /** Words as the templates write them → canonical name. */
  readonly words: Readonly<Record<string, string>>;
  /** Headings of Nygard's parts: status, context, decision, consequences. */
  readonly nygard?: readonly [string, string, string, string];
  /** Headings of MADR 2: context, drivers, options, outcome, positive, negative, arguments, links. */
  readonly madr?: readonly string[];
}

/** What the templates of eleven languages say, and what German, Dutch and Norwegian logs say. */
const LANGUAGES: readonly Language[] = [
  {
    name: 'Spanish',
    labels: ['Estado', 'Fecha', 'Decidentes'],
    words: {
      propuesto: 'proposed',
      rechazado: 'rejected',
      aceptado: 'accepted',
      Aceptada: 'accepted',
      'en desuso': 'deprecated',
      'reemplazado por': 'superseded',
    },
    nygard: ['Estado', 'Contexto', 'Decisión', 'Consecuencias'],
    madr: [
      'Contexto y planteamiento del problema',
      'Impulsores de decisión',
      'Opciones consideradas',
      'Resultado de la decisión',
      'Consecuencias positivas',
      'Consecuencias negativas',
      'Pros y contras de las opciones',
      'Enlaces',
    ],
  },
  {
    name: 'French',
    labels: ['Statut ', 'Date ', 'Décideurs '],
    words: {
      proposé: 'proposed',
      rejeté: 'rejected',
      accepté: 'accepted',
      obsolète: 'deprecated',
      déprécié: 'deprecated',
      terminé: 'implemented',
      'remplacé par': 'superseded',
    },
    nygard: ['Statut', 'Contexte', 'Décision', 'Conséquences'],
    madr: [
      'Contexte et énoncé du problème',
      'Facteurs de décision',
      'Options envisagées',
      'Résultat de la décision',
      'Conséquences positives',
      'Conséquences négatives',
      'Avantages et inconvénients des options',
      'Liens',
    ],
  },
  {
    name: 'Turkish',
    labels: ['Durum', 'Tarih', 'Karar vericiler'],
    words: { önerilen: 'proposed', reddedildi: 'rejected', 'kabul edildi': 'accepted', 'kullanımdan kaldırıldı': 'deprecated' },
    nygard: ['Durum', 'Bağlam', 'Karar', 'Sonuçlar'],
    madr: [
      'Bağlam ve Problem Tanımı',
      'Karar Etkenleri',
      'Değerlendirilen Seçenekler',
      'Karar Sonucu',
      'Olumlu Sonuçlar',
      'Olumsuz Sonuçlar',
      'Seçeneklerin Artıları ve Eksileri',
      'Bağlantılar',
    ],
  },
  {
    name: 'Welsh',
    labels: ['Statws', 'Dyddiad', 'Penderfynwyr'],
    words: {
      arfaethedig: 'proposed',
      gwrthodwyd: 'rejected',
      derbyn: 'accepted',
      anghymeradwy: 'deprecated',
      "wedi'i ddisodli gan": 'superseded',
    },
    nygard: ['Statws', 'Cyd-destun', 'Penderfyniad', 'Canlyniadau'],
    madr: [
      'Datganiad Cyd-destun a Phroblem',
      'Gyrwyr Penderfyniad',
      'Opsiynau a Ystyrir',
      'Canlyniad Penderfyniad',
      'Canlyniadau Cadarnhaol',
      'Canlyniadau Negyddol',
      'Manteision ac Anfanteision yr Opsiynau',
      'Dolenni',
    ],
  },
  {
    name: 'Japanese',
    labels: ['ステータス', '日付', '決定者'],
    words: { 提案: 'proposed', 却下: 'rejected', 承認: 'accepted', 非推奨: 'deprecated' },
    nygard: ['ステータス', '背景', '決定', '影響'],
    madr: [
      '背景と問題提起',
      '意思決定推進者',
      '検討対象となるオプション',
      '意思決定結果',
      '肯定的な結果',
      '否定的な結果',
      'オプションの長所と短所',
      'リンク',
    ],
  },
  {
    name: 'Korean',
    labels: ['상태', '날짜', '결정자'],
    words: { 제안됨: 'proposed', 거부됨: 'rejected', 허용됨: 'accepted', '더 이상 사용되지 않음': 'deprecated' },
    nygard: ['상태', '문맥', '결정', '결과'],
    madr: [
      '상황 및 문제 설명',
      '의사결정 동인',
      '고려되는 옵션',
      '결정 결과',
      '긍정적인 결과',
      '부정적인 결과',
      '옵션의 장점과 단점',
      '링크',
    ],
  },
  {
    name: 'Chinese',
    labels: ['状态', '日期'],
    words: { 提议: 'proposed', 通过: 'accepted', 完成: 'implemented', 已弃用: 'deprecated', 已取代: 'superseded' },
    nygard: ['状态', '背景', '决策', '后果'],
  },
  {
    name: 'Portuguese',
    labels: ['Status', 'Data'],
    words: {
      proposto: 'proposed',
      aceito: 'accepted',
      finalizado: 'implemented',
      descontinuado: 'deprecated',
      cancelado: 'withdrawn',
    },
    nygard: ['Status', 'Contexto', 'Decisão', 'Consequência'],
  },
  {
    name: 'Italian',
    labels: ['Stato', 'Data'],
    words: {
      proposta: 'proposed',
      accettata: 'accepted',
      implementata: 'implemented',
      deprecata: 'deprecated',
      sostituita: 'superseded',
    },
    nygard: ['Stato', 'Contesto', 'Decisione', 'Conseguenze'],
  },
  {
    name: 'Russian',
    labels: ['Статус', 'Дата'],
    words: {
      предложено: 'proposed',
      принято: 'accepted',
      реализовано: 'implemented',
      устарело: 'deprecated',
      изменено: 'superseded',
    },
    nygard: ['Статус', 'Контекст', 'Решение', 'Последствия'],
  },
  {
    name: 'Persian',
    labels: ['وضعیت', 'تاریخ'],
    words: {
      'پیشنهاد شده': 'proposed',
      'پذیرفته شده': 'accepted',
      'پیاده شده': 'implemented',
      منسوخ: 'deprecated',
      'جایگزین شده': 'superseded',
    },
    nygard: ['وضعیت', 'زمینه', 'تصمیم', 'نتایج'],
  },
  {
    name: 'German',
    labels: ['Status', 'Datum', 'Entscheider'],
    words: {
      Vorgeschlagen: 'proposed',
      Akzeptiert: 'accepted',
      Angenommen: 'accepted',
      Abgelehnt: 'rejected',
      Veraltet: 'deprecated',
      'Ersetzt durch': 'superseded',
    },
    nygard: ['Status', 'Kontext', 'Entscheidung', 'Konsequenzen'],
  },
  {
    name: 'Dutch',
    labels: ['Status', 'Datum', 'Beslissers'],
    words: {
      voorgesteld: 'proposed',
      geaccepteerd: 'accepted',
      afgewezen: 'rejected',
      verouderd: 'deprecated',
      'vervangen door': 'superseded',
    },
    nygard: ['Status', 'Context', 'Besluit', 'Gevolgen'],
  },
  {
    name: 'Norwegian',
    labels: ['Status', 'Dato', 'Beslutningstakere'],
    words: {
      foreslått: 'proposed',
      akseptert: 'accepted',
      avvist: 'rejected',
      utdatert: 'deprecated',
      'erstattet av': 'superseded',
    },
    nygard: ['Status', 'Kontekst', 'Beslutning', 'Konsekvenser'],
  },
];

const NYGARD: readonly SectionKind[] = ['status', 'context', 'outcome', 'consequences'];
const MADR: readonly SectionKind[] = ['context', 'drivers', 'options', 'outcome', 'positive', 'negative', 'arguments', 'links'];

describe.each(LANGUAGES.map((language) => [language.name, language] as const))('%s', (_name, language) => {
  const [status, date, people] = language.labels;
  const nygard = language.nygard ?? ['', '', '', ''];

  it.each(Object.entries(language.words))('reads %s as %s, in a section and as a bullet', (word, name) => {
    const section = readRecord(`# 7. NATS\n\n## ${nygard[0]}\n\n${word}\n\n## ${nygard[1]}\n\nx\n\n## ${nygard[2]}\n\ny\n`);
    const bullet = readRecord(`# NATS\n\n* ${status}: ${word}\n* ${date}: 2025-02-03\n\n## ${nygard[1]}\n\nx\n`);
    expect([statusOf(section), statusOf(bullet)]).toEqual([name, name]);
  });

  it('reads date and people by their labels', () => {
    const decision = readRecord(
      `# NATS\n\n* ${status}: x\n* ${date}: 2025-02-03\n${people === undefined ? '' : `* ${people}: Ada, Grace\n`}\n## ${nygard[1]}\n\nx\n`,
    );
    expect(dateOf(decision)).toBe('2025-02-03');
    expect(decision.decisionMakers.map((one) => one.value)).toEqual(people === undefined ? [] : ['Ada', 'Grace']);
  });

  it('knows the parts of Nygard', () => {
    const decision = readRecord(`# 7. NATS\n\n${nygard.map((title) => `## ${title}\n\nx\n`).join('\n')}`);
    expect(decision.sections.slice(2).map((section) => section.kind)).toEqual(NYGARD);
    expect(['nygard', 'adr-tools']).toContain(decision.dialect);
  });

  const { madr } = language;
  if (madr !== undefined) {
    it('knows the sections of MADR 2', () => {
      const text = madr.map((title, at) => `${at === 4 || at === 5 ? '###' : '##'} ${title}\n\n* x\n`).join('\n');
      const decision = readRecord(`# NATS\n\n* ${status}: x\n* ${date}: 2025-02-03\n\n${text}`);
      expect(decision.sections.slice(2).map((section) => section.kind)).toEqual(MADR);
      expect(decision.dialect).toBe('madr-2');
    });
  }
});

describe('a successor in the order of the language', () => {
  it.each([
    ['German', 'Status: ersetzt durch [ADR-0008](0008-x.md)'],
    ['French', 'Statut : remplacé par [ADR-0008](0008-x.md)'],
    ['Spanish', 'Estado: reemplazado por [ADR-0008](0008-x.md)'],
    ['Dutch', 'Status: vervangen door [ADR-0008](0008-x.md)'],
    ['Norwegian', 'Status: erstattet av [ADR-0008](0008-x.md)'],
    ['Welsh', "Statws: wedi'i ddisodli gan [ADR-0008](0008-x.md)"],
    ['Japanese', 'ステータス: [ADR-0008](0008-x.md) に置き換え'],
    ['Korean', '상태: [ADR-0008](0008-x.md) 로 대체됨'],
    ['Turkish', 'Durum: [ADR-0008](0008-x.md) tarafından yerini aldı'],
  ])('%s', (_name, line) => {
    const decision = readRecord(`# NATS\n\n* ${line}\n\n## Context\n\nx\n`);
    expect([statusOf(decision), linksOf(decision)]).toEqual(['superseded', ['inverse supersedes 0008-x.md']]);
  });
});
