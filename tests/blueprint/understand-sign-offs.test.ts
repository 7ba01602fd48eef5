import { describe, expect, it } from 'vitest';
import { understand } from '#blueprint/understand/index.ts';

const lifeOf = (description: string, label: string) => {
  const entity = understand(description).blueprint?.entities.find((one) => one.label === label);
  const options = entity?.fields.find(({ name }) => name === entity.states?.field)?.options ?? [];
  return {
    states: options.map(({ name }) => name),
    steps: (entity?.states?.transitions ?? []).flatMap(({ from, to, roles }) =>
      roles ? [`${from} > ${to} by ${roles.join(' + ')}`] : [],
    ),
  };
};
const unknownIn = (description: string): string[] =>
  understand(description).facts.unknown.map(({ start, end }) => description.slice(start, end));

describe('what somebody signs off', () => {
  it.each<[text: string, thing: string, step: string]>([
    [
      'Guards log their shifts. The supervisor has to sign off every shift at the end.',
      'Shift',
      'done > signed-off by supervisor',
    ],
    [
      'Holiday requests for 8 employees. Team lead okays it, then HR.',
      'Holiday request',
      'requested > approved by teamLead',
    ],
    [
      'Boat club: boats, reservations. The harbour master has the last word on every reservation.',
      'Reservation',
      'booked > confirmed by harbourMaster',
    ],
    [
      "Donations with a value. Donations over 1000 need the chair's ok.",
      'Donation',
      'pending > approved by chair',
    ],
    [
      'Articles with title and text. Nothing goes online before the editor has read it through.',
      'Article',
      'in-review > reviewed by editor',
    ],
    [
      'Gardens with a photo. Anyone can suggest a garden but I approve gardens before they show up.',
      'Garden',
      'pending > approved by owner',
    ],
    [
      'Bikes with frame number and colour. A bike is locked until a mechanic repairs it.',
      'Bike',
      'locked > available by mechanic',
    ],
    [
      'Expense claims for a choir. Members hand in their claims, the cashier pays them out.',
      'Claim',
      'approved > paid by cashier',
    ],
    [
      'Expenses with an amount, a date. Two board members have to agree before anything is paid.',
      'Expense',
      'submitted > approved by boardMember',
    ],
  ])('%s', (text, thing, step) => {
    expect(lifeOf(text, thing).steps).toContain(step);
  });

  it('adds nothing where a life was told that has no such state', () => {
    const text = 'Orders: number. Order status: new, packed, gone. The supervisor has to sign every order.';
    expect(lifeOf(text, 'Order').states).toEqual(['new', 'packed', 'gone']);
    expect(unknownIn(text)).toContain('sign');
  });

  it('adds nothing to what is ticked, or signed by whoever comes', () => {
    expect(lifeOf('Visitors: name, badge. Visitors sign in at the desk.', 'Visitor').states).not.toContain(
      'signed',
    );
    expect(
      lifeOf('Forms: parent, signed y/n. The teacher has to sign every form.', 'Form').states,
    ).not.toContain('signed');
  });

  it('says that it takes two was not understood', () => {
    expect(
      unknownIn('Expenses with an amount. Two board members have to agree before anything is paid.'),
    ).toContain('Two');
  });
});
