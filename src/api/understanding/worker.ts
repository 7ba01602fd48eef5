import type { Correction } from '#blueprint/understand/correct/correct.ts';
import type { Facts, Understanding } from '#blueprint/understand/facts.ts';
import { detect } from '#blueprint/understand/language.ts';
import { type Read, correctedBy, understandBy, understandingOf } from '#blueprint/understand/reading.ts';
import type { Answered, Asked } from '../reader-worker.ts';

export interface ReadRequest {
  description: string;
  corrections: readonly Correction[];
  /** What a model understood of it, which is then not read again. */
  facts: Facts | null;
}

// Reads descriptions beside the page. The tagger of English words is most of its weight, so other languages do without it.

async function readerFor(description: string): Promise<Read> {
  const { language } = detect(description);
  if (language === 'en') {
    const { readEnglish } = await import('#blueprint/understand/read/english/index.ts');
    return readEnglish;
  }
  const { readOther } = await import('#blueprint/understand/read/others/index.ts');
  return (text) => readOther(text, language);
}

async function answer({
  id,
  description,
  corrections,
  facts,
}: Asked<ReadRequest>): Promise<Answered<Understanding>> {
  try {
    const understanding = facts
      ? understandingOf(facts)
      : understandBy(description, await readerFor(description));
    return { id, answer: correctedBy(understanding, corrections, description) };
  } catch (error) {
    return { id, error: String(error) };
  }
}

addEventListener('message', ({ data }: MessageEvent<Asked<ReadRequest>>) => {
  void answer(data).then((reply) => postMessage(reply));
});
