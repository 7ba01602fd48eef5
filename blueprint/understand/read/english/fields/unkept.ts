import { type FieldFact, isSaidIn, spansOf } from '../../../facts.ts';

// What is named by the way and kept of nothing: "on their phone", "gets an email when", "every month", "oldest first".

interface Aside {
  label: RegExp;
  /** What stands right before it, or right behind. */
  before?: RegExp;
  behind?: RegExp;
}
const MESSAGE = /^(?:automatic |text )?(?:e-?mails?|mails?|messages?|texts?|sms|notifications?|reminders?)$/u;
const ASIDES: readonly Aside[] = [
  {
    label: /^(?:(?:mobile )?phones?|mobiles?|tablets?|computers?|laptops?|e-?mail|mail|sms|text|whatsapp)$/u,
    before: /\b(?:on|via|by|over|from|using|use|uses) (?:(?:an?|the|their|his|her|my|our|your|any|both) )?$/u,
  },
  {
    label: MESSAGE,
    before:
      /\b(?:gets?|got|receives?|sends?|sent)(?: (?:them|him|her|us|me|you|everyone|everybody|people))? (?:an?|the|another|automatic)(?: automatic)? $/u,
  },
  { label: MESSAGE, behind: /^ (?:when|whenever|as soon as|straight away|once it|if it)\b/u },
  {
    label:
      /^(?:years?|months?|weeks?|weekends?|days?|hours?|nights?|minutes?|mornings?|evenings?|summers?)$/u,
    before:
      /(?:\b(?:every|each|per|another|next|last|this|these|(?:over|by|at|on|of|in|for|during) the|within|two|three|four|five|six|seven|eight|ten|twelve|\d+|few|several|(?:once|twice|times|half) an?) |[€£$] ?(?:an? |\/ ?))$/u,
  },
  {
    label: /^(?:maximum|max|minimum|limit|total)$/u,
    behind: /^ (?:of )?(?:\d+|one|two|three|four|five|six|ten)\b/u,
  },
  {
    label: /^\p{L}+ (?:is|are|was|were) \p{L}+$/u,
    before: /\b(?:when|if|once|whenever|as soon as) (?:the |their |his |her |its |an? )?$/u,
  },
  // "The coordinator gets an email"
  {
    label: /./u,
    behind:
      /^ (?:should |will |must |also )?(?:gets?|receives?) (?:an? )?(?:automatic |sms |text )?(?:e-?mail|mail|message|text|sms|notification|alert|reminder)\b/u,
  },
  // "Notify us when the humidity goes above 60": no day.
  { label: /^when .*\b(?:below|above|under|over|beyond|exceeds?|drops|falls|rises)\b/u },
  // "Appointments with date, client, reminder by SMS one day before"
  {
    label: /^(?:e-?mail |sms |text |automatic )?(?:reminders?|alerts?|warnings?)$/u,
    behind:
      /^(?: +(?:by|via|per) [\p{L}-]+)? +(?:(?:the|an?|one|two|three|\d+) )?(?:(?:day|week|month|hour|minute|morning|evening)s? )?(?:before|ahead|prior|in advance|when|if)\b/u,
  },
  { label: /^(?:e-?mail |sms )?reminders? .*\bbefore\b/u },
  { label: /^(?:day|week|month|hour|minute)s? before\b/u },
  { label: /^(?:e-?mail|sms|text)$/u, behind: /^ (?:reminder|alert|warning)s?\b/u },
  // "Above 8 degrees"
  { label: /^(?:degrees|percent|per cent|celsius|fahrenheit)$/u, before: /\d $/u },
  {
    label: /^(?:end|start|beginning) of (?:month|week|year|day|quarter|term|season|course)$/u,
    before: /\b(?:at|in|by|until|till|before) the $/u,
  },
  { label: /^end$/u, before: /\b(?:at|in|by|until|till) the $/u },
  { label: /^(?:charts?|graphs?) of / },
  // "When an audit fails, email the chef"
  { label: /^when (?:\p{L}+ )?\p{L}+ (?:fails|passes)$/u },
  { label: /^(?:last|next|this) (?:year|month|week)$/u },
  { label: /^\p{L}+est (?:first|last|on top)$|^first come,? first serve(?:d)?$/u },
  { label: /^(?:please|pls|plz|thanks|thank you|thx|obviously|lol|ideally|hopefully|basically|cheers)$/u },
];
/** "Only the vet may edit the medical history": of what has one already, it is said who does. */
const OF_A_RIGHT =
  /\b(?:may|can|could|must|allowed to|only|not|never)\b[^.;]* (?:edit|change|see|view|read|update|delete|alter|modify|enter|touch|set)s? (?:the|its|their|his|her|all|any) $/u;
/** How far around it is looked. */
const AROUND = 40;

export function withoutAsidesIn(fields: readonly FieldFact[], text: string): FieldFact[] {
  const lower = text.toLowerCase();
  const isAside = (field: FieldFact) => {
    const label = field.label.toLowerCase();
    const [span] = spansOf(field);
    if (!span || field.options || field.computed) return false;
    const at = lower.lastIndexOf(label, span.end);
    const start = at < span.start ? span.start : at;
    const before = lower.slice(Math.max(0, start - AROUND), start);
    const behind = lower.slice(start + label.length, start + label.length + AROUND);
    const isTwice = () =>
      fields.some((one) => one !== field && one.label === field.label && !isSaidIn(one, [span]));
    return (
      ASIDES.some(
        (one) =>
          one.label.test(label) && (one.before?.test(before) ?? true) && (one.behind?.test(behind) ?? true),
      ) ||
      (OF_A_RIGHT.test(before) && isTwice())
    );
  };
  return fields.filter((field) => !isAside(field));
}
