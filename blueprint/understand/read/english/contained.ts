import type { Span } from '../../facts.ts';
import { isPlural, singular } from './inflect.ts';
import type { Sentence } from './tokens.ts';

// "Spaces on levels", "tubes in boxes, boxes in racks": what things stand in is kept as well.

/** What many things have a place in. */
const CONTAINERS = new Set(
  'rack shelf level floor row aisle drawer crate bin cabinet room building block section zone tray folder box bay stable barn cage pen warehouse hall wing terrace greenhouse'.split(
    ' ',
  ),
);
const INSIDE =
  /(?<=(?:^|[,;:(.\n]|\band) ?)(?<what>[a-z]+s) (?:in|on|inside) (?<where>[a-z]+s)(?= *(?:[,;.)\n]|$|(?:with|and)\b))/giu;

/** "Patients in rooms"; investors in buildings stand in none. */
export const HOUSES_PEOPLE = /^(?:room|ward|class)$/u;

interface Contained {
  what: string;
  where: string;
  span: Span;
}
export const containedIn = ({ text, start }: Sentence): Contained[] =>
  [...text.matchAll(INSIDE)].flatMap(({ 0: said, index, groups = {} }) => {
    const [what = '', where = ''] = [groups['what'], groups['where']].map((one) => one?.toLowerCase());
    const place = singular(where);
    if (!isPlural(what) || !CONTAINERS.has(place)) return [];
    const end = start + index + said.length;
    return [{ what: singular(what), where: place, span: { start: end - where.length, end } }];
  });
