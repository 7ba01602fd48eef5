import type { Field, OptionText } from '../../core/entity.ts';

/** A word with a colour: a choice, a state, a role. */
export function Badge({ label, colour }: OptionText) {
  return (
    <span className="badge" data-colour={colour} dir="auto">
      {label}
    </span>
  );
}

export function OptionBadge({ field, option }: { field: Field; option: string }) {
  const text = field.optionTexts[option];
  return <Badge label={text?.label ?? option} colour={text?.colour ?? 'grey'} />;
}
