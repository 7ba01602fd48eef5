import { useTexts } from '../../locales/use-texts.ts';

interface Props {
  shown: boolean;
  onChange: (shown: boolean) => void;
  className: string;
  /** The id of the field. */
  controls?: string | undefined;
}

/** Shows a password that is being typed, and hides it again. */
export function Reveal({ shown, onChange, className, controls }: Props) {
  const { t } = useTexts('common');
  return (
    <button
      type="button"
      className={className}
      aria-pressed={shown}
      aria-controls={controls}
      aria-label={t('password.show')}
      onClick={() => onChange(!shown)}
    >
      {t(shown ? 'password.hideShort' : 'password.showShort')}
    </button>
  );
}
