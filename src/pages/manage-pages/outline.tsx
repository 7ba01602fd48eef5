import {
  type Announcements,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { HolderOutlined } from '@ant-design/icons';
import { Button, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PageKind } from '#blueprint/kinds.ts';
import { countedPages, isCountedPage } from '#blueprint/counted.ts';
import { ENTITY_PAGE_KINDS, LIMITS, PAGE_KINDS } from '#blueprint/kinds.ts';
import type { Blueprint, Page } from '#blueprint/schema.ts';
import { WovenEdge } from '../../components/brand/woven-edge.tsx';
import { addEntity, addPage, entityLabelled, movePage, shownBy } from '#blueprint/edits.ts';
import type { Apply } from './use-draft.ts';

export interface Selection {
  kind: 'page' | 'data' | 'people' | 'look';
  at: number;
}
interface Props {
  blueprint: Blueprint;
  apply: Apply;
  selection: Selection;
  select: (selection: Selection) => void;
  readOnly: boolean;
}

/** Pages of the same data are often called the same, such as an order's detail page and its form. */
const needsKind = (page: Page, pages: readonly Page[]) =>
  !isCountedPage(page) || pages.some((other) => other !== page && other.title === page.title);

/** The app's pages and data types; pages can be reordered by pointer or keyboard. */
export function Outline({ blueprint, apply, selection, select, readOnly }: Props) {
  const { t } = useTranslation(['create', 'editor']);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const chosen = (kind: Selection['kind'], at: number) => selection.kind === kind && selection.at === at;
  const named = (page: Page) => {
    const name = page.title || page.path;
    return needsKind(page, blueprint.pages)
      ? t('edit.pageOfKind', { name, kind: t(`pageKind.${page.kind}`) })
      : name;
  };
  // A sortable id is the page's position, counted from 1.
  const announcement = (what: 'picked' | 'over' | 'dropped' | 'left', id: UniqueIdentifier, at = id) => {
    const page = blueprint.pages[Number(id) - 1];
    return t(`edit.drag.${what}`, {
      name: page ? named(page) : '',
      at: Number(at),
      of: blueprint.pages.length,
    });
  };
  const announcements: Announcements = {
    onDragStart: ({ active }) => announcement('picked', active.id),
    onDragOver: ({ active, over }) => announcement('over', active.id, over?.id),
    onDragEnd: ({ active, over }) => announcement('dropped', active.id, over?.id),
    onDragCancel: ({ active }) => announcement('left', active.id),
  };
  const addData = () => {
    const stem = t('wizard.newData');
    let name = stem;
    for (let number = 2; entityLabelled(blueprint, name); number += 1) name = `${stem} ${number}`;
    apply((before) => addEntity(before, name, name));
    select({ kind: 'data', at: blueprint.entities.length });
  };
  return (
    <nav className="edit-outline" aria-label={t('edit.outline')}>
      <h2>{t('edit.pages')}</h2>
      <DndContext
        sensors={sensors}
        accessibility={{ announcements, screenReaderInstructions: { draggable: t('edit.drag.how') } }}
        onDragEnd={({ active, over }) => {
          if (!over || active.id === over.id) return;
          const from = Number(active.id) - 1;
          const to = Number(over.id) - 1;
          apply((before) => movePage(before, from, to));
          select({ kind: 'page', at: to });
        }}
      >
        <SortableContext
          items={blueprint.pages.map((_, at) => at + 1)}
          strategy={verticalListSortingStrategy}
        >
          <ul>
            {blueprint.pages.map((page, at) => (
              <PageItem
                key={`${page.kind} ${page.path}`}
                {...{ page, at, readOnly }}
                name={named(page)}
                withKind={needsKind(page, blueprint.pages)}
                current={chosen('page', at)}
                onSelect={() => select({ kind: 'page', at })}
              />
            ))}
          </ul>
        </SortableContext>
      </DndContext>
      {!readOnly && <AddPage {...{ blueprint, apply, select }} />}
      <h2>{t('edit.data')}</h2>
      <ul>
        {blueprint.entities.map(({ name, label, plural }, at) => (
          <li key={name} className="edit-item">
            {chosen('data', at) && <WovenEdge />}
            <button
              type="button"
              aria-current={chosen('data', at)}
              onClick={() => select({ kind: 'data', at })}
            >
              {plural || label}
            </button>
          </li>
        ))}
      </ul>
      {!readOnly && (
        <div className="edit-add">
          <Button disabled={blueprint.entities.length >= LIMITS.entities} onClick={addData}>
            {t('edit.addData')}
          </Button>
        </div>
      )}
      <h2>{t('edit.app')}</h2>
      <ul>
        {(['people', 'look'] as const).map((kind) => (
          <li key={kind} className="edit-item">
            {selection.kind === kind && <WovenEdge />}
            <button
              type="button"
              aria-current={selection.kind === kind}
              onClick={() => select({ kind, at: 0 })}
            >
              {t(kind === 'look' ? 'edit.appLook' : 'editor:people.title')}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function PageItem(props: {
  page: Page;
  at: number;
  /** What it is called where there is only text. */
  name: string;
  withKind: boolean;
  current: boolean;
  readOnly: boolean;
  onSelect: () => void;
}) {
  const { page, at, name, withKind, current, readOnly, onSelect } = props;
  const { t } = useTranslation('create');
  const item = useSortable({ id: at + 1, disabled: readOnly });
  const style = { transform: CSS.Translate.toString(item.transform), transition: item.transition };
  return (
    <li ref={item.setNodeRef} style={style} className="edit-item">
      {current && <WovenEdge />}
      <button type="button" aria-current={current} onClick={onSelect}>
        {page.title || page.path}
        {withKind && <span className="edit-quiet"> {t(`pageKind.${page.kind}`)}</span>}
      </button>
      {!readOnly && (
        <button
          type="button"
          className="edit-grip"
          {...item.attributes}
          {...item.listeners}
          aria-label={t('edit.move', { name })}
        >
          <HolderOutlined />
        </button>
      )}
    </li>
  );
}

function AddPage({ blueprint, apply, select }: Pick<Props, 'blueprint' | 'apply' | 'select'>) {
  const { t } = useTranslation(['create', 'editor']);
  const [kind, setKind] = useState<PageKind>('content');
  const [named, setNamed] = useState('');
  const needs = ENTITY_PAGE_KINDS.includes(kind);
  // Only data that has what such a page shows: a choice for a board, a date for a calendar.
  const usable = (of: PageKind) => blueprint.entities.filter((one) => shownBy(of, one) !== null);
  const entities = usable(kind);
  const entity = entities.find(({ name }) => name === named) ?? entities[0];
  const add = () => {
    const title = !needs
      ? t('wizard.newPage')
      : kind === 'detail' || kind === 'form'
        ? (entity?.label ?? '')
        : (entity?.plural ?? '');
    apply((before) => addPage(before, kind, title, needs ? entity?.name : undefined));
    select({ kind: 'page', at: blueprint.pages.length });
  };
  return (
    <div className="edit-add">
      <Select
        aria-label={t('edit.kind')}
        value={kind}
        onChange={setKind}
        options={PAGE_KINDS.map((value) => ({
          value,
          label: t(`pageKind.${value}`),
          disabled: ENTITY_PAGE_KINDS.includes(value) && usable(value).length === 0,
        }))}
      />
      {needs && entity && (
        <Select
          aria-label={t('edit.of')}
          value={entity.name}
          onChange={setNamed}
          options={entities.map(({ name, plural }) => ({ value: name, label: plural }))}
        />
      )}
      {(['board', 'calendar'] as const).map(
        (value) =>
          usable(value).length === 0 && (
            <p key={value} className="edit-quiet">
              {t(value === 'board' ? 'editor:page.needsChoice' : 'editor:page.needsDate')}
            </p>
          ),
      )}
      <Button
        disabled={
          (needs && !entity) ||
          blueprint.pages.length >= LIMITS.allPages ||
          (isCountedPage({ kind }) && countedPages(blueprint.pages) >= LIMITS.pages)
        }
        onClick={add}
      >
        {t('edit.addPage')}
      </Button>
    </div>
  );
}
