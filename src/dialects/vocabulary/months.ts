const NAMES: readonly (readonly string[])[] = [
  ['january', 'jan', 'januar', 'janvier', 'enero', 'ene', 'janeiro', 'gennaio', 'januari', 'января'],
  ['february', 'feb', 'februar', 'février', 'fevrier', 'febrero', 'fevereiro', 'fev', 'febbraio', 'februari', 'февраля'],
  ['march', 'mar', 'märz', 'mars', 'marzo', 'março', 'maart', 'марта'],
  ['april', 'apr', 'avril', 'abril', 'abr', 'aprile', 'апреля'],
  ['may', 'mai', 'mayo', 'maio', 'maggio', 'mei', 'мая'],
  ['june', 'jun', 'juni', 'juin', 'junio', 'junho', 'giugno', 'июня'],
  ['july', 'jul', 'juli', 'juillet', 'julio', 'julho', 'luglio', 'июля'],
  ['august', 'aug', 'août', 'agosto', 'ago', 'augustus', 'августа'],
  ['september', 'sep', 'sept', 'septembre', 'septiembre', 'setembro', 'set', 'settembre', 'сентября'],
  ['october', 'oct', 'oktober', 'okt', 'octobre', 'octubre', 'outubro', 'out', 'ottobre', 'октября'],
  ['november', 'nov', 'novembre', 'noviembre', 'novembro', 'ноября'],
  ['december', 'dec', 'dezember', 'dez', 'décembre', 'diciembre', 'dic', 'dezembro', 'dicembre', 'desember', 'декабря'],
];

/** Month name or abbreviation in lower case → 1 to 12. */
export const MONTHS: ReadonlyMap<string, number> = new Map(
  NAMES.flatMap((names, index) => names.map((name): [string, number] => [name, index + 1])),
);
