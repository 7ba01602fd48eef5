import { useTexts } from '../../locales/use-texts.ts';
import { strength } from './strength.ts';

/** Four stitches that fill as a password gets harder to guess, with the word beside them. */
export function StrengthMeter({ password, own }: { password: string; own: readonly string[] }) {
  const { t } = useTexts('public');
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
