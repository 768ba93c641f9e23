import type { StatusName } from '../../model/status.ts';

/** Words of one language for what the writer of fields writes, in lower case. Phrases stand before the other record. */
export interface StatusLanguage {
  readonly id: string;
  readonly words: Readonly<Record<StatusName, string>>;
  readonly supersededBy: string;
  readonly supersedes: string;
  readonly amendedBy: string;
  readonly amends: string;
}

type Row = readonly [id: string, words: string, phrases: string];

const NAMES: readonly StatusName[] = [
  'draft',
  'proposed',
  'accepted',
  'implemented',
  'rejected',
  'withdrawn',
  'deprecated',
  'superseded',
];
const ENGLISH = 'superseded by|supersedes|amended by|amends';

/**
 * Words in the order of `NAMES`, phrases in the order superseded by, supersedes, amended by, amends. Languages that put the other
 * record first take the English phrases: those are read in every record.
 */
const ROWS: readonly Row[] = [
  ['en', 'draft|proposed|accepted|implemented|rejected|withdrawn|deprecated|superseded', ENGLISH],
  [
    'de',
    'entwurf|vorgeschlagen|akzeptiert|umgesetzt|abgelehnt|zurückgezogen|veraltet|ersetzt',
    'ersetzt durch|ersetzt|geändert durch|ändert',
  ],
  [
    'nl',
    'concept|voorgesteld|geaccepteerd|geïmplementeerd|afgewezen|ingetrokken|verouderd|vervangen',
    'vervangen door|vervangt|gewijzigd door|wijzigt',
  ],
  ['no', 'utkast|foreslått|akseptert|implementert|avvist|trukket|utdatert|erstattet', 'erstattet av|erstatter|endret av|endrer'],
  [
    'es',
    'borrador|propuesto|aceptado|implementado|rechazado|retirado|obsoleto|reemplazado',
    'reemplazado por|reemplaza|enmendado por|enmienda',
  ],
  [
    'es-f',
    'borrador|propuesta|aceptada|implementada|rechazada|retirada|obsoleta|reemplazada',
    'reemplazada por|reemplaza|enmendado por|enmienda',
  ],
  ['fr', 'brouillon|proposé|accepté|implémenté|rejeté|retiré|obsolète|remplacé', 'remplacé par|remplace|amendé par|amende'],
  [
    'fr-f',
    'brouillon|proposée|acceptée|implémentée|rejetée|retiré|obsolète|remplacée',
    'remplacée par|remplace|amendé par|amende',
  ],
  [
    'pt',
    'rascunho|proposto|aceito|implementado|rejeitado|cancelado|descontinuado|substituído',
    'substituído por|substitui|emendado por|emenda',
  ],
  [
    'pt-f',
    'rascunho|proposta|aceita|implementada|rejeitada|cancelada|descontinuada|substituída',
    'substituída por|substitui|emendado por|emenda',
  ],
  [
    'it',
    'bozza|proposta|accettata|implementata|rifiutata|ritirata|deprecata|sostituita',
    'sostituita da|sostituisce|amended by|amends',
  ],
  ['tr', 'taslak|önerilen|kabul edildi|uygulandı|reddedildi|geri çekildi|kullanımdan kaldırıldı|yerini aldı', ENGLISH],
  [
    'cy',
    "drafft|arfaethedig|derbyn|gweithredwyd|gwrthodwyd|withdrawn|anghymeradwy|wedi'i ddisodli",
    "wedi'i ddisodli gan|yn disodli|amended by|amends",
  ],
  ['ja', '下書き|提案|承認|実装済み|却下|取り下げ|非推奨|置き換え', ENGLISH],
  ['ko', '초안|제안됨|승인됨|구현됨|거부됨|철회됨|폐기됨|대체됨', ENGLISH],
  ['zh', '草案|提议|已接受|已实施|已拒绝|已撤回|已弃用|已取代', '被取代|取代|amended by|amends'],
  [
    'ru',
    'черновик|предложено|принято|реализовано|отклонено|отозвано|устарело|заменено',
    'заменено на|заменяет|amended by|amends',
  ],
  [
    'fa',
    'پیش‌نویس|پیشنهاد شده|پذیرفته شده|پیاده شده|رد شده|withdrawn|منسوخ|جایگزین شده',
    'جایگزین شده با|supersedes|amended by|amends',
  ],
];

/** Languages a status can be written in; the first is English. */
export const STATUS_LANGUAGES: readonly StatusLanguage[] = ROWS.map(toLanguage);

function toLanguage([id, words, phrases]: Row): StatusLanguage {
  const list = words.split('|');
  const [supersededBy = '', supersedes = '', amendedBy = '', amends = ''] = phrases.split('|');
  const named = Object.fromEntries(NAMES.map((name, index) => [name, list[index] ?? name]));
  return {
    id,
    words: {
      draft: '',
      proposed: '',
      accepted: '',
      implemented: '',
      rejected: '',
      withdrawn: '',
      deprecated: '',
      superseded: '',
      ...named,
    },
    supersededBy,
    supersedes,
    amendedBy,
    amends,
  };
}
