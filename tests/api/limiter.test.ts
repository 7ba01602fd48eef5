import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createLimiter } from '#server/platform/http/limiter.ts';
import { processorMs } from '../support/processor-time.ts';

const MINUTE = 60_000;

function stoppedClock(): void {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
}

describe('the rate limiter in memory', () => {
  test('allows so many attempts in a window that starts with the first', () => {
    stoppedClock();
    const limiter = createLimiter(2, MINUTE);
    expect([limiter.take('a'), limiter.take('a'), limiter.take('a')]).toEqual([null, null, 60]);
    expect(limiter.take('b')).toBeNull();
    vi.advanceTimersByTime(MINUTE - 1);
    expect(limiter.take('a')).toBe(1);
    vi.advanceTimersByTime(1);
    expect(limiter.take('a')).toBeNull();
  });

  test('takes an attempt back that succeeded', () => {
    const limiter = createLimiter(1, MINUTE);
    limiter.take('a');
    limiter.forgive('a');
    limiter.forgive('nobody');
    expect(limiter.take('a')).toBeNull();
    expect(limiter.take('a')).not.toBeNull();
  });

  test('forgets the oldest tenth of 50,000 keys when one more comes', () => {
    stoppedClock();
    const limiter = createLimiter(1, MINUTE);
    for (let key = 0; key < 50_000; key += 1) limiter.take(`${key}`);
    expect(limiter.take('1')).not.toBeNull();
    limiter.take('one more');
    expect(limiter.take('5000')).not.toBeNull();
    expect(limiter.take('4999')).toBeNull();
  });

  test('stays quick when it is full and every key is new', () => {
    const limiter = createLimiter(1, MINUTE);
    const taken = processorMs(() => {
      for (let key = 0; key < 150_000; key += 1) limiter.take(`${key}`);
    });
    expect(taken).toBeLessThan(5000);
  });
});
