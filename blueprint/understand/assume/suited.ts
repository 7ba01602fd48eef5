import type { Facts, FieldFact, Source, StatesFact } from '../facts.ts';
import { ATTRIBUTES } from '../ontology/index.ts';
import { STATES } from '../ontology/states.ts';
import { inSix } from '../ontology/words.ts';
import { TIME_UNITS } from '../words/measures.ts';

// What a page that was asked for needs: a board states, a calendar or a chart over time a day, a gallery pictures.

const because = (text: string): Source => ({ from: 'knowledge', because: text });

export function withNeedsOfPages(facts: Facts): Facts {
  const { language } = facts;
  const fields: FieldFact[] = [];
  const states: StatesFact[] = [];
  const has = (owner: string, ...types: FieldFact['type'][]) =>
    [...facts.fields, ...fields].some((field) => field.owner === owner && types.includes(field.type));
  const attribute = (name: string) => ATTRIBUTES.find((one) => one.name === name);
  for (const { kind, entity: owner, source, title = '', attention, chart } of facts.pages) {
    if (owner === undefined || source.from !== 'text' || !facts.entities.some(({ noun }) => noun === owner))
      continue;
    const isLive = [...facts.states, ...states].some((one) => one.owner === owner);
    if (kind === 'board' && !isLive && !has(owner, 'select'))
      states.push({
        owner,
        values: (['toDo', 'inProgress', 'done'] as const).map(
          (name) => inSix(STATES[name].words, (text) => text.split('+')[0] ?? text)[language],
        ),
        source: because('a board needs columns'),
      });
    const isOverTime =
      kind === 'dashboard' &&
      !attention &&
      (chart?.unit !== undefined || TIME_UNITS.some(([unit]) => unit.test(title)));
    const needed =
      (kind === 'calendar' || isOverTime) && !has(owner, 'date', 'dateTime')
        ? attribute('date')
        : kind === 'gallery' && !has(owner, 'image')
          ? attribute('photo')
          : undefined;
    if (needed)
      fields.push({
        owner,
        label: needed.label[language],
        type: needed.type,
        source: because(`a ${kind} needs it`),
      });
  }
  return { ...facts, fields: [...facts.fields, ...fields], states: [...facts.states, ...states] };
}
