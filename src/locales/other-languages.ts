/** The files of the languages besides English: a list that only their readers load. */
export const files = import.meta.glob<{ default: Record<string, unknown> }>('./{es,fr,de,zh-CN,ar}/*.json');
