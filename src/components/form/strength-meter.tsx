import type { PasswordOwner } from '#contract/account/password-strength.ts';
import { useTexts } from '../../locales/use-texts.ts';
import { usePasswordStrength } from './use-password-strength.ts';
import './strength-meter.css';

/** Four stitches that fill as a password gets harder to guess, with the word beside them. */
export function StrengthMeter({ password, owner }: { password: string; owner: PasswordOwner }) {
  const { t } = useTexts('common');
  const strength = usePasswordStrength(password, owner);
  return (
    <div className="strength" data-score={strength ?? 0}>
      <i />
      <i />
      <i />
      <i />
      <span role="status">{strength === null ? '' : t(`password.strength.${strength}`)}</span>
    </div>
  );
}
