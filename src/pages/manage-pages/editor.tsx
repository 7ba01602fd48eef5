import { Button, Segmented, Select } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { countedPages } from '#blueprint/counted.ts';
import { APP_LANGUAGES } from '#blueprint/kinds.ts';
import { removeRole } from '#blueprint/edit-access.ts';
import { languageOf, LANGUAGES } from '#contract/core/languages.ts';
import type { Blueprint } from '#blueprint/schema.ts';
import type { Project } from '#contract/builder/projects/calls.ts';
import { PageHead } from '../../components/page/page-head.tsx';
import { toast } from '../../components/feedback/toast.ts';
import { UndoToast } from '../../components/feedback/undo-toast.tsx';
import { listed } from '../../format/list.ts';
import { Look } from '../create-project/look.tsx';
import { AskBox } from './ask/index.tsx';
import { useAsk } from './ask/use-ask.ts';
import { Labelled } from './box.tsx';
import { isHomePage, lossOf, removeEntity, removeField, removePage } from '#blueprint/edits.ts';
import { DataPanel } from './data-panel.tsx';
import { Leave } from './leave.tsx';
import { Next } from './next.tsx';
import type { Selection } from './outline.tsx';
import { Outline } from './outline.tsx';
import { PagePanel } from './page-panel.tsx';
import { PeoplePanel } from './people-panel.tsx';
import { Preview } from './preview.tsx';
import { startSelection } from './start-selection.ts';
import { Status } from './status.tsx';
import { useDraft } from './use-draft.ts';
import { TextInput } from '../../components/form/text-input.tsx';

const FIRST_PAGE: Selection = { kind: 'page', at: 0 };
const PANES = ['outline', 'editor', 'preview'] as const;

interface Props {
  project: Project;
  start: { blueprint: Blueprint; updatedAt: string };
}

