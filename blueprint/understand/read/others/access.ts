import type { AccessFact } from '../../facts.ts';
import { INSIDERS, WITHOUT_ACCOUNT } from '../../words/others/asked.ts';
import { keyOf } from '../../lexicon.ts';
import type { Asking } from './asking.ts';
import { readRoles } from './roles.ts';

// What anybody may see or add.

const VISIBLE = /visible|sichtbar|públic[oa]|publi(?:c|que)s?(?!\p{L})|öffentlich|affich|公开|可见|علني/u;

const ONLINE =
  /^(?:online|en línea|en ligne|por internet|par internet|im (?:internet|netz)|网上|在线|线上|(?:por|en|desde) (?:la|mi|nuestra) web|sur (?:le|notre|mon) site|أونلاين|اونلاين|عبر (?:الإنترنت|الموقع)|من الموقع|.*formular)$/u;

/** What comes is done as well as what was named before. */
const JOINED = /(?:^|\s)(?:y|e|o|u|et|ou|und|oder)\s|\sو|[和或并及、,，،]/u;

/** Everybody who is let in, rather than everybody there is. */
const EVERYONE =
  /^(?:alle (?:können|dürfen)|dürfen alle|jeder (?:\p{L}+ )?(?:kann|darf)|todo el mundo|tout le monde|chacun peut|大家都?(?:能|可以)看|谁都(?:能|可以)|所有人|الجميع|للجميع)$/u;

export function readAccess(asking: Asking): void {
  const { lower, asked, notebook, near, nearest, named, leading, isMade, isNobody, span } = asking;
  if (readRoles(asking)) return;
  // Who needs no account makes none.
  const said = lower.replace(WITHOUT_ACCOUNT, (words) => ' '.repeat(words.length));
  if (asked.signUp.test(said)) {
    notebook.page({ kind: 'account' }, span);
    return;
  }
  const open = asked.anyone.exec(lower);
  if (!open) return;
  // Only where it is done says little: staff work online too, and what happens there isn't shown by that.
  const isOnlyOnline = ONLINE.test(open[0]);
  if (isOnlyOnline && INSIDERS.test(lower)) return;
  const rest = said.slice(open.index);
  const isVisible = VISIBLE.test(lower);
  const seen = asked.see.exec(rest);
  const added = asked.add.exec(rest);
  // "Cualquiera puede ver las reservas": what is seen isn't made.
  const isOnlySeen =
    seen && added && seen.index < added.index && !JOINED.test(rest.slice(seen.index, added.index));
  const needsNoAccount = said !== lower;
  const creates =
    (added !== null && !isOnlySeen) ||
    asked.add.test(said.slice(0, open.index)) ||
    (needsNoAccount && !asked.see.test(said));
  const at = open.index + open[0].length;
  // "any tenant sends a report": the tenant is who does it.
  const isOther = (noun: string) => !open[0].includes(keyOf(noun));
  const allow = (owner: string | undefined, action: AccessFact['action']) => {
    if (owner !== undefined) notebook.access({ who: 'public', owner, action, allowed: true }, span);
  };
  if (creates) allow(near(at, isMade) ?? near(at, isOther) ?? near(at), 'create');
  // What is public was mostly named before it is said to be so.
  // "Página pública de tatuadores": people are shown where nothing else is named.
  const [person] = named(at, lower.length);
  const isOpen = needsNoAccount || !EVERYONE.test(open[0]);
  if (isVisible || (!creates && isOpen))
    allow(leading(open.index, isNobody) ?? nearest(at, isNobody) ?? person ?? near(at, isNobody), 'read');
}
