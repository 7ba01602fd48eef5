import { ColorPicker, Form, Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { FONTS, LAYOUTS, MODES, RADII } from '#blueprint/kinds.ts';
import type { Theme } from '#blueprint/schema.ts';
import './look.css';
import { FieldGroup } from '../../components/form/field-group.tsx';

const COLOURS = ['#2F55D4', '#0F766E', '#7A3E9D', '#9A4A1F', '#2B6A3F', '#A33A2A', '#1D5FAD', '#1F2430'];

/** An app's colour, mode, corner radius and font. */
export function Look({ theme, onChange }: { theme: Theme; onChange: (theme: Theme) => void }) {
  const { t } = useTranslation('create');
  return (
    <FieldGroup>
      <Form.Item label={t('look.colour')}>
        <div className="look-colours">
          {COLOURS.map((primary) => (
            <button
              key={primary}
              type="button"
              className="look-colour"
              aria-label={t(`look.colours.${primary.slice(1)}`)}
              aria-pressed={theme.primary.toUpperCase() === primary}
              style={{ background: primary }}
              onClick={() => onChange({ ...theme, primary })}
            />
          ))}
          <ColorPicker
            value={theme.primary}
            disabledAlpha
            showText={() => t('look.custom')}
            onChangeComplete={(colour) => onChange({ ...theme, primary: colour.toHexString().slice(0, 7) })}
          />
        </div>
      </Form.Item>
      <Form.Item label={t('look.mode')}>
        <Segmented
          aria-label={t('look.mode')}
          value={theme.mode}
          onChange={(mode) => onChange({ ...theme, mode })}
          options={MODES.map((value) => ({ value, label: t(`look.${value}`) }))}
        />
      </Form.Item>
      <Form.Item label={t('look.layout')}>
        <Segmented
          aria-label={t('look.layout')}
          value={theme.layout}
          onChange={(layout) => onChange({ ...theme, layout })}
          options={LAYOUTS.map((value) => ({ value, label: t(`look.layouts.${value}`) }))}
        />
      </Form.Item>
      <Form.Item label={t('look.radius')}>
        <Segmented
          aria-label={t('look.radius')}
          value={theme.radius}
          onChange={(radius) => onChange({ ...theme, radius })}
          options={RADII.map((value) => ({ value, label: t('look.px', { count: value }) }))}
        />
      </Form.Item>
      <Form.Item label={t('look.font')}>
        <Segmented
          aria-label={t('look.font')}
          value={theme.font}
          onChange={(font) => onChange({ ...theme, font })}
          options={FONTS.map((value) => ({ value, label: t(`look.fonts.${value}`) }))}
        />
      </Form.Item>
    </FieldGroup>
  );
}
