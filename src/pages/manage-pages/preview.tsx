import { Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Blueprint } from '#blueprint/schema.ts';
import { apiBase } from '../../api/call.ts';
import { Loading } from '../../components/states.tsx';
import { rowsOf } from '#blueprint/rows.ts';
import type { PreviewState } from './use-draft.ts';

const WIDTHS = { phone: 375, tablet: 768, desktop: null } as const;
type Width = keyof typeof WIDTHS;
const NAMES: Width[] = ['phone', 'tablet', 'desktop'];

/** Where a page is shown in the built app; one row's page shows the first row. */
function hashOf(blueprint: Blueprint, at: number): string {
  const page = blueprint.pages[at];
  if (!page) return '#/';
  if (page.kind !== 'detail') return `#${page.path}`;
  const row = rowsOf(blueprint, page.entity ?? '')[0];
  return row ? `#${page.path === '/' ? '' : page.path}/${String(row.id)}` : '#/';
}

interface Props {
  blueprint: Blueprint;
  page: number;
  preview: PreviewState;
}

/** The running app. The one before stays on screen until the next has loaded. */
export function Preview({ blueprint, page, preview }: Props) {
  const { t } = useTranslation('create');
  const [width, setWidth] = useState<Width>('desktop');
  const [shown, setShown] = useState<string | null>(null);
  const size = WIDTHS[width];
  const addresses = [...new Set([shown, preview.url])].filter((url) => url !== null);
  return (
    <section className="edit-preview" aria-label={t('edit.preview')}>
      <Segmented
        aria-label={t('edit.width')}
        value={width}
        onChange={setWidth}
        options={NAMES.map((value) => ({ value, label: t(`edit.widths.${value}`) }))}
      />
      <div className="edit-frames">
        {shown === null && preview.status !== 'failed' && <Loading rows={6} />}
        {addresses.map((url) => (
          <iframe
            key={url}
            className={shown !== null && url !== shown ? 'edit-frame-next' : undefined}
            src={apiBase + url + hashOf(blueprint, page)}
            title={t('edit.frame', { name: blueprint.name })}
            sandbox="allow-scripts allow-forms"
            style={size === null ? undefined : { inlineSize: size }}
            onLoad={() => url === preview.url && setShown(url)}
          />
        ))}
      </div>
      <p className="edit-quiet">{t('edit.forgets')}</p>
    </section>
  );
}
