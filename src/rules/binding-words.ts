/** Words that turn a sentence round or bind somebody, in the languages of real logs: no edit of one is a small one. */
export const BINDING_WORDS: ReadonlySet<string> = new Set(
  [
    'no not never none nothing neither nor without cannot can may might must shall should will won would only always all every any except unless optional required mandatory forbidden allowed',
    'nicht kein keine keinen keiner nie niemals ohne muss müssen darf dürfen soll sollen sollte nur immer alle jede jeder außer',
    'ne pas jamais aucun aucune sans doit doivent peut peuvent toujours seulement tous toutes sauf',
    'no nunca ningún ninguna sin debe deben puede pueden siempre solo sólo todos todas salvo',
    'não nunca nenhum nenhuma sem deve devem pode podem sempre apenas todos todas exceto',
    'niet geen nooit zonder moet moeten mag mogen altijd alleen alle behalve',
    'ikke ingen aldri uten må skal kan bør alltid bare alle unntatt',
    'non mai nessuno nessuna senza deve devono può possono sempre solo tutti tutte tranne',
    'не нет никогда без должен должна должны можно нельзя всегда только все кроме',
    'ddim byth heb rhaid dim',
    'asla değil hiçbir zorunlu yalnızca her',
    '不 没 無 没有 必 须 须要 应 可 禁 止 只 全',
  ].flatMap((list) => list.split(' ')),
);
