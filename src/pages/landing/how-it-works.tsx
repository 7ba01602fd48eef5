import { useTexts } from '../../locales/use-texts.ts';
import { STEPS } from '#contract/builder/builds/steps.ts';
import { AppPicture } from '../../components/app-picture/index.tsx';
import { rowsOf } from '#blueprint/rows.ts';
import { formatValue } from '../../components/app-picture/draw.tsx';
import { WovenEdge } from '../../components/brand/woven-edge.tsx';
import type { DrawnApp } from '../../components/app-picture/look.ts';

/** Completed steps of the illustrated build. */
const COMPLETED_STEPS = 4;
const FILES = ['package.json', 'README.md', 'index.html', 'src/', 'src/model/', 'src/pages/', 'src/tests/'];

/** The three stages after the sentence, drawn from an example's blueprint. */
export function HowItWorks({ example }: { example: DrawnApp | null }) {
  const { t } = useTexts('landing');
  const blueprint = example?.blueprint;
  const entity = blueprint?.entities[0];
  const row = blueprint && entity ? rowsOf(blueprint, entity.name)[0] : undefined;
  const list = blueprint?.pages.findIndex((page) => page.kind === 'list') ?? 0;
  const slug = blueprint?.name.toLowerCase().replace(/[^a-z0-9]+/g, '-') ?? '';
  return (
    <section className="landing-part how" id="how" aria-labelledby="how-title">
      <h2 className="display" id="how-title">
        {t('how.title')}
      </h2>
      <ol>
        <li>
          <div className="how-drawing how-shape" aria-hidden="true">
            {example && <AppPicture {...example} page={Math.max(list, 0)} />}
            {blueprint && entity && (
              <div className="how-fields">
                <strong>{entity.label}</strong>
                {entity.fields.slice(0, 4).map((field) => (
                  <span key={field.name}>
                    {field.label}
                    <em>{row ? formatValue(blueprint, field, row) : ''}</em>
                  </span>
                ))}
              </div>
            )}
          </div>
          <h3>{t('how.shape.title')}</h3>
          <p>{t('how.shape.text')}</p>
        </li>
        <li>
          <div className="how-drawing how-build" aria-hidden="true">
            <div className="how-steps">
              <WovenEdge progress={COMPLETED_STEPS / STEPS.length} />
              {STEPS.map((step, s) => (
                <span
                  key={step}
                  data-state={
                    s < COMPLETED_STEPS ? 'complete' : s === COMPLETED_STEPS ? 'in-progress' : 'pending'
                  }
                >
                  {t(`step.${step}`)}
                </span>
              ))}
            </div>
          </div>
          <h3>{t('how.build.title')}</h3>
          <p>{t('how.build.text')}</p>
        </li>
        <li>
          <div className="how-drawing how-own" aria-hidden="true">
            <div className="how-address">
              <i />
              <code dir="ltr">/apps/{slug}</code>
            </div>
            <div className="how-own-parts">
              <div className="how-served">{example && <AppPicture {...example} />}</div>
              <div className="how-files" dir="ltr">
                <strong>source.zip</strong>
                {FILES.map((file) => (
                  <code key={file}>{file}</code>
                ))}
              </div>
            </div>
          </div>
          <h3>{t('how.own.title')}</h3>
          <p>{t('how.own.text')}</p>
        </li>
      </ol>
    </section>
  );
}
