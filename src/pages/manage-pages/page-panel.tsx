import { Button, Checkbox, Form, Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import type { SectionKind } from '#blueprint/kinds.ts';
import { ENTITY_PAGE_KINDS, ICONS, LIMITS, SECTION_KINDS } from '#blueprint/kinds.ts';
import type { Blueprint, Section } from '#blueprint/schema.ts';
import { moved, newSection, setSections, updatePage } from './changes.ts';
import { isCounted, isNumeric } from './tidy.ts';
import type { Apply } from './use-draft.ts';

export function PagePanel({ blueprint, at, apply }: { blueprint: Blueprint; at: number; apply: Apply }) {
  const { t } = useTranslation('create');
  const page = blueprint.pages[at];
  if (!page) return null;
  const set = (patch: Parameters<typeof updatePage>[2], key: string | null = null) =>
    apply((before) => updatePage(before, at, patch), key && `page ${at} ${key}`);
  const sections = (next: Section[], key: string | null = null) =>
    apply((before) => setSections(before, at, next), key && `page ${at} ${key}`);
  return (
    <Form layout="vertical" component="div">
      <Form.Item label={t('edit.title')} htmlFor="page-title">
        <Input
          id="page-title"
          value={page.title}
          maxLength={60}
          onChange={({ target }) => set({ title: target.value }, 'title')}
        />
      </Form.Item>
      <Form.Item label={t('edit.path')} htmlFor="page-path">
        <Input
          id="page-path"
          value={page.path}
          onChange={({ target }) => set({ path: target.value }, 'path')}
        />
      </Form.Item>
      <Form.Item label={t('edit.icon')} htmlFor="page-icon">
        <Select
          id="page-icon"
          value={page.icon}
          onChange={(icon) => set({ icon })}
          options={ICONS.map((value) => ({ value, label: value }))}
        />
      </Form.Item>
      {ENTITY_PAGE_KINDS.includes(page.kind) && (
        <Form.Item label={t('edit.of')} htmlFor="page-entity">
          <Select
            id="page-entity"
            value={page.entity}
            onChange={(entity) => set({ entity })}
            options={blueprint.entities.map(({ name, plural }) => ({ value: name, label: plural }))}
          />
        </Form.Item>
      )}
      <Form.Item>
        <Checkbox checked={page.inMenu} onChange={({ target }) => set({ inMenu: target.checked })}>
          {t('edit.inMenu')}
        </Checkbox>
      </Form.Item>
      <h3>{t('edit.sections')}</h3>
      {page.sections.map((section, index) => (
        <fieldset key={index} className="edit-box">
          <legend>{t(`edit.section.${section.kind}`)}</legend>
          <SectionFields
            {...{ section, blueprint }}
            onChange={(next, key) =>
              sections(
                page.sections.map((old, other) => (other === index ? next : old)),
                key && `${index} ${key}`,
              )
            }
          />
          <Button
            size="small"
            disabled={index === 0}
            onClick={() => sections(moved(page.sections, index, index - 1))}
          >
            {t('edit.up', { name: section.heading })}
          </Button>
          <Button
            size="small"
            danger
            onClick={() => sections(page.sections.filter((_, other) => other !== index))}
          >
            {t('edit.remove', { name: section.heading })}
          </Button>
        </fieldset>
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
    </Form>
  );
}

interface SectionProps {
  section: Section;
  blueprint: Blueprint;
  onChange: (section: Section, key: string | null) => void;
}

function SectionFields({ section, blueprint, onChange }: SectionProps) {
  const { t } = useTranslation('create');
  const fits = section.kind === 'chart' ? isCounted : isNumeric;
  const fieldsOf = (name: string) =>
    (blueprint.entities.find((entity) => entity.name === name)?.fields ?? []).filter(fits);
  const usable = blueprint.entities.filter(
    ({ name }) => section.kind === 'rows' || fieldsOf(name).length > 0,
  );
  return (
    <>
      <Input
        aria-label={t('edit.heading')}
        value={section.heading}
        maxLength={120}
        onChange={({ target }) => onChange({ ...section, heading: target.value }, 'heading')}
      />
      {(section.kind === 'hero' || section.kind === 'text') && (
        <Input.TextArea
          aria-label={t('edit.text')}
          autoSize={{ minRows: 2, maxRows: 10 }}
          maxLength={LIMITS.text}
          value={section.text}
          onChange={({ target }) => onChange({ ...section, text: target.value }, 'text')}
        />
      )}
      {(section.kind === 'rows' || section.kind === 'chart' || section.kind === 'attention') && (
        <Select
          aria-label={t('edit.of')}
          className="edit-wide"
          value={section.entity}
          onChange={(entity) => {
            const field = fieldsOf(entity)[0]?.name;
            if (section.kind === 'rows') onChange({ ...section, entity }, null);
            else if (field) onChange({ ...section, entity, field }, null);
          }}
          options={usable.map(({ name, plural }) => ({ value: name, label: plural }))}
        />
      )}
      {(section.kind === 'chart' || section.kind === 'attention') && (
        <Select
          aria-label={t('edit.field')}
          className="edit-wide"
          value={section.field}
          onChange={(field) => onChange({ ...section, field }, null)}
          options={fieldsOf(section.entity).map(({ name, label }) => ({ value: name, label }))}
        />
      )}
    </>
  );
}
