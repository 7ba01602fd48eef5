import { useQueryClient } from '@tanstack/react-query';
import { Button, Form, Input } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { sketch } from '#blueprint/sketch/index.ts';
import { countedPages } from '#blueprint/kinds.ts';
import type { Blueprint } from '#blueprint/schema.ts';
import { DESCRIPTION } from '#contract/core/limits.ts';
import { CURRENCY, planFor } from '#contract/builder/plans.ts';
import { useIdentity, useRole } from '../../access/identity.ts';
import { call, CallError } from '../../api/call.ts';
import { messageOf } from '../../api/errors.ts';
import { useCall, useSend } from '../../api/queries.ts';
import { removeSketch, storedSketch } from '../../api/sketch.ts';
import { FieldGroup } from '../../components/form/field-group.tsx';
import { AppPicture } from '../../components/app-picture/index.tsx';
import { lookOf } from '../../components/app-picture/look.ts';
import { FormErrors } from '../../components/form/form-errors.tsx';
import { money } from '../../format/index.ts';
import { PageHead } from '../../components/page/page-head.tsx';
import { RepositoryField } from '../../components/form/repository-field.tsx';
import { Loading } from '../../components/feedback/states.tsx';
import { inWords } from '../manage-pages/words.ts';
import type { Draft } from './draft.ts';
import { dropDraft, EMPTY, keepDraft, readDraft, STEPS } from './draft.ts';
import { Look } from './look.tsx';
import { Owner } from './owner.tsx';
import { Parts } from './parts.tsx';
import './create-project.css';

/** Opens the wizard with this browser's draft, or else with the sketch saved at sign-up. */
export default function CreateProject() {
  const user = useIdentity();
  const admin = useRole() === 'Admin';
  const profile = useCall('GET /api/user/profile');
  const [kept] = useState(() => (user ? readDraft(user._id) : null));
  if (!user || (!kept && profile.isPending)) return <Loading rows={6} />;
  const sketched = profile.data?.sketch ?? storedSketch();
  const start = kept ?? (sketched ? { ...EMPTY, ...sketched, shaped: true } : EMPTY);
  return <Wizard userId={user._id} admin={admin} start={start} />;
}

