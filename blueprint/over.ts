import type { Entity } from './schema.ts';

// States in which a row no longer takes what it took, by the words that people have for them.

/** It didn't go as it was meant to. */
const GONE =
  /^(?:cancel|annul|reject|declin|den(?:y|ied)|lost|no[ -]?show|withdrawn|failed|missed|refus|abgelehnt|abgesagt|storniert|verloren|zurückgezogen|nicht erschienen|cancelad|anulad|rechazad|perdid|no se present|perdu|absent|已取消|取消|拒绝|退出|爽约|未到|ملغ|مرفوض|لم يحضر)/iu;
/** It is only waiting for a place. */
const WAITING = /wait(?:ing )?list|lista de espera|liste d.attente|warteliste|候补|قائمة الانتظار/iu;
/** What was lent, rented or let is back. */
const RETURNED =
  /return|given back|devuelt|rendue?s?$|restitu|retourn|zurückgegeben|zurückgebracht|归还|已还|أعيد|معاد|إرجاع/iu;
/** It is done with, where nothing comes after. */
const DONE =
  /done|complet|finish|closed|ended|resolv|deliver|collected|picked up|checked.?out|terminad|finalizad|cerrad|entregad|terminée?|finie?|livrée?|clôtur|erledigt|abgeschlossen|beendet|geschlossen|abgeholt|完成|结束|关闭|منته|مكتمل|مغلق|تم /iu;

/** Whether a state is an end that isn't good. */
export const isGone = (label: string): boolean => GONE.test(label);

const statesLike = (entity: Entity, pattern: RegExp): string[] => {
  const field = entity.fields.find(({ name }) => name === entity.states?.field);
  return (field?.options ?? [])
    .filter(({ label, name }) => pattern.test(label) || pattern.test(name))
    .map(({ name }) => name);
};

/** States of rows that ended in no good way. */
export const goneStates = (entity: Entity): string[] => statesLike(entity, GONE);
/** States of rows that wait for a place and have none. */
export const waitingStates = (entity: Entity): string[] => statesLike(entity, WAITING);
/** States of rows that gave back what they had. */
export const returnedStates = (entity: Entity): string[] => statesLike(entity, RETURNED);
/** States of rows that are done with: nothing follows them. */
export function doneStates(entity: Entity): string[] {
  const left = new Set(entity.states?.transitions.map(({ from }) => from));
  return statesLike(entity, DONE).filter((name) => !left.has(name));
}
