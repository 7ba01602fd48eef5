import { DatePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useTranslation } from 'react-i18next';
import type { Asked } from './period.ts';

interface Props {
  asked: Asked;
  onChange: (from: string, to: string) => void;
}

const DAY = 'YYYY-MM-DD';
const dayOf = (value: string): Dayjs | null => (dayjs(value).isValid() ? dayjs(value) : null);

/** The first and the last day of a period of one's own. Loaded only by whoever asks for one: the calendar weighs more than the page. */
export default function OwnDates({ asked, onChange }: Props) {
  const { t } = useTranslation('dashboard');
  return (
    <DatePicker.RangePicker
      aria-label={t('period.own')}
      aria-describedby={asked.fault ? 'period-fault' : undefined}
      status={asked.fault ? 'error' : ''}
      allowClear={false}
      value={[dayOf(asked.from), dayOf(asked.to)]}
      placeholder={[t('period.from'), t('period.to')]}
      maxDate={dayjs()}
      onChange={(span) => {
        const [from, to] = span ?? [];
        if (from && to) onChange(from.format(DAY), to.format(DAY));
      }}
    />
  );
}