function Wizard({ userId, admin, start }: { userId: string; admin: boolean; start: Draft }) {
  const { t } = useTranslation(['create', 'repository']);
  const navigate = useNavigate();
  const client = useQueryClient();
  const [draft, setDraft] = useState(start);
  const [owner, setOwner] = useState<string | null>(null);
  const [missing, setMissing] = useState(false);
  const create = useSend('POST /api/projects');
  const sending = useRef(false);
  const { step, description, blueprint, shaped, repoUrl = '' } = draft;

  const change = (patch: Partial<Draft>) => {
    // An updater function, since one render may cause two changes.
    setDraft((before) => ({ ...before, ...patch }));
  };
  const describe = (text: string, anew = !shaped) =>
    change({
      description: text,
      ...(anew ? { blueprint: text.trim().length > 2 ? sketch(text) : null, shaped: false } : {}),
    });
  const shape = (next: Blueprint) => change({ blueprint: next, shaped: true });

  useEffect(() => {
    if (draft !== start) keepDraft(userId, draft);
  }, [draft, start, userId]);

  const heading = useRef<HTMLHeadingElement>(null);
  const first = useRef(true);
  useEffect(() => {
    if (!first.current) {
      heading.current?.focus({ preventScroll: true });
      scrollTo({ top: 0, behavior: 'instant' });
    }
    first.current = false;
  }, [step]);

  const ready = blueprint !== null && description.trim() !== '' && (!admin || owner !== null);
  const go = (to: Draft['step']) => {
    setMissing(to !== 'idea' && !ready);
    if (to === 'idea' || ready) change({ step: to });
  };
  const at = STEPS.indexOf(step);
  const plan = blueprint ? planFor(countedPages(blueprint.pages)) : undefined;

  async function submit() {
    if (!blueprint || sending.current) return;
    if (!ready) return go('review');
    sending.current = true;
    try {
      const project = await create.mutateAsync({
        body: {
          description: description.trim(),
          blueprint,
          ...(repoUrl.trim() ? { repoUrl } : {}),
          ...(admin && owner ? { ownerId: owner } : {}),
        },
      });
      dropDraft(userId);
      removeSketch();
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
  return (
    <div className="wizard">
      <PageHead title={t('wizard.title')} description={t('wizard.why')} />
      <nav aria-label={t('wizard.steps')}>
        <ol className="wizard-steps">
          {STEPS.map((name) => (
            <li key={name}>
              <button
                type="button"
                aria-current={name === step ? 'step' : undefined}
                onClick={() => go(name)}
              >
                {t(`wizard.step.${name}`)}
              </button>
            </li>
          ))}
        </ol>
      </nav>
      <div className="wizard-body">
        <FieldGroup>
          <h2 className="visually-hidden" tabIndex={-1} ref={heading}>
            {t(`wizard.step.${step}`)}
          </h2>
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
          {(step === 'idea' || !blueprint) && (
            <>
              {admin && (
                <Owner
                  value={owner}
                  onChange={setOwner}
                  error={missing && !owner ? t('wizard.owner.missing') : null}
                />
              )}
              <Form.Item
                label={t('wizard.idea.label')}
                htmlFor="wizard-idea"
                extra={t('wizard.idea.help')}
                {...(missing && (!blueprint || !description.trim())
                  ? { validateStatus: 'error' as const, help: t('wizard.idea.missing') }
                  : {})}
              >
                <Input.TextArea
                  id="wizard-idea"
                  autoSize={{ minRows: 3, maxRows: 10 }}
                  maxLength={DESCRIPTION.max}
                  value={description}
                  placeholder={t('wizard.idea.placeholder')}
                  onChange={({ target }) => describe(target.value)}
                />
              </Form.Item>
              {shaped && (
                <p className="wizard-note">
                  {t('wizard.changed')}{' '}
                  <Button
                    disabled={description.trim().length < 3}
                    onClick={() => describe(description, true)}
                  >
                    {t('wizard.again')}
                  </Button>
                </p>
              )}
            </>
          )}
          {step === 'parts' && blueprint && <Parts blueprint={blueprint} onChange={shape} />}
          {step === 'look' && blueprint && (
            <Look theme={blueprint.theme} onChange={(theme) => shape({ ...blueprint, theme })} />
          )}
          {step === 'review' && blueprint && (
            <>
              <Form.Item label={t('wizard.name')} htmlFor="wizard-name">
                <Input
                  id="wizard-name"
                  maxLength={60}
                  value={blueprint.name}
                  onChange={({ target }) => shape({ ...blueprint, name: target.value })}
                />
              </Form.Item>
              <dl className="wizard-facts">
                <dt>{t('wizard.pages')}</dt>
                <dd>{blueprint.pages.map(({ title }) => title).join(', ')}</dd>
                <dt>{t('wizard.data')}</dt>
                <dd>{blueprint.entities.map(({ plural }) => plural).join(', ')}</dd>
                <dt>{t('wizard.review.plan')}</dt>
                <dd>
                  {plan
                    ? t('wizard.review.price', {
                        plan: t(`plan.${plan.name}`),
                        price: money(plan.amount, CURRENCY),
                      })
                    : t('wizard.review.tooMany')}
                </dd>
              </dl>
              <section className="wizard-repository" aria-labelledby="wizard-repository">
                <h3 id="wizard-repository">
                  {t('repository:title')} <small>{t('repository:optional')}</small>
                </h3>
                <p className="wizard-note">{t('repository:why')}</p>
                <RepositoryField
                  url={repoUrl}
                  fault={repository?.[0]}
                  onChange={(typed) => change({ repoUrl: typed })}
                />
              </section>
            </>
          )}
          <div className="wizard-actions">
            {at > 0 && <Button onClick={() => go(STEPS[at - 1] ?? 'idea')}>{t('wizard.back')}</Button>}
            {step === 'review' ? (
              <Button type="primary" loading={create.isPending} onClick={() => void submit()}>
                {t('wizard.create')}
              </Button>
            ) : (
              <Button type="primary" onClick={() => go(STEPS[at + 1] ?? 'review')}>
                {t('wizard.next')}
              </Button>
            )}
          </div>
        </FieldGroup>
        <div className="wizard-sheet">
          {blueprint ? (
            <AppPicture blueprint={blueprint} look={lookOf(blueprint)} />
          ) : (
            <p>{t('wizard.idea.waiting')}</p>
          )}
        </div>
      </div>
    </div>
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
