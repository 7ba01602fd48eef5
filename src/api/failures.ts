type Handler = (error: unknown) => unknown;

let handle: Handler = () => undefined;

/** Registers who hears of every failed call: the auth provider, which makes calls itself and so can't be imported by them. */
export function handleFailures(handler: Handler): void {
  handle = handler;
}

export function reportFailure(error: unknown): void {
  handle(error);
}
