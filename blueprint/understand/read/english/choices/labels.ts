// Names of what is chosen or lived through: "status", "priority".

const LABELS =
  '(?:status(?:es)?|states?|stages?|phases?|priorit(?:y|ies)|types?|categor(?:y|ies)|severity|severities|levels?|conditions?|difficulty|difficulties|kinds?|moods?|frequency|urgency|methods?|sizes?|gender|role|outcomes?|results?|grades?|tier|(?:work)?flow|pipeline|lifecycle|life cycle|steps?|columns?|lanes?|ratings?|temperature|colou?rs?|genres?|cuisine|channels?|sources?|reasons?|language|currency|shift types?|plan|quality|tracking|progress|platforms?|formats?|modes?|verdicts?|severity|diet|flags?|services?|payment|packages?|certification|topics?)';
export const IS_LABEL = new RegExp(`^${LABELS}$`, 'u');
/** Names of a life. */
export const LIFE =
  /status|state|stage|phase|workflow|pipeline|tracking|progress|life ?cycle|steps?|columns?|lanes?/;
/** What is always chosen of something and never itself a value. */
export const IS_CHOSEN =
  /^(?:severity|priority|status|category|type|urgency|difficulty|gender|condition|rating|frequency)$/u;
