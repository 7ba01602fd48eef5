import { DatePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useTranslation } from 'react-i18next';
import { Themed } from '../../../shell/themed.tsx';
import type { PeriodSettings } from './period.ts';

interface Props {
  settings: PeriodSettings;
  onChange: (from: string, to: string) => void;
}

const DAY = 'YYYY-MM-DD';
const parseDay = (value: string): Dayjs | null => (dayjs(value).isValid() ? dayjs(value) : null);

/** A custom date range. Lazy, since the calendar is larger than the page. */
export default function CustomRange({ settings, onChange }: Props) {
  const { t } = useTranslation('dashboard');
  return (
    <Themed>
      <DatePicker.RangePicker
        aria-label={t('period.own')}
        aria-describedby={settings.error ? 'period-fault' : undefined}
        status={settings.error ? 'error' : ''}
        allowClear={false}
        value={[parseDay(settings.from), parseDay(settings.to)]}
        placeholder={[t('period.from'), t('period.to')]}
        maxDate={dayjs()}
        onChange={(range) => {
          const [from, to] = range ?? [];
          if (from && to) onChange(from.format(DAY), to.format(DAY));
        }}
      />
    </Themed>
  );
}
