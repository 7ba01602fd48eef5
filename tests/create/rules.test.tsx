import '@ant-design/v5-patch-for-react-19';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { appOf } from '#blueprint/concepts/index.ts';
import { differences } from '#blueprint/diff.ts';
import { addRule, newRule } from '#blueprint/edit-rules.ts';
import type { Blueprint, Limit } from '#blueprint/schema.ts';
import { Differences } from '#src/components/differences/index.tsx';
import { startLocales } from '#src/locales/index.ts';
import { RulesFields } from '#src/pages/manage-pages/rules-fields.tsx';
import type { Apply } from '#src/pages/manage-pages/use-draft.ts';

const store: Blueprint = { ...appOf('inventory'), rules: [] };
const item = store.entities[0];
const mail = item && newRule(store, 'notify', item, { subject: 'Low', text: 'Order more' });
if (!item || mail?.kind !== 'notify') throw new Error('The app has items that a mail can be of');
const withMail = (when: Limit) => addRule(store, { ...mail, when });

beforeAll(() => startLocales(['common', 'create', 'editor', 'app'], initReactI18next));
afterEach(cleanup);

test('a mail can be set to a number below or above a limit, and the limit to a number or a field', async () => {
  const user = userEvent.setup();
  const shown: Blueprint[] = [addRule(store, mail)];
  function Editor() {
    const [blueprint, setBlueprint] = useState(shown[0]);
    useEffect(() => {
      if (blueprint) shown.unshift(blueprint);
    }, [blueprint]);
    const apply: Apply = (edit) => setBlueprint((before) => before && edit(before));
    return item && blueprint && <RulesFields {...{ blueprint, apply }} entity={item} />;
  }
  render(<Editor />);
  const choose = async (name: string, option: string) => {
    await user.click(screen.getByRole('combobox', { name: new RegExp(`^${name} `) }));
    // The list that was opened last stands last.
    for (const title of (await screen.findAllByTitle(option)).slice(-1)) await user.click(title);
  };
  await choose('When', 'A number falls below a limit');
  await choose('Field', 'Unit cost');
  const amount = screen.getByRole('spinbutton', { name: /^Number/ });
  await user.clear(amount);
  await user.type(amount, '12.5');
  expect(shown[0]?.rules).toMatchObject([{ when: { op: 'below', field: 'cost', value: 1250 } }]);
  await choose('When', 'A number rises above a limit');
  await choose('Limit', 'Minimum');
  expect(shown[0]?.rules).toMatchObject([{ when: { op: 'above', field: 'cost', value: 'minimum' } }]);
  await choose('When', 'A row is added');
  expect(shown[0]?.rules).toEqual([mail]);
});

test('the list of changes tells rules in words, by the names of the app they stand in', () => {
  const before = withMail({ op: 'below', field: 'stock', value: 'minimum' });
  const after = withMail({ op: 'above', field: 'cost', value: 2000 });
  render(<Differences changes={differences(before, after)} {...{ before, after }} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Removed Rule E-mail to you when “Stock” is below “Minimum” (Item)',
    'Added Rule E-mail to you when “Unit cost” is above $20.00 (Item)',
  ]);
});
