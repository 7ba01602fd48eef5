import { categoryByEnding } from '../../ontology/categories-others.ts';
import type { OtherLanguage } from '../../words/others/index.ts';
import type { Place } from './ahead.ts';
import type { PhraseOf } from './phrase.ts';
import type { Sentence } from './sentences.ts';

// "Reservas de pistas de pádel", "Platzreservierung": a booking is of something, which is kept as well.

interface Booked {
  /** What is booked, in a group; everything before it is the booking. */
  pattern: RegExp;
  booking: string;
}
const BOOKED: Partial<Readonly<Record<OtherLanguage, readonly Booked[]>>> = {
  es: [
    {
      pattern:
        /(?<!\p{L})(?:reservas?|reservaciones) (?:online |en línea )?de (?:l[oa]s )?(\p{L}{4,}s(?: de \p{L}{3,})?)(?!\p{L})/giu,
      booking: 'reserva',
    },
  ],
  fr: [
    {
      pattern:
        /(?<!\p{L})réservations? (?:en ligne )?(?:de |d['’]|des )(\p{L}{4,}[sx](?: de \p{L}{3,})?)(?!\p{L})/giu,
      booking: 'réservation',
    },
  ],
  de: [
    {
      pattern: /(?<!\p{L})(\p{Lu}\p{Ll}{2,}?)(?:en|er|e|s|n)?-?(?:reservierung(?:en)?)(?!\p{L})/gu,
      booking: 'Reservierung',
    },
    {
      pattern: /(?<!\p{L})(\p{Lu}\p{Ll}{2,}?)(?:en|er|e|s|n)?-?(?:buchung(?:en)?)(?!\p{L})/gu,
      booking: 'Buchung',
    },
    {
      pattern: /(?<!\p{L})Reservierung(?:en)? (?:von|der|unserer) (\p{Lu}\p{L}{3,})(?!\p{L})/gu,
      booking: 'Reservierung',
    },
    {
      pattern: /(?<!\p{L})Buchung(?:en)? (?:von|der|unserer) (\p{Lu}\p{L}{3,})(?!\p{L})/gu,
      booking: 'Buchung',
    },
  ],
};

/** What is booked and stays where it is. */
const LASTING = /^(?:place|asset|vehicle)$/u;

export function readBooked(
  { text, start }: Sentence,
  { vocabulary, notebook, scribe }: Place,
  phraseOf: PhraseOf,
): void {
  const { language, thing } = vocabulary;
  for (const { pattern, booking } of BOOKED[language] ?? [])
    for (const { 0: said, 1: named = '', index } of text.matchAll(pattern)) {
      const [head = ''] = named.split(' ');
      const booked = thing(named)?.isWhole === true ? named : head;
      const known = thing(booked);
      const category =
        known?.entry.category ?? (language === 'de' ? undefined : categoryByEnding(booked, language));
      if (known?.isWhole !== true || category === undefined || !LASTING.test(category)) continue;
      const at = start + index + said.indexOf(booked);
      const phrase = phraseOf(booked, { start: at, end: at + booked.length });
      const isBooking = (noun: string) => thing(noun)?.entry.category === 'booking';
      const whole = { start: start + index, end: start + index + said.length };
      const made = notebook.entities().find(isBooking) ?? notebook.entity(booking, whole);
      const what = notebook.entity(phrase.noun, phrase);
      scribe.mark(what, at);
      scribe.link(made, what, phrase);
    }
}
