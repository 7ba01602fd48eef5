const NAME = String.raw`["“']?(\p{Lu}[\p{L}\p{N}&’'-]*(?: (?:of |the |& )?[\p{Lu}\p{N}][\p{L}\p{N}&’'-]*){0,3})["”']?`;
const CALLED = new RegExp(
  String.raw`\b(?:called|named|call it|name it|name is|name will be|titled)\s+${NAME}`,
  'u',
);
const IS_APP = new RegExp(
  String.raw`^\s*${NAME} (?:is|will be|should be) (?:a|an|our|my|the) [^.\n]{0,60}?\b(?:app|tool|platform|website|site|system|portal|tracker|planner|marketplace|database)\b`,
  'u',
);
const NO_NAME = /^(?:It|This|That|The|A|An|We|I|Our|My|There|Here|Each|Every|Which|What)\b/;

/** What the description says that the app is called. */
export function nameIn(text: string): string | undefined {
  const name = (CALLED.exec(text) ?? IS_APP.exec(text))?.[1]?.trim();
  return name === undefined || NO_NAME.test(name) ? undefined : name;
}
