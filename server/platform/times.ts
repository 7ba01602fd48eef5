/** Times as the API writes them. */
export const iso = (time: number) => new Date(time).toISOString();
export const isoOrNull = (time: number | null) => (time === null ? null : iso(time));
