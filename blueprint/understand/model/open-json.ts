import { jsonrepair, JSONRepairError } from 'jsonrepair';

// Reads JSON that is still being written, or that was cut off, or that is nearly JSON.

const CLOSING: Readonly<Record<string, string>> = { '{': '}', '[': ']' };

export interface OpenJson {
  value: unknown;
  /** Whether it was written to its end. */
  isWhole: boolean;
}

/** The text from its first brace on, without what a model thinks aloud before it. */
function beginning(text: string): string {
  const thought = text.lastIndexOf('</think>');
  const rest = thought < 0 ? text : text.slice(thought);
  const start = rest.indexOf('{');
  return start < 0 ? '' : rest.slice(start);
}

/**
 * The object in a text, whatever stands around it; of one that is cut off, as far as its lists and objects are whole.
 * @returns null where there is none, or where it is not JSON
 */
export function openJson(text: string): OpenJson | null {
  const json = beginning(text);
  const open: string[] = [];
  let isInString = false;
  let cut = 0;
  let closers = '';
  for (let at = 0; at < json.length; at += 1) {
    const letter = json.charAt(at);
    if (isInString) {
      if (letter === '\\') at += 1;
      else if (letter === '"') isInString = false;
      continue;
    }
    if (letter === '"') isInString = true;
    const closing = CLOSING[letter];
    if (closing !== undefined) open.push(closing);
    if (letter !== '}' && letter !== ']') continue;
    if (open.pop() !== letter) return null;
    cut = at + 1;
    closers = [...open].reverse().join('');
    if (open.length === 0) break;
  }
  if (cut === 0) return null;
  try {
    return { value: JSON.parse(json.slice(0, cut) + closers), isWhole: closers === '' };
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** What a finished answer means that is nearly JSON: with commas too many, single quotes, or none; null where it is nothing of the sort. */
export function mendedJson(text: string): unknown {
  try {
    return JSON.parse(jsonrepair(beginning(text)));
  } catch (error) {
    // The last is what nesting without end leads to.
    if (error instanceof JSONRepairError || error instanceof SyntaxError || error instanceof RangeError)
      return null;
    throw error;
  }
}
