import { useTexts } from '../../locales/use-texts.ts';
import './at-limit.css';

/** Says that no more fits into a field, which would otherwise only stop taking letters. */
export function AtLimit({ text, max }: { text: string; max: number | undefined }) {
  const { t } = useTexts('common');
  if (max === undefined || text.length < max) return null;
  return (
    <span role="alert" className="at-limit">
      {t('atLimit', { max })}
    </span>
  );
}
