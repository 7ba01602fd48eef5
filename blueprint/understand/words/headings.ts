/** Headings that only part a text. */
export const PARTS =
  'features?|functions?|functionalit(?:y|ies)|(?:core |key |main |functional |technical )?(?:features|requirements|functionality)|requirements?|must[ -]haves?|nice[ -]to[ -]haves?|should[ -]haves?|scope|data(?: model| ?base)?|overview|summary|background|context|introduction|intro|tech(?:nical|nology)?(?: stack)?|description|misc|other|general|user stories|stories|use cases|who|what|when|where|why|how|pros|cons|design|style|look|colou?rs?|timeline|budget|bonus|extras?|security|navigation|menu|settings|workflow|process|stack';
export const NO_THING = new RegExp(`^(?:${PARTS})$`, 'iu');
/** Headings that part a text unless just fields stand below them: "Goals" with "weight" and "date". */
const PARTS_OR_THING =
  'goals?|modules?|entities|(?:data ?base )?tables?|things|objects|pages?|screens?|views?|roles?|permissions?|rights|access|rules?|steps?|stages?|status(?:es)?|states?|phases?|reports?|charts?|dashboards?|statistics|questions?|to ?do|ideas?|notifications?|reminders?|alerts?|automations?|integrations?|priorit(?:y|ies)|types?|categor(?:y|ies)|options?|values?|lists?|examples?';
export const PERHAPS_THING = new RegExp(`^(?:${PARTS_OR_THING})$`, 'iu');
/** Words of sentences, which no name of a field has. */
export const TOLD =
  /\b(?:is|are|was|were|will|can|may|must|should|has|have|sees?|only|who|which|that|when|where|if|it|we|they|i|you|users?|admins?)\b/iu;
