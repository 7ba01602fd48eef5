import { Checkbox, Form, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import type { SectionKind } from '#blueprint/kinds.ts';
import {
  CALENDAR_VIEWS,
  ENTITY_PAGE_KINDS,
  ICONS,
  LIMITS,
  PATH_PATTERN,
  SECTION_KINDS,
} from '#blueprint/kinds.ts';
import { isDate } from '#blueprint/fields.ts';
import type { Blueprint, Entity, Page, Section } from '#blueprint/schema.ts';
import { Box } from './box.tsx';
import {
  isHomePage,
  moved,
  newSection,
  pathTaken,
  setPageEntity,
  setSections,
  shownBy,
  updatePage,
} from '#blueprint/edits.ts';
import { CheckedInput } from './checked-input.tsx';
import { SectionFields } from './section-fields.tsx';
import type { Apply } from './use-draft.ts';
import { FieldGroup } from '../../components/form/field-group.tsx';
import { TextInput } from '../../components/form/text-input.tsx';

export function PagePanel({ blueprint, at, apply }: { blueprint: Blueprint; at: number; apply: Apply }) {
  const { t } = useTranslation(['create', 'editor']);
  const page = blueprint.pages[at];
  if (!page) return null;
  const set = (patch: Parameters<typeof updatePage>[2], key: string | null = null) =>
    apply((before) => updatePage(before, at, patch), key && `page ${at} ${key}`);
  const sections = (next: Section[], key: string | null = null) =>
    apply((before) => setSections(before, at, next), key && `page ${at} ${key}`);
  const shown = blueprint.entities.find(({ name }) => name === page.entity);
  const ofData = ENTITY_PAGE_KINDS.includes(page.kind);
  return (
    <FieldGroup>
      <p className="edit-quiet">{t(`pageKind.${page.kind}`)}</p>
      <Form.Item label={t('edit.title')} htmlFor="page-title">
        <TextInput
          id="page-title"
          value={page.title}
          maxLength={60}
          onChange={({ target }) => set({ title: target.value }, 'title')}
        />
      </Form.Item>
      <CheckedInput
        id="page-path"
        label={t('edit.path')}
        dir="ltr"
        value={page.path}
        disabled={isHomePage(page)}
        help={isHomePage(page) ? t('editor:page.pathHome') : undefined}
        fault={(path) => {
          if (!PATH_PATTERN.test(path)) return t('editor:page.pathForm', { path: page.path });
          const isTaken = pathTaken(blueprint, at, path);
          return isTaken ? t('editor:page.pathTaken', { wanted: path, path: page.path }) : null;
        }}
        onTake={(path) => set({ path }, 'path')}
      />
      <Form.Item label={t('edit.icon')} htmlFor="page-icon">
        <Select
          id="page-icon"
          showSearch
          value={page.icon}
          onChange={(icon) => set({ icon })}
          options={ICONS.map((value) => ({ value, label: t(`icon.${value}`) }))}
          optionFilterProp="label"
        />
      </Form.Item>
      {ofData && (
        <Form.Item label={t('edit.of')} htmlFor="page-entity">
          <Select
            id="page-entity"
            value={page.entity}
            onChange={(entity) => apply((before) => setPageEntity(before, at, entity))}
            options={blueprint.entities.map((one) => ({
              value: one.name,
              label: one.plural,
              disabled: shownBy(page.kind, one) === null,
            }))}
          />
        </Form.Item>
      )}
      {shown && <ShownFields page={page} entity={shown} set={set} />}
      <Form.Item>
        <Checkbox checked={page.inMenu} onChange={({ target }) => set({ inMenu: target.checked })}>
          {t('edit.inMenu')}
        </Checkbox>
      </Form.Item>
      <h3>{t('edit.sections')}</h3>
      {page.sections.map((section, index) => (
        <Box
          key={index}
          title={t(`edit.section.${section.kind}`)}
          hint={section.heading === '' ? undefined : section.heading}
          name={section.heading}
          index={index}
          count={page.sections.length}
          onMove={(to) => sections(moved(page.sections, index, to))}
          onRemove={() => sections(page.sections.filter((_, other) => other !== index))}
        >
          <SectionFields
            {...{ section, blueprint }}
            onChange={(next, key) =>
              sections(
                page.sections.map((old, other) => (other === index ? next : old)),
                key && `${index} ${key}`,
              )
            }
          />
        </Box>
      ))}
      <Select<SectionKind | null>
        aria-label={t('edit.addSection')}
        className="edit-wide"
        value={null}
        placeholder={t('edit.addSection')}
        disabled={page.sections.length >= LIMITS.sections}
        onChange={(kind) => {
          const section = kind && newSection(blueprint, kind, t(`edit.section.${kind}`));
          if (section) sections([...page.sections, section]);
        }}
        options={SECTION_KINDS.map((value) => ({
          value,
          label: t(`edit.section.${value}`),
          disabled: !newSection(blueprint, value, value),
        }))}
      />
    </FieldGroup>
  );
}

/** What a board or a calendar shows its rows by. */
function ShownFields({
  page,
  entity,
  set,
}: {
  page: Page;
  entity: Entity;
  set: (patch: Partial<Page>) => void;
}) {
  const { t } = useTranslation('editor');
  const optionsOf = (fits: (field: Entity['fields'][number]) => boolean) =>
    entity.fields.filter(fits).map(({ name, label }) => ({ value: name, label }));
  if (page.kind === 'board')
    return (
      <Form.Item label={t('page.by')} htmlFor="page-by">
        <Select
          id="page-by"
          value={page.by ?? entity.states?.field}
          onChange={(by) => set({ by })}
          options={optionsOf(({ type }) => type === 'select')}
        />
      </Form.Item>
    );
  if (page.kind !== 'calendar') return null;
  const start = entity.fields.find(({ name }) => name === page.start);
  return (
    <>
      <Form.Item label={t('page.start')} htmlFor="page-start">
        <Select
          id="page-start"
          value={page.start}
          onChange={(value) => set({ start: value, end: undefined })}
          options={optionsOf(isDate)}
        />
      </Form.Item>
      <Form.Item label={t('page.end')} htmlFor="page-end">
        <Select
          id="page-end"
          value={page.end ?? ''}
          onChange={(value) => set({ end: value === '' ? undefined : value })}
          options={[
            { value: '', label: t('page.noEnd') },
            ...optionsOf(
              ({ name, type }) =>
                (type === start?.type && name !== page.start) ||
                (type === 'duration' && start?.type === 'dateTime'),
            ),
          ]}
        />
      </Form.Item>
      <Form.Item label={t('page.view')} htmlFor="page-view">
        <Select
          id="page-view"
          value={page.view ?? 'month'}
          onChange={(view) => set({ view: view === 'month' ? undefined : view })}
          options={CALENDAR_VIEWS.map((value) => ({ value, label: t(`page.views.${value}`) }))}
        />
      </Form.Item>
    </>
  );
}
