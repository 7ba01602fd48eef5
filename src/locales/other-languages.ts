import type { TextFile } from './index.ts';

/** The files of the languages besides English: a list that only their readers load. */
export const files = import.meta.glob<TextFile>('./{es,fr,de,zh-CN,ar}/*.json');