/** The editor: three panes side by side, or one at a time on narrow screens. */
export function Editor({ project, start }: Props) {
  const { t, i18n } = useTranslation(['create', 'editor', 'app']);
  const draft = useDraft(project.id, start);
  const { blueprint, apply, undo, redo } = draft;
  const [params] = useSearchParams();
  const [asked] = useState(() => startSelection(start.blueprint, params));
  const [field, openField] = useState(params.get('field'));
  const [selected, select] = useState<Selection>(asked ?? FIRST_PAGE);
  const [pane, setPane] = useState<(typeof PANES)[number]>(asked ? 'editor' : 'outline');
  // Where one pane is shown at a time, the preview is where a proposal can be seen.
  const asking = useAsk(project.id, draft, () => setPane('preview'));
  const rest = project.state === 'archived' || project.state === 'suspended' ? project.state : null;
  // Undo may have removed the selected item.
  const count = selected.kind === 'page' ? blueprint.pages.length : blueprint.entities.length;
  const selection: Selection =
    selected.kind === 'look' || selected.kind === 'people' || selected.at < count ? selected : FIRST_PAGE;
  const page = blueprint.pages[selection.at];
  const entity = blueprint.entities[selection.at];

  useEffect(() => {
    if (rest) return undefined;
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
      // In a text field the browser's own undo applies.
      if (
        event.target instanceof HTMLElement &&
        event.target.matches('input:not([type=checkbox], [type=radio]), textarea')
      )
        return;
      event.preventDefault();
      if (event.shiftKey) redo();
      else undo();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });

  // The Undo in a toast reverts the last change, so the toast closes with the next change.
  const offer = useRef<{ id: string; fresh: boolean } | null>(null);
  const withdraw = () => {
    if (offer.current) toast.dismiss(offer.current.id);
    offer.current = null;
  };
  useEffect(() => {
    if (offer.current?.fresh) offer.current.fresh = false;
    else withdraw();
  }, [blueprint]);
  useEffect(() => withdraw, []);

  // What is chosen far down a long list opens beside its top, which may have been scrolled away.
  const panel = useRef<HTMLElement>(null);
  const chosen = `${selection.kind} ${selection.at}`;
  useEffect(() => {
    if ((panel.current?.getBoundingClientRect().top ?? 0) < 0) panel.current?.scrollIntoView();
  }, [chosen]);

  /** Removes something and offers undo, naming what was removed with it. */
  const remove = (name: string, change: (before: Blueprint) => Blueprint) => {
    const loss = lossOf(blueprint, change(blueprint));
    const pages = loss.pages.filter((title) => title !== name);
    const what = [
      pages.length > 0 && t('edit.lost.pages', { names: listed(pages, i18n.language) }),
      loss.fields.length > 0 && t('edit.lost.fields', { names: listed(loss.fields, i18n.language) }),
      loss.sections > 0 && t('edit.lost.sections', { count: loss.sections }),
      loss.rules > 0 && t('editor:lost.rules', { count: loss.rules }),
      loss.rows > 0 && t('edit.lost.rows', { count: loss.rows }),
    ].filter((part) => part !== false);
    apply(change);
    withdraw();
    const id = `removed-${Date.now()}`;
    offer.current = { id, fresh: true };
    toast.info(
      <UndoToast
        text={t(what.length > 0 ? 'edit.removedWith' : 'edit.removed', { name, what: what.join('; ') })}
        onUndo={() => {
          undo();
          select(selection);
        }}
      />,
      id,
    );
  };
  /** Removes what is being edited and opens the home page: a second press would remove what took its place. */
  const removeSelected = (name: string, change: (before: Blueprint) => Blueprint) => {
    remove(name, change);
    select({ kind: 'page', at: change(blueprint).pages.findIndex(isHomePage) });
    setPane('outline');
  };

  return (
    <div className="edit wide-page">
      <PageHead
        title={blueprint.name}
        description={rest ? t(`edit.readOnly.${rest}`) : t('edit.why')}
        back={{ to: '/applications', label: t('edit.back') }}
        action={
          !rest && (
            <Next
              project={project}
              pages={countedPages(blueprint.pages)}
              saved={draft.save.status === 'saved'}
            />
          )
        }
      />
      <div className="edit-bar">
        {!rest && (
          <>
            <Button disabled={!draft.canUndo} onClick={undo}>
              {t('edit.undo')}
            </Button>
            <Button disabled={!draft.canRedo} onClick={redo}>
              {t('edit.redo')}
            </Button>
          </>
        )}
        <Status
          draft={draft}
          open={(place) => {
            if (place.selection) select(place.selection);
            openField(place.field);
            setPane('editor');
          }}
        />
      </div>
      {!rest && <AskBox {...{ blueprint, asking }} />}
      <Segmented
        block
        className="edit-tabs"
        aria-label={t('edit.panes')}
        value={pane}
        onChange={setPane}
        options={PANES.map((value) => ({ value, label: t(`edit.${value}`) }))}
      />
      <div className="edit-panes" data-pane={pane}>
        <Outline
          {...{ blueprint, apply, selection }}
          readOnly={rest !== null}
          select={(next) => {
            select(next);
            setPane('editor');
          }}
        />
        <section ref={panel} className="edit-editor" aria-label={t('edit.editor')}>
          <h2 className="visually-hidden">{t('edit.editor')}</h2>
          <fieldset disabled={rest !== null} inert={rest !== null}>
            {selection.kind === 'look' && (
              <>
                <Labelled label={t('edit.appName')}>
                  <TextInput
                    value={blueprint.name}
                    maxLength={60}
                    onChange={({ target }) => apply((before) => ({ ...before, name: target.value }), 'name')}
                  />
                </Labelled>
                <Labelled label={t('edit.tagline')}>
                  <TextInput
                    value={blueprint.tagline}
                    maxLength={200}
                    onChange={({ target }) =>
                      apply((before) => ({ ...before, tagline: target.value }), 'tagline')
                    }
                  />
                </Labelled>
                <Labelled label={t('editor:app.language')}>
                  <Select
                    value={blueprint.language}
                    onChange={(language) => apply((before) => ({ ...before, language }))}
                    options={APP_LANGUAGES.map((value) => ({
                      value,
                      label: LANGUAGES.find(({ code }) => code === languageOf(value))?.name ?? value,
                    }))}
                  />
                </Labelled>
                <Look
                  theme={blueprint.theme}
                  onChange={(theme) => apply((before) => ({ ...before, theme }))}
                />
              </>
            )}
            {selection.kind === 'people' && (
              <PeoplePanel
                {...{ blueprint, apply }}
                removeRole={(at) =>
                  remove(blueprint.roles[at]?.label ?? '', (before) => removeRole(before, at))
                }
                openData={(at) => select({ kind: 'data', at })}
              />
            )}
            {selection.kind === 'page' && page && (
              <>
                <PagePanel key={selection.at} {...{ blueprint, apply }} at={selection.at} />
                {isHomePage(page) ? (
                  <p className="edit-quiet">{t('edit.homeStays')}</p>
                ) : (
                  <Button
                    danger
                    onClick={() => removeSelected(page.title, (before) => removePage(before, selection.at))}
                  >
                    {t('edit.removePage')}
                  </Button>
                )}
              </>
            )}
            {selection.kind === 'data' && entity && (
              <>
                <DataPanel
                  key={entity.name}
                  {...{ blueprint, apply }}
                  asked={field}
                  at={selection.at}
                  removeField={(field) =>
                    remove(entity.fields[field]?.label ?? '', (before) =>
                      removeField(before, selection.at, field),
                    )
                  }
                />
                <Button
                  danger
                  onClick={() => removeSelected(entity.label, (before) => removeEntity(before, selection.at))}
                >
                  {t('edit.removeData')}
                </Button>
              </>
            )}
          </fieldset>
        </section>
        <Preview
          blueprint={asking.shown}
          preview={asking.preview}
          page={selection.kind === 'page' ? selection.at : 0}
        />
      </div>
      <Leave status={draft.save.status} flush={draft.flush} />
    </div>
  );
}
