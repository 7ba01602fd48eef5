import { cleanup, render, screen, within } from '@testing-library/react';
import { Form } from 'antd';
import { afterEach, describe, expect, test } from 'vitest';
import { FieldGroup, FORM_DIRECTIONS } from '#src/components/form/field-group.tsx';
import { MENU_SECTION_KINDS, type MenuSection, MenuSections } from '#src/layouts/menu-sections.tsx';

afterEach(cleanup);

describe('form direction', () => {
  test('is one of the three specified values', () => {
    expect(FORM_DIRECTIONS).toEqual(['horizontal', 'vertical', 'inline']);
  });
  test.each(FORM_DIRECTIONS)('%s sets the layout of the fields', (direction) => {
    const { container } = render(
      <FieldGroup direction={direction}>
        <Form.Item label="Name">
          <input />
        </Form.Item>
      </FieldGroup>,
    );
    expect(container.querySelector('.ant-form')?.className).toContain(`ant-form-${direction}`);
  });
});

describe('menu sections', () => {
  const sections: MenuSection<string>[] = [
    { kind: 'default', key: 'first', items: ['Home'] },
    { kind: 'header', key: 'apps', title: 'Apps', items: ['My apps', 'New app'] },
    { kind: 'divider', key: 'line' },
    { kind: 'custom', key: 'own', content: <button type="button">Search</button> },
  ];

  test('have the four specified kinds, each rendered differently', () => {
    expect(sections.map(({ kind }) => kind)).toEqual([...MENU_SECTION_KINDS]);
    const { container } = render(
      <MenuSections sections={sections} keyOf={(item) => item}>
        {(item) => <a href={`/${item}`}>{item}</a>}
      </MenuSections>,
    );
    const [first, apps] = screen.getAllByRole('list');
    if (!first || !apps) throw new Error('A section is missing');
    expect(
      within(first)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Home']);
    expect(first.previousElementSibling).toBeNull();
    expect(apps.previousElementSibling?.textContent).toBe('Apps');
    expect(within(apps).getAllByRole('link')).toHaveLength(2);
    expect(screen.getAllByRole('separator')).toHaveLength(1);
    expect(container.lastElementChild).toBe(screen.getByRole('button', { name: 'Search' }));
  });
});
