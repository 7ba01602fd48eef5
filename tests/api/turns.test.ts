import { expect, test } from 'vitest';
import { createTurns } from '#server/platform/turns.ts';

/** Work that ends when it is told to. */
function task(started: string[], name: string) {
  let end: (fault?: Error) => void = () => undefined;
  const ended = new Promise<string>((resolve, reject) => {
    end = (fault) => (fault ? reject(fault) : resolve(name));
  });
  return { work: () => (started.push(name), ended), end: (fault?: Error) => end(fault) };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('each user has one turn at a time, and waits for nobody else’s', async () => {
  const take = createTurns<string>();
  const started: string[] = [];
  const [one, two, other] = ['one', 'two', 'other'].map((name) => task(started, name));
  if (!one || !two || !other) throw new Error('No tasks');
  const first = take('ada', 'p1', one.work);
  const second = take('ada', 'p2', two.work);
  const third = take('ben', 'p1', other.work);
  await settled();
  expect(started).toEqual(['one', 'other']);
  one.end();
  expect(await first).toBe('one');
  await settled();
  expect(started).toEqual(['one', 'other', 'two']);
  two.end();
  other.end();
  expect(await Promise.all([second, third])).toEqual(['two', 'other']);
});

test('who asks for the same thing before its turn has come shares the turn, and one that runs is not shared', async () => {
  const take = createTurns<string>();
  const started: string[] = [];
  const [running, next] = [task(started, 'running'), task(started, 'next')];
  const first = take('ada', 'p1', running.work);
  await settled();
  const waiting = Array.from({ length: 150 }, () => take('ada', 'p1', next.work));
  running.end();
  next.end();
  expect(await first).toBe('running');
  expect(new Set(await Promise.all(waiting))).toEqual(new Set(['next']));
  expect(started).toEqual(['running', 'next']);
});

test('a turn that fails tells those who asked, and the next comes all the same', async () => {
  const take = createTurns<string>();
  const started: string[] = [];
  const [bad, good] = [task(started, 'bad'), task(started, 'good')];
  const first = take('ada', 'p1', bad.work);
  const second = take('ada', 'p2', good.work);
  bad.end(new Error('It broke'));
  good.end();
  await expect(first).rejects.toThrow('It broke');
  expect(await second).toBe('good');
});
