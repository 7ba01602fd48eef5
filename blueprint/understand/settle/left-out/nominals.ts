import { withoutEntity } from '../../without-entity.ts';
import type { Facts } from '../../facts.ts';
import { keyOf } from '../../lexicon.ts';
import { isTold } from '../../told-of.ts';

// "Absences per month", where attendance is marked present or absent: rows of that in one of their states, and no thing of their own.

/** What is said of rows that are in a state, by the state. */
const NAMED: readonly (readonly [noun: RegExp, state: RegExp])[] = [
  [/^absen(?:ce|tee)$/, /^absent$/],
  [/^presence$/, /^present$/],
  [/^(?:lateness|late arrival)$/, /^late$/],
  [/^cancell?ation$/, /^cancell?ed$/],
  [/^no[ -]?show$/, /^no[ -]?show$/],
  [/^delay$/, /^delayed$/],
  [/^excuse$/, /^excused$/],
  [/^rejection$/, /^rejected$/],
  [/^approval$/, /^approved$/],
];

/** @param facts of an English description */
export const withoutNominals = (facts: Facts): Facts =>
  facts.entities.reduce((whole, { noun }) => {
    const [, state] = NAMED.find(([name]) => name.test(noun)) ?? [];
    if (state === undefined || isTold(whole, noun)) return whole;
    const life = whole.states.find(
      ({ owner, values }) => owner !== noun && values.some((value) => state.test(keyOf(value))),
    );
    const chosen = whole.fields.find(
      ({ owner, options = [] }) => owner !== noun && options.some((value) => state.test(keyOf(value))),
    );
    const owner = life?.owner ?? chosen?.owner;
    if (owner === undefined) return whole;
    const by = chosen?.owner === owner ? chosen.label : 'status';
    const pages = whole.pages.map((page) =>
      page.entity === noun
        ? { ...page, entity: owner, ...(page.chart && { chart: { ...page.chart, by: page.chart.by ?? by } }) }
        : page,
    );
    return { ...withoutEntity(whole, noun), pages };
  }, facts);
