import { Button, DatePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useTranslation } from 'react-i18next';

const DAY = 'YYYY-MM-DD';

function presets(t: (key: string) => string): { label: string; value: [Dayjs, Dayjs] }[] {
  const today = dayjs();
  return [
    { label: t('table.today'), value: [today, today] },
    { label: t('table.last7'), value: [today.subtract(6, 'day'), today] },
    { label: t('table.last30'), value: [today.subtract(29, 'day'), today] },
    { label: t('table.thisMonth'), value: [today.startOf('month'), today] },
    {
      label: t('table.lastMonth'),
      value: [today.subtract(1, 'month').startOf('month'), today.subtract(1, 'month').endOf('month')],
    },
  ];
}

interface Props {
  label: string;
  /** First and last day, as `2026-11-21` or as an ISO timestamp. */
  from: string | undefined;
  to: string | undefined;
  onChange: (from: string | null, to: string | null) => void;
  onClose: () => void;
}

/** A date range picker with presets; either end may stay open. */
export default function DatePanel({ label, from, to, onChange, onClose }: Props) {
  const { t } = useTranslation('shell');
  const set = (range: readonly (Dayjs | null)[] | null) =>
    onChange(range?.[0]?.format(DAY) ?? null, range?.[1]?.format(DAY) ?? null);
  return (
    <>
      <div className="presets">
        {presets(t).map(({ label: text, value }) => (
          <Button
            key={text}
            size="small"
            onClick={() => {
              set(value);
              onClose();
            }}
          >
            {text}
          </Button>
        ))}
      </div>
      <DatePicker.RangePicker
        aria-label={label}
        allowEmpty={[true, true]}
        value={[from ? dayjs(from) : null, to ? dayjs(to) : null]}
        placeholder={[t('table.fromDay'), t('table.toDay')]}
        getPopupContainer={(field) => field.parentElement ?? document.body}
        onChange={set}
      />
    </>
  );
}
