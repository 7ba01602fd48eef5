/** How a state stands, which is the colour of its dot. */
export type Tone = 'good' | 'busy' | 'wait' | 'bad' | 'off';

/** A state machine as a table, from each state to those it may lead to: the server rejects with it, the screens offer with it. */
export type Moves<State extends string> = Readonly<Record<State, readonly State[]>>;

/** Whether `moves` lets a thing in state `from` become `to`. */
export function canMove<State extends string>(moves: Moves<State>, from: State, to: State): boolean {
  return moves[from].includes(to);
}
