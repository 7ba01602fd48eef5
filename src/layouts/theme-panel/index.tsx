import { CloseOutlined } from '@ant-design/icons';
import { type ReactNode, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { WovenEdge } from '../../components/brand/woven-edge.tsx';
import { LanguageSelect } from '../../components/form/language-select.tsx';
import { palettes, type Schema } from '../../theme/palettes.ts';
import {
  type ControlSize,
  type Direction,
  type LayoutType,
  LAYOUTS,
  MODES,
  UNITS,
  useTheme,
} from '../../theme/store.ts';
import { saveLanguage } from '../save-language.ts';
import { LayoutPicture } from './layout-picture.tsx';
import './theme-panel.css';

const SCHEMAS = Object.keys(palettes) as Schema[];
const SIZES = Object.keys(UNITS) as ControlSize[];
const DIRECTIONS: readonly Direction[] = ['ltr', 'rtl'];

/** Appearance settings of this browser; each choice applies at once. */
export default function ThemePanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('theme');
  const theme = useTheme();
  const close = useRef<HTMLButtonElement>(null);
  // The panel stands at the end of the document: without the focus, it would take every Tab of the page to reach it, and Escape would not.
  useEffect(() => close.current?.focus(), []);
  return createPortal(
    <aside
      className="theme-panel"
      aria-label={t('title')}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <WovenEdge />
      <div className="theme-panel-body">
        <div className="theme-panel-head">
          <h2>{t('title')}</h2>
          <button type="button" className="head-button" ref={close} aria-label={t('close')} onClick={onClose}>
            <CloseOutlined />
          </button>
        </div>
        <Choices
          name="mode"
          legend={t('mode')}
          values={MODES}
          value={theme.followSystem ? 'system' : theme.mode}
          onChange={theme.setMode}
          show={(mode) => t(`modes.${mode}`)}
        />
        <Choices
          name="schema"
          legend={t('schema')}
          values={SCHEMAS}
          value={theme.themeSchema}
          onChange={theme.setSchema}
          show={(schema) => (
            <>
              <span
                className="theme-swatch"
                style={{ background: palettes[schema][theme.mode].primary }}
                aria-hidden="true"
              />
              {t(`schemas.${schema || 'default'}`)}
            </>
          )}
        />
        <div className="theme-field">
          <label htmlFor="theme-language">{t('language')}</label>
          <LanguageSelect id="theme-language" onChosen={(language) => void saveLanguage(language)} />
        </div>
        <Choices
          name="layout"
          legend={t('layout')}
          values={LAYOUTS}
          value={theme.layout.type}
          onChange={(type: LayoutType) => theme.setLayout(type)}
          wide
          show={(type) => (
            <>
              <LayoutPicture type={type} />
              {t(`layouts.${type}`)}
            </>
          )}
        />
        <label className="theme-check">
          <input
            type="checkbox"
            className="check"
            checked={theme.layout.sideNavCollapse}
            onChange={(event) => theme.setSideNavCollapse(event.target.checked)}
          />
          {t('collapse')}
        </label>
        <Choices
          name="size"
          legend={t('size')}
          values={SIZES}
          value={theme.controlSize}
          onChange={theme.setControlSize}
          show={(size) => t(`sizes.${size}`)}
        />
        <Choices
          name="direction"
          legend={t('direction')}
          values={DIRECTIONS}
          value={theme.direction}
          onChange={theme.setDirection}
          show={(direction) => t(`directions.${direction}`)}
        />
        <button type="button" className="button theme-reset" onClick={theme.reset}>
          {t('reset')}
        </button>
      </div>
    </aside>,
    document.body,
  );
}

interface ChoicesProps<V extends string> {
  name: string;
  legend: string;
  values: readonly V[];
  value: V;
  onChange: (value: V) => void;
  show: (value: V) => ReactNode;
  /** Whether each choice is shown with a picture. */
  wide?: boolean;
}

function Choices<V extends string>({
  name,
  legend,
  values,
  value,
  onChange,
  show,
  wide = false,
}: ChoicesProps<V>) {
  return (
    <fieldset className={wide ? 'theme-field theme-wide' : 'theme-field'}>
      <legend>{legend}</legend>
      {values.map((one) => (
        <label key={one}>
          <input
            type="radio"
            className="visually-hidden"
            name={`theme-${name}`}
            value={one}
            checked={one === value}
            onChange={() => onChange(one)}
          />
          <span>{show(one)}</span>
        </label>
      ))}
    </fieldset>
  );
}
