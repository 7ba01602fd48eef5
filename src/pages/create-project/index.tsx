import { useQueryClient } from '@tanstack/react-query';
import { Button, Form } from 'antd';
import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { countedPages, isCountedPage } from '#blueprint/counted.ts';
import { LIMITS } from '#blueprint/kinds.ts';
import type { Blueprint } from '#blueprint/schema.ts';
import type { Understanding } from '#blueprint/understand/facts.ts';
import { CURRENCY, planFor } from '#contract/builder/plans.ts';
import { useIdentity, useRole } from '../../access/identity.ts';
import { call, CallError } from '../../api/call.ts';
import { messageOf } from '../../api/errors.ts';
import { useCall, useSend } from '../../api/queries.ts';
import { understandingOf } from '../../api/understanding/index.ts';
import { FieldGroup } from '../../components/form/field-group.tsx';
import { AppPicture } from '../../components/app-picture/index.tsx';
import { lookOf } from '../../components/app-picture/look.ts';
import { prefetchFacts } from '../../components/facts/lazy.ts';
import { hasWords } from '../../components/facts/has-words.ts';
import { useUnderstanding } from '../../components/facts/use-understanding.ts';
import { TemplateGallery } from '../../components/templates/lazy.ts';
import { toast } from '../../components/feedback/toast.ts';
import { FormErrors } from '../../components/form/form-errors.tsx';
import { money } from '../../format/index.ts';
import { PageHead } from '../../components/page/page-head.tsx';
import { useMedia } from '../../components/page/use-media.ts';
import { RepositoryField } from '../../components/form/repository-field.tsx';
import { Loading } from '../../components/feedback/states.tsx';
import { inWords } from '../manage-pages/words.ts';
import type { Draft } from './draft.ts';
import { dropDraft, EMPTY, keepDraft, newestDraft, renamedTemplate } from './draft.ts';
import { Idea } from './idea.tsx';
import { Look } from './look.tsx';
import { Owner } from './owner.tsx';
import { StartingTemplate } from './starting-template.tsx';
import './create-project.css';
import { TextInput } from '../../components/form/text-input.tsx';

/** Where the picture stands beside the form; below that, right under what it is drawn from. */
const WIDE = '(min-width: 1100px)';

/** Opens with what this browser has, or else with the sketch saved at sign-up. */
export default function CreateProject() {
  const user = useIdentity();
  const admin = useRole() === 'Admin';
  const profile = useCall('GET /api/user/profile');
  const [kept] = useState(() => (user ? newestDraft(user._id) : null));
  if (!user || (!kept && profile.isPending)) return <Loading rows={6} />;
  const start = kept ?? { ...EMPTY, ...profile.data?.sketch };
  return <NewProject userId={user._id} admin={admin} start={start} />;
}

