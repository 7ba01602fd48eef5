import { describe, expect, test } from 'vitest';
import { loadPasswordStrength, MIN_STRENGTH } from '#contract/account/password-strength.ts';
import { passwordWords } from '#contract/account/password-words.ts';
import { processorMs } from '../support/processor-time.ts';

const rate = await loadPasswordStrength();
const owner = { email: 'ana.lopez@example.com', firstName: 'Ana', lastName: 'Lopez', userName: 'analopez' };

describe('a password', () => {
  test.each(['', 'short', 'x8!Kq2#pL'])('of under ten characters is too short: %j', (password) => {
    expect(rate(password, {})).toBe(0);
  });

  test.each([
    ['on every list of common ones', '1q2w3e4r5t6y'],
    ['a common word and a number', 'Sunshine123'],
    ['a common word in symbols', 'p@$$w0rd123'],
    ['a row of keys', 'qwertyuiop'],
    ['one letter', 'aaaaaaaaaaaaaaaa'],
    ['a sequence', 'abcdefghijkl'],
    ['the owner’s e-mail address', 'ana.lopez@example.com'],
    ['the owner’s user name and a number', 'analopez123'],
    ['this product’s name and a number', 'Selvedge1234'],
  ])('is easy to guess that is %s', (_, password) => {
    expect(rate(password, owner)).toBeLessThan(MIN_STRENGTH);
  });

  test.each([
    'correct horse battery',
    'quite a new sentence',
    'jR4!kd92Lm',
    'tulpen im garten',
    '我们家的猫喜欢在窗边睡觉',
  ])('that few would guess passes without any rule of composition: %j', (password) => {
    expect(rate(password, owner)).toBeGreaterThanOrEqual(MIN_STRENGTH);
  });

  test('made to be slow to check does not hang the check', () => {
    for (const part of [
      '4@8({[<369&#!1/|0$5+7%2',
      '19901231',
      'p4ssw0rd$3cr3t',
      '/\\/\\',
      'aab',
      '1234567890',
    ]) {
      const password = part.repeat(128).slice(0, 128);
      expect(
        processorMs(() => rate(password, owner)),
        part,
      ).toBeLessThan(300);
    }
  });
});

test('the words that are bundled are the ones that are checked', () => {
  const ranked = Array.from({ length: 30_000 }, (_, rank) =>
    rank % 3 === 0 ? `${rank} is long enough` : `${rank}`,
  );
  const bundled = passwordWords(ranked);
  expect(bundled.length).toBeLessThan(20_000);
  expect(passwordWords(bundled)).toEqual(bundled);
});
