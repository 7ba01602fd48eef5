/**
 * Gives each user one turn at a time, so that one user's work never waits for another's. Whoever asks for the same thing again before
 * its turn has come shares that turn.
 */
export function createTurns<T>() {
  const users = new Map<string, { last: Promise<unknown>; waiting: Map<string, Promise<T>> }>();

  return function take(userId: string, thing: string, work: () => Promise<T>): Promise<T> {
    const user = users.get(userId) ?? { last: Promise.resolve(), waiting: new Map<string, Promise<T>>() };
    users.set(userId, user);
    const shared = user.waiting.get(thing);
    if (shared) return shared;
    const turn = user.last.then(() => {
      user.waiting.delete(thing);
      return work();
    });
    user.waiting.set(thing, turn);
    // Whoever asked for a failed turn gets its error; the next turn starts all the same.
    const ended = turn.then(leave, leave);
    user.last = ended;
    function leave(): void {
      if (user.last === ended) users.delete(userId);
    }
    return turn;
  };
}
