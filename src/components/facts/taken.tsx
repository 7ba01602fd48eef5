import { useTexts } from '../../locales/use-texts.ts';

export const isTaken = (name: string, taken: readonly string[]): boolean =>
  taken.some((other) => other.toLowerCase() === name.trim().toLowerCase());

/** Says that something else is called so, which is why a name isn't taken. */
export function Taken({ name, id }: { name: string; id: string }) {
  const { t } = useTexts('facts');
  return (
    <span id={id} role="alert" className="fact-taken">
      {t('edit.taken', { name: name.trim() })}
    </span>
  );
}
