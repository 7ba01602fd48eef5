import { useState } from 'react';
import { useTexts } from '../../locales/use-texts.ts';
import { isCountedPage } from '#blueprint/counted.ts';
import type { Blueprint } from '#blueprint/schema.ts';
import { AppPicture } from '../../components/app-picture/index.tsx';
import { WovenEdge } from '../../components/brand/woven-edge.tsx';
import type { DrawnApp } from '../../components/app-picture/look.ts';
import { listed } from '../../format/list.ts';

/** The sketched app: pages and theme, and the data of the example; that of one's own stands beside its description. */
export function Sheet({ drawn, isExample }: { drawn: DrawnApp | null; isExample: boolean }) {
  const { t } = useTexts('landing');
  const [selectedPath, setSelectedPath] = useState('/');
  if (!drawn) {
    return (
      <div className="sheet" aria-busy="true">
        <WovenEdge wide />
        <div className="sheet-inner">
          <div className="sheet-blank" />
        </div>
      </div>
    );
  }
  const { blueprint, look } = drawn;
  // Details and forms come with their data; only those in the menu are pages to visitors.
  const pages = blueprint.pages.filter((page) => isCountedPage(page) || page.inMenu).slice(0, 12);
  const selected = pages.find(({ path }) => path === selectedPath) ?? pages[0];
  const pageIndex = selected ? blueprint.pages.indexOf(selected) : 0;
  return (
    <section className="sheet" aria-label={t('sheet.label')}>
      <WovenEdge wide />
      <div className="sheet-inner">
        <header>
          <p className="sheet-from">{t(isExample ? 'sheet.fromExample' : 'sheet.fromYours')}</p>
          <h2 className="display">{blueprint.name}</h2>
          <p className="sheet-tagline">{blueprint.tagline}</p>
        </header>
        <AppPicture blueprint={blueprint} look={look} page={pageIndex} />
        <ul className="sheet-pages" aria-label={t('sheet.pages')}>
          {pages.map((page) => (
            <li key={`${page.path} ${page.kind}`}>
              <button
                type="button"
                aria-pressed={page === selected}
                onClick={() => setSelectedPath(page.path)}
              >
                {page.title}
              </button>
            </li>
          ))}
        </ul>
        {isExample && <Data blueprint={blueprint} />}
        <ThemeSummary blueprint={blueprint} />
      </div>
    </section>
  );
}

function Data({ blueprint }: { blueprint: Blueprint }) {
  const { t } = useTexts('landing');
  return (
    <div className="sheet-data">
      <h3>{t('sheet.data')}</h3>
      <dl>
        {blueprint.entities.slice(0, 4).map((entity) => (
          <div key={entity.name}>
            <dt>{entity.label}</dt>
            <dd>
              {listed(
                entity.fields.map(({ label }) => label),
                blueprint.language,
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function ThemeSummary({ blueprint }: { blueprint: Blueprint }) {
  const { t } = useTexts('landing');
  const { primary, mode, font, radius } = blueprint.theme;
  const ground = mode === 'dark' ? 'black' : 'white';
  const swatches = [
    `color-mix(in srgb, ${primary} 78%, black)`,
    primary,
    `color-mix(in srgb, ${primary} 55%, ${ground})`,
    `color-mix(in srgb, ${primary} 14%, ${ground})`,
  ];
  return (
    <div className="sheet-look">
      <h3>{t('sheet.look')}</h3>
      <ul aria-hidden="true">
        {swatches.map((colour) => (
          <li key={colour} style={{ background: colour, borderRadius: radius }} />
        ))}
      </ul>
      <p>
        {t(`look.mode.${mode}`)} · {t(`look.font.${font}`)} · <code>{primary}</code>
      </p>
    </div>
  );
}