function NewProject({ userId, admin, start }: { userId: string; admin: boolean; start: Draft }) {
  const { t, i18n } = useTranslation(['create', 'repository', 'templates']);
  const navigate = useNavigate();
  const client = useQueryClient();
  const [draft, setDraft] = useState(start);
  const [owner, setOwner] = useState<string | null>(null);
  const [missing, setMissing] = useState(false);
  const create = useSend('POST /api/projects');
  const sending = useRef(false);
  const box = useRef<HTMLTextAreaElement>(null);
  const isWide = useMedia(WIDE);
  const { description, template, corrections, name, theme, repoUrl = '' } = draft;
  const wanted = useMemo(
    () => (name?.trim() ? [...corrections, { do: 'rename' as const, name }] : corrections),
    [corrections, name],
  );
  const understood = useUnderstanding(template ? '' : description, wanted);
  const app = appOf(draft, understood);
  const blueprint = app && { ...app, theme: { ...app.theme, ...theme } };

  const change = (patch: Partial<Draft>) => {
    // An updater function, since one render may cause two changes.
    setDraft((before) => ({ ...before, ...patch }));
  };

  useEffect(() => prefetchFacts(i18n.language), [i18n.language]);
  useEffect(() => {
    if (draft !== start)
      keepDraft(userId, understood ? { ...draft, blueprint: understood.blueprint } : draft);
  }, [draft, start, understood, userId]);

  /** The app of the last words, which may have been typed just now. */
  async function lastRead(): Promise<Blueprint | null> {
    if (template) return blueprint;
    try {
      return (await understandingOf(description.trim(), wanted)).blueprint;
    } catch (error) {
      console.error('The description could not be read.', error);
      toast.error(t('common:error.unreachable'));
      return null;
    }
  }

  async function submit() {
    if (sending.current) return;
    const isReady = blueprint !== null && description.trim() !== '' && (!admin || owner !== null);
    setMissing(!isReady);
    if (!isReady) {
      if (!blueprint || description.trim() === '') box.current?.focus();
      return;
    }
    sending.current = true;
    try {
      const made = await lastRead();
      if (!made) return;
      const project = await create.mutateAsync({
        body: {
          description: description.trim(),
          blueprint: { ...made, theme: { ...made.theme, ...theme } },
          ...(repoUrl.trim() ? { repoUrl } : {}),
          ...(admin && owner ? { ownerId: owner } : {}),
        },
      });
      dropDraft(userId);
      await forgetSketch();
      void client.invalidateQueries({ queryKey: ['GET /api/user/profile'] });
      await navigate(admin ? `/project/details/${project.id}` : `/manage-pages/${project.id}`);
    } catch (error) {
      // The form shows the mutation's own error.
      console.debug('The project was not created.', error);
    } finally {
      sending.current = false;
    }
  }

  const { repoUrl: repository, ...fieldErrors } =
    create.error instanceof CallError ? create.error.fields : {};
  const sheet = (
    <div className="wizard-sheet">
      {blueprint ? (
        <>
          <AppPicture blueprint={blueprint} look={lookOf(blueprint)} />
          <p className="wizard-note">
            {blueprint.pages
              .filter(isCountedPage)
              .map(({ title }) => title)
              .join(' · ')}
          </p>
        </>
      ) : (
        <p className="wizard-waiting">{t('wizard.idea.waiting')}</p>
      )}
    </div>
  );
  return (
    <div className="wizard">
      <PageHead title={t('wizard.title')} description={t('wizard.why')} />
      <div className="wizard-body">
        <FieldGroup>
          {create.isError && (
            <FormErrors
              message={
                Object.keys(fieldErrors).length > 0 && blueprint
                  ? Object.entries(fieldErrors)
                      .map(([path, messages]) => `${inWords(path, blueprint, t)}: ${messages.join('; ')}`)
                      .join('. ')
                  : repository
                    ? `${t('repository:title')}: ${repository.join('; ')}`
                    : messageOf(create.error)
              }
            />
          )}
          {admin && (
            <Owner
              value={owner}
              onChange={setOwner}
              error={missing && !owner ? t('wizard.owner.missing') : null}
            />
          )}
          {template && blueprint ? (
            <>
              <StartingTemplate
                kind={template}
                blueprint={blueprint}
                onDescribe={() => setDraft({ ...EMPTY, description })}
              />
              {!isWide && sheet}
            </>
          ) : (
            <Idea
              ref={box}
              description={description}
              understood={understood}
              corrections={corrections}
              isMissing={missing && !hasWords(description)}
              picture={isWide ? null : sheet}
              onDescription={(text, made = corrections) => change({ description: text, corrections: made })}
              onCorrections={(made) => change({ corrections: made })}
            />
          )}
          {blueprint && (
            <>
              <Form.Item label={t('wizard.name')} htmlFor="wizard-name">
                <TextInput
                  id="wizard-name"
                  maxLength={LIMITS.name}
                  value={name ?? blueprint.name}
                  onChange={({ target }) => change({ name: target.value })}
                />
              </Form.Item>
              <details className="wizard-more">
                <summary>{t('look.title')}</summary>
                <Look theme={blueprint.theme} onChange={(chosen) => change({ theme: chosen })} />
              </details>
              <details className="wizard-more" open={repoUrl !== '' || undefined}>
                <summary>
                  {t('repository:title')} <small>{t('repository:optional')}</small>
                </summary>
                <p className="wizard-note">{t('repository:why')}</p>
                <RepositoryField
                  url={repoUrl}
                  fault={repository?.[0]}
                  onChange={(typed) => change({ repoUrl: typed })}
                />
              </details>
            </>
          )}
          <div className="wizard-actions">
            <Button type="primary" loading={create.isPending} onClick={() => void submit()}>
              {t('wizard.create')}
            </Button>
            {blueprint && <Plan pages={countedPages(blueprint.pages)} />}
          </div>
        </FieldGroup>
        {isWide && sheet}
      </div>
      {!blueprint && (
        <section className="wizard-templates" aria-labelledby="wizard-templates">
          <h2 id="wizard-templates">{t('templates:title')}</h2>
          <Suspense fallback={<Loading rows={6} />}>
            <TemplateGallery
              onUse={({ kind, description: sentence, blueprint: made }) => {
                setDraft({ ...EMPTY, template: kind, description: sentence, blueprint: made });
                scrollTo({ top: 0 });
              }}
              onDescribe={(sentence) => {
                setDraft({ ...EMPTY, description: sentence });
                box.current?.focus();
              }}
            />
          </Suspense>
        </section>
      )}
    </div>
  );
}

/** The template under its name, or what was understood; until it has been read again, what was understood before. */
function appOf({ template, name, blueprint }: Draft, understood: Understanding | null): Blueprint | null {
  if (template && blueprint) return name?.trim() ? renamedTemplate(blueprint, name.trim()) : blueprint;
  return understood ? understood.blueprint : blueprint;
}

function Plan({ pages }: { pages: number }) {
  const { t } = useTranslation('create');
  const plan = planFor(pages);
  return (
    <p className="wizard-note">
      {plan
        ? t('wizard.review.price', { plan: t(`plan.${plan.name}`), price: money(plan.amount, CURRENCY) })
        : t('wizard.review.tooMany')}
    </p>
  );
}

/** The project was created from it, so the sketch saved on the account is deleted. If this fails, it is only offered once more. */
async function forgetSketch(): Promise<void> {
  try {
    const { sketch: waiting, updatedAt } = await call('GET /api/user/profile');
    if (waiting) await call('PATCH /api/user/profile', { body: { sketch: null, updatedAt } });
  } catch (error) {
    console.warn('The sketch kept with the account could not be dropped.', error);
  }
}
