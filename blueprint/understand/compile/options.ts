import { type AppLanguage, LIMITS, type OptionColour } from '../../kinds.ts';
import { optionNameFor } from '../../names.ts';
import { isGone } from '../../over.ts';
import type { Option, Transition } from '../../schema.ts';
import { colourOfState } from '../ontology/states.ts';
import { stepTo } from './steps.ts';
import { capital } from '../../capital.ts';
import { cut } from './texts.ts';

// The values of a choice or a life: their colours, and the steps from one state to another.

const COLOURS: readonly OptionColour[] = ['blue', 'amber', 'green', 'purple', 'grey', 'red'];

/** Options of these labels, with colours that tell how it stands. */
export function optionsOf(values: readonly string[], language: AppLanguage): Option[] {
  const options: Option[] = [];
  const labels = new Set<string>();
  for (const value of values) {
    const label = cut(capital(value), LIMITS.optionLabel);
    if (label === '' || labels.has(label) || options.length >= LIMITS.options) continue;
    labels.add(label);
    options.push({ name: optionNameFor(label, options), label });
  }
  const { path, late, ends } = lifeOf(options);
  const isLife = options.some(({ label }) => colourOfState(label, language) !== undefined);
  return options.map((option, at) => {
    const known = colourOfState(option.label, language);
    if (known) return { ...option, colour: known };
    if (ends.includes(option) || late.includes(option)) return { ...option, colour: 'red' };
    const isDone =
      isLife && path.length > 1 && option === path.filter(({ label }) => !isHalted(label)).at(-1);
    return { ...option, colour: isDone ? 'green' : (COLOURS[at % COLOURS.length] ?? 'grey') };
  });
}

/** Where a row is while something is overdue: from there it can still come to its end. */
const LATE =
  /^(?:overdue|late|expired|vencid|atrasad|en retard|échu|überfällig|abgelaufen|逾期|过期|متأخر|منته)/iu;

/** How a thing is while nothing happens to it: it comes back to that. */
const AT_REST =
  /^(?:available|active|free|in stock|vacant|in service|working|disponible|activ[oae]|libre|en stock|actif|verfügbar|aktiv|frei|auf lager|可用|空闲|在用|有货|متاح|نشط|متوفر|شاغر)/iu;

/** Where things end that weren't carried on with. */
const HALTED =
  /^(?:stopped|suspended|discontinued|abandoned|on hold|paused|blocked|archived|inactive|parad[oa]|suspendid|detenid|archivad|pausad|en pausa|bloquead|inactiv|arrêté|suspendu|archivé|en pause|bloqué|gestoppt|pausiert|ausgesetzt|archiviert|gesperrt|inaktiv|停|暂停|归档|موقوف|معلق|متوقف|مؤرشف)/iu;
export const isHalted = (label: string): boolean => HALTED.test(label);

/** Which of some states things are in while nothing happens to them. */
export const restingAt = (path: readonly Option[]): number =>
  Math.max(
    path.findIndex(({ label }) => AT_REST.test(label)),
    0,
  );

interface Life {
  /** The states one after the other; a row begins with the first in any case. */
  path: Option[];
  late: Option[];
  ends: Option[];
}
export function lifeOf(options: readonly Option[]): Life {
  const others = options.slice(1);
  const ends = others.filter(({ label }) => isGone(label));
  const late = others.filter(({ label }) => LATE.test(label));
  return { path: options.filter((option) => !ends.includes(option) && !late.includes(option)), late, ends };
}

/** Each state leads to the next, each before the last to the ends that aren't good, and whatever follows a state of rest back to it. */
export function transitionsOf(options: readonly Option[], language: AppLanguage): Transition[] {
  const { path, late, ends } = lifeOf(options);
  const step = (from: Option, to: Option): Transition => ({
    from: from.name,
    to: to.name,
    label: cut(stepTo(to.label, language), LIMITS.optionLabel),
  });
  const on = path.slice(1).flatMap((to, at) => {
    const from = path[at];
    return from ? [step(from, to)] : [];
  });
  const starts = path.length > 1 ? path.slice(0, -1) : path;
  const last = path.at(-1);
  const over = late.flatMap((option) => {
    const from = starts.at(-1);
    return [...(from ? [step(from, option)] : []), ...(last && last !== from ? [step(option, last)] : [])];
  });
  const off = starts.flatMap((from) => ends.map((end) => step(from, end)));
  const rest = path.findIndex(({ label }) => AT_REST.test(label));
  const resting = path[rest];
  const around = resting ? path.slice(rest + 1).flatMap((to) => [step(resting, to), step(to, resting)]) : [];
  const seen = new Set<string>();
  return [...on, ...over, ...off, ...around]
    .filter(({ from, to }) => !seen.has(`${from} ${to}`) && Boolean(seen.add(`${from} ${to}`)))
    .slice(0, LIMITS.transitions);
}
