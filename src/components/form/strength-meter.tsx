import { useTexts } from '../../locales/use-texts.ts';
import { strength } from './strength.ts';
import './strength-meter.css';

/** Four stitches that fill as a password gets harder to guess, with the word beside them. */
export function StrengthMeter({ password, own }: { password: string; own: readonly string[] }) {
  const { t } = useTexts('common');
  const score = strength(password, own);
  return (
    <div className="strength" data-score={score}>
      <i />
      <i />
      <i />
      <i />
      <span role="status">{password ? t(`password.strength.${score}`) : ''}</span>
    </div>
  );
}
