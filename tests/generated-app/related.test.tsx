import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { defineEntity } from '../../builder/app/src/core/entity.ts';
import { readColumns } from '../../builder/app/src/components/list/columns.ts';
import { RowTable } from '../../builder/app/src/components/list/RowTable.tsx';

afterEach(cleanup);

const everyone = { read: ['public'], create: ['public'], update: ['public'], delete: ['public'] };
const dose = defineEntity(
  {
    name: 'part',
    title: '{drug}, {patient}',
    icon: 'box',
    access: everyone,
    fields: {
      drug: { type: 'text' },
      patient: { type: 'reference', entity: 'customer' },
      count: { type: 'number' },
    },
  },
  {
    label: 'Dose',
    plural: 'Doses',
    fields: { drug: { label: 'Drug' }, patient: { label: 'Patient' }, count: { label: 'Count' } },
  },
);
const meta = { version: 1, createdAt: '', updatedAt: '', createdBy: null };
const rows = [{ id: 'd1', ...meta, drug: 'Aspirin', patient: 'c1', count: 2 }];
const titles = { customer: { c1: 'Ada Moreau' } };

function show(shared?: string) {
  render(
    <MemoryRouter>
      <RowTable
        entity={dose}
        rows={rows}
        titles={titles}
        columns={readColumns(dose, ['count'])}
        shared={shared}
      />
    </MemoryRouter>,
  );
  return {
    link: screen.getByRole('link').textContent,
    heads: screen.getAllByRole('columnheader').map(({ textContent }) => textContent),
  };
}

test('rows of one patient are not each called by that patient', () => {
  expect(show('patient')).toEqual({ link: 'Aspirin', heads: ['Drug', 'Count'] });
});

test('rows of all patients are called by all of their title', () => {
  expect(show()).toEqual({ link: 'Aspirin, Ada Moreau', heads: ['Dose', 'Count'] });
});
