import type { FieldName } from '../../model/decision.ts';

/** Labels of header entries and front matter keys by canonical field, lower case, blanks for `-` and `_`. */
const WORDS: Readonly<Record<Exclude<FieldName, 'relation'>, readonly string[]>> = {
  title: ['title', 'name', 'titel', 'título', 'titre', 'başlık', 'teitl', 'タイトル', '제목', '标题', 'titolo', 'название', 'tittel'],
  number: ['number', 'adr', 'adr number', 'adr id', 'id', 'adr_id', 'nummer', 'número', 'numéro', 'adr no'],
  status: ['status', 'state', 'decision status', 'adr status', 'estado', 'statut', 'état', 'durum', 'statws', 'ステータス', '状態', '상태', '状态', '狀態', 'stato', 'статус', 'وضعیت', 'current status'],
  date: ['date', 'decision date', 'date decided', 'decided on', 'decided', 'fecha', 'tarih', 'dyddiad', '日付', '日期', '날짜', '일자', '작성일', '결정일', 'data', 'дата', 'تاریخ', 'datum', 'dato', 'dated', 'date documented', '作成日', '決定日', 'data da decisão', 'fecha de decisión', 'date de décision', 'date de la décision', 'start date', 'datum der entscheidung'],
  'proposed-date': ['proposed date', 'date proposed', 'proposed on', 'proposed'],
  'accepted-date': ['accepted date', 'date accepted', 'accepted on', 'approved on', 'approval date', 'date approved', 'approved'],
  created: ['created', 'created at', 'creation date', 'created on', 'date created', 'aangemaakt', 'erstellt', 'erstellt am', 'creado', 'criado', 'créé', 'créé le', 'creata', 'создано', 'opprettet', '生成日', '创建日期', '创建时间'],
  updated: ['updated', 'last updated', 'last modified', 'updated at', 'modified', 'last update', 'revised', 'last revised', 'bijgewerkt', 'aktualisiert', 'zuletzt aktualisiert', 'actualizado', 'última actualización', 'atualizado', 'mis à jour', 'dernière mise à jour', 'oppdatert', 'обновлено', '更新日', '更新日期', '최종 수정', '수정일', 'aggiornata'],
  'review-by': ['review by', 'review', 'review date', 'next review', 'review on', 'revisit', 'revisit by', 'revisit on', 'stale by', 'expires', 'expires on', 'valid until', 'review due', 'überprüfung am', 'resubmission', 'nächste überprüfung', 'wiedervorlage'],
  'decision-makers': ['decision makers', 'decision maker', 'decision maker(s)', 'deciders', 'decider', 'decided by', 'approvers', 'approver', 'approved by', 'decidentes', 'decisores', 'décideurs', 'karar vericiler', 'penderfynwyr', '決定者', '결정자', '决策者', 'decisori', 'принимающие решение', 'entscheider', 'entscheidungsträger', 'beslissers', 'besluitnemers', 'beslutningstakere', 'ответственные', 'beteiligte'],
  consulted: ['consulted', 'konsultiert', 'consultados', 'consultés', 'geraadpleegd', 'konsultert'],
  informed: ['informed', 'informiert', 'informados', 'informés', 'geïnformeerd', 'informert'],
  authors: ['author', 'authors', 'owner', 'owners', 'author(s)', 'authored by', 'written by', 'proposer', 'proposed by', 'submitters', 'submitter', 'autor', 'autores', 'autoren', 'auteur', 'auteurs', 'autore', 'autori', 'автор', 'авторы', '作者', '著者', '작성자', 'forfatter', 'forfattere', 'contact', 'champion', 'maintainers', 'document owner'],
  tags: ['tags', 'tag', 'topics', 'labels', 'keywords', 'area', 'categories', 'category', 'schlagworte', 'étiquettes', 'etiquetas', 'タグ', '태그', '标签', 'теги'],
  governs: ['governs', 'applies to', 'scope paths'],
  story: ['technical story', 'user story', 'story', 'ticket', 'issue', 'architecture issue'],
};

/** Label → canonical field. */
export const LABEL_WORDS: ReadonlyMap<string, FieldName> = buildWords();

function buildWords(): ReadonlyMap<string, FieldName> {
  const words = new Map<string, FieldName>();
  for (const [field, list] of Object.entries(WORDS)) for (const word of list) if (!words.has(word)) words.set(word, field as FieldName);
  return words;
}

/** Form of a label or key under which `LABEL_WORDS` holds it. `decisionMakers`, `decision_makers` and `Decision-Makers` are one. */
export function labelKey(label: string): string {
  return label
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/[_-]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
