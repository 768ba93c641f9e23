import type { StatusName } from '../../model/status.ts';

/** Words for a status in English and the languages seen in real logs, lower case, by canonical name. */
const WORDS: Readonly<Record<StatusName, readonly string[]>> = {
  draft: ['draft', 'wip', 'work in progress', 'rfc', 'open', 'entwurf', 'concept', 'utkast', 'borrador', 'brouillon', 'rascunho', 'bozza', 'черновик', '草案', '草稿', '下書き', 'ドラフト', '초안', 'taslak', 'drafft', 'پیش‌نویس', 'in draft', 'drafted', 'drafting'],
  proposed: [
    'proposed', 'proposal', 'pending', 'under review', 'in review', 'review', 'reviewed', 'in consideration', 'under consideration', 'under discussion', 'in discussion', 'in progress',
    'vorgeschlagen', 'vorschlag', 'in prüfung', 'voorgesteld', 'voorstel', 'foreslått', 'propuesto', 'propuesta', 'proposé', 'proposée', 'proposto', 'proposta', 'önerilen', 'önerildi', 'arfaethedig', '提案', '提案中', '제안됨', '제안',
    '提议', '提議', '提议中', 'предложено', 'предложен', 'на рассмотрении', 'پیشنهاد شده', 'en revisión', 'em revisão', 'en attente', 'pendente', 'pendiente', 'ausstehend',
  ],
  accepted: [
    'accepted', 'approved', 'active', 'decided', 'committed', 'adopted', 'ratified', 'in force', 'in effect', 'accept', 'approve', 'effective', 'current',
    'akzeptiert', 'angenommen', 'beschlossen', 'genehmigt', 'entschieden', 'aktiv', 'in kraft', 'geaccepteerd', 'aanvaard', 'goedgekeurd', 'actief', 'besloten', 'akseptert', 'godkjent', 'vedtatt', 'besluttet',
    'aceptado', 'aceptada', 'aprobado', 'aprobada', 'vigente', 'accepté', 'acceptée', 'approuvé', 'approuvée', 'validé', 'validée', 'adopté', 'adoptée', 'aceito', 'aceita', 'aprovado', 'aprovada', 'accettata', 'accettato', 'approvata', 'approvato',
    'kabul edildi', 'derbyn', 'derbyniwyd', '承認', '承認済み', '採用', '採択', '決定', '허용됨', '승인', '승인됨', '채택', '채택됨', '通过', '已通过', '接受', '已接受', '采纳', '已采纳', '通過', '已決定', 'принято', 'принят', 'принята', 'утверждено', 'پذیرفته شده', 'одобрено',
  ],
  implemented: [
    'implemented', 'done', 'completed', 'complete', 'finished', 'production-ready', 'production ready', 'umgesetzt', 'implementiert', 'erledigt', 'geïmplementeerd', 'afgerond', 'implementert', 'gjennomført',
    'implementado', 'implementada', 'completado', 'terminé', 'terminée', 'implémenté', 'implémentée', 'mis en œuvre', 'finalizado', 'finalizada', 'concluído', 'concluída', 'implementata', 'implementato', 'uygulandı', 'tamamlandı', '完成', '已完成', '实施', '已实施', '已实现', '実装済み', '実装済', '完了', '구현됨', '구현 완료', '완료', 'реализовано', 'выполнено', 'پیاده شده', 'gweithredwyd',
  ],
  rejected: [
    'rejected', 'declined', 'refused', 'denied', 'not accepted', 'reject', 'abgelehnt', 'verworfen', 'afgewezen', 'verworpen', 'avvist', 'avslått', 'rechazado', 'rechazada', 'rejeté', 'rejetée', 'refusé', 'rejeitado', 'rejeitada', 'recusado', 'rifiutata', 'rifiutato', 'reddedildi', 'gwrthodwyd', '却下', '却下済み', '거부됨', '거부', '기각', '拒绝', '已拒绝', '否决', '已否决', '不采用', 'отклонено', 'отклонён', 'отклонен', 'رد شده',
  ],
  withdrawn: ['withdrawn', 'cancelled', 'canceled', 'abandoned', 'retracted', 'zurückgezogen', 'ingetrokken', 'trukket', 'trukket tilbake', 'retirado', 'retirada', 'retiré', 'cancelado', 'cancelada', 'ritirata', 'geri çekildi', '取り下げ', '철회', '철회됨', '撤回', '已撤回', '取消', '已取消', 'отозвано'],
  deprecated: [
    'deprecated', 'obsolete', 'obsoleted', 'retired', 'outdated', 'expired', 'discontinued', 'reverted', 'no longer valid', 'no longer relevant', 'archived', 'veraltet', 'überholt', 'außer kraft', 'verouderd', 'vervallen', 'utdatert', 'foreldet', 'avviklet',
    'en desuso', 'obsoleto', 'obsoleta', 'deprecado', 'obsolète', 'déprécié', 'dépréciée', 'descontinuado', 'descontinuada', 'depreciado', 'deprecata', 'deprecato', 'obsoleta', 'kullanımdan kaldırıldı', 'anghymeradwy', '非推奨', '廃止', '더 이상 사용되지 않음', '폐기', '폐기됨', '已弃用', '弃用', '已废弃', '废弃', 'устарело', 'устарел', 'منسوخ',
  ],
  superseded: [
    'superseded', 'superceded', 'superseeded', 'superceeded', 'replaced', 'ersetzt', 'abgelöst', 'vervangen', 'erstattet', 'reemplazado', 'reemplazada', 'sustituido', 'sustituida', 'remplacé', 'remplacée', 'substituído', 'substituída', 'sostituita', 'sostituito', 'yerini aldı', 'yerine geçildi', "wedi'i ddisodli", 'disodlwyd', '置き換え', '置換', '代替済み', '대체됨', '대체', '已取代', '被取代', '取代', '已替代', '被替代', 'заменено', 'заменен', 'заменён', 'изменено', 'جایگزین شده',
  ],
};

/** Spellings that are read and not recommended. */
export const OLD_SPELLINGS: ReadonlySet<string> = new Set(['superceded', 'superseeded', 'superceeded', 'supercedes', 'superseeds', 'superceeds', 'depreciated']);

/** Word → canonical status. */
export const STATUS_WORDS: ReadonlyMap<string, StatusName> = buildWords();

function buildWords(): ReadonlyMap<string, StatusName> {
  const words = new Map<string, StatusName>();
  for (const name of Object.keys(WORDS)) {
    if (isStatusName(name)) for (const word of WORDS[name]) words.set(word, name);
  }
  words.set('depreciated', 'deprecated');
  return words;
}

/** True for one of the eight canonical names. */
export function isStatusName(word: string): word is StatusName {
  return Object.hasOwn(WORDS, word);
}

/** The eight canonical names, in the order of a decision's life. */
export const STATUS_NAMES: readonly StatusName[] = ['draft', 'proposed', 'accepted', 'implemented', 'rejected', 'withdrawn', 'deprecated', 'superseded'];
