import type { Field } from '../../core/entity.ts';

export function OptionBadge({ field, option }: { field: Field; option: string }) {
  const text = field.optionTexts[option];
  return (
    <span className="option" data-colour={text?.colour ?? 'grey'} dir="auto">
      {text?.label ?? option}
    </span>
  );
}
