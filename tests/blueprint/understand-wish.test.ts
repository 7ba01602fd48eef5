import { describe, expect, it, test } from 'vitest';
import { understand } from '#blueprint/understand/index.ts';

// None of these texts is among those that the weights are fitted to.

describe('there is nothing to build in', () => {
  it.each([
    ['news', 'Heavy snow closed the airport on Friday evening. Some 4,000 travellers spent the night there.'],
    [
      'a letter to somebody else',
      'Dear Ms Lopez, thank you for your interest in our flat. Unfortunately we have given it to another tenant. Kind regards, Office Team',
    ],
    [
      'a question about the product',
      'can I use my own domain with the cheapest plan, and does it cost extra?',
    ],
    ['homework', 'Name three rivers in Africa and say which countries they flow through.'],
    [
      'someone’s day',
      'I hate Mondays. The train was full, my coffee was cold and my colleague talked about his golf handicap for an hour.',
    ],
    [
      'a poem',
      'The moon hangs low over the barn, the cows are asleep and so is the farmer, only the fox counts the hens.',
    ],
    [
      'a complaint',
      'you promised the repair would take two days. It has been three weeks and my bike is still in your workshop.',
    ],
    ['an errand', 'please translate: where is the nearest pharmacy and when does it open'],
  ])('%s', (_, text) => {
    expect(understand(text)).toMatchObject({ blueprint: null, facts: { entities: [] } });
  });
});

describe('an app comes of', () => {
  it.each([
    ['a cry for help', 'help, the shed is a mess, I never know which tool is in there and since when'],
    [
      'a quarrel',
      'our neighbours share a ladder and two mowers and it always ends in a fight about who had it last',
    ],
    [
      'a question',
      'is there anything for people who collect fridge magnets? where from, when, who brought it',
    ],
    [
      'what somebody fails to do',
      'Nobody at the stable writes down which horse was ridden. I want to see that at a glance.',
    ],
    ['a sigh', 'If only I knew what each of my tutoring pupils has paid already!'],
  ])('%s', (_, text) => {
    expect(understand(text).blueprint?.entities.length).toBeGreaterThan(0);
  });
});

test('a clear wish that names nothing known keeps what it names', () => {
  const { facts } = understand('I would like to know which frobnicator is where, each of them has a number');
  expect(facts.entities.map(({ noun }) => noun)).toContain('frobnicator');
});
