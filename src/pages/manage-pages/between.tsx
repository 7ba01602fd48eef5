import { Select, type SelectProps } from 'antd';
import { useTranslation } from 'react-i18next';

/** What can stand between the parts of a title or a text. */
export const BETWEEN = [' ', ', ', ' – ', ' · '] as const;
const NAMES = ['space', 'comma', 'dash', 'dot'] as const;

interface Props extends Pick<SelectProps<string>, 'id'> {
  value: string;
  onChange: (text: string) => void;
}

export function BetweenSelect({ value, onChange, ...rest }: Props) {
  const { t } = useTranslation('editor');
  const known: readonly string[] = BETWEEN;
  const other = known.includes(value) ? [] : [{ value, label: value }];
  return (
    <Select
      {...rest}
      value={value}
      onChange={onChange}
      options={[
        ...BETWEEN.map((text, at) => ({ value: String(text), label: t(`between.${NAMES[at]}`) })),
        ...other,
      ]}
    />
  );
}
