/** A later `updatedAt` than the one before, even within the same millisecond: the next stale save is noticed. */
export const nextUpdatedAt = (before: { updatedAt: number }) => Math.max(Date.now(), before.updatedAt + 1);
