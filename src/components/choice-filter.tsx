import { Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Popup } from './popup.tsx';

interface Props {
  label: string;
  values: readonly string[];
  /** How a value is called. */
  text: (value: string) => string;
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** From so many values on, they can be searched. */
const MANY = 10;

/** Narrows a column to some of its values. */
export function ChoiceFilter({ label, values, text, chosen, onChange }: Props) {
  const { t } = useTranslation('shell');
  const [q, setQ] = useState('');
  // What was just ticked shows at once; the address, which decides, follows a moment later.
  const [picked, setPicked] = useState(chosen);
  const [before, setBefore] = useState(chosen);
  if (before.join() !== chosen.join()) {
    setBefore(chosen);
    setPicked(chosen);
  }
  const pick = (next: string[]) => {
    setPicked(next);
    onChange(next);
  };
  const known = values.filter((value) => chosen.includes(value));
  const said =
    known.length === 0
      ? t('table.any', { name: label })
      : known.length <= 2
        ? t('table.only', { name: label, values: known.map(text).join(', ') })
        : t('table.some', { name: label, count: known.length });
  const asked = q.trim().toLowerCase();
  return (
    <Popup label={label} button={said} chosen={known.length > 0}>
      {() => (
        <>
          {values.length > MANY && (
            <Input
              type="search"
              aria-label={t('table.find', { name: label })}
              placeholder={t('table.find', { name: label })}
              value={q}
              onChange={(event) => setQ(event.target.value)}
            />
          )}
          <div className="choices">
            {values
              .filter((value) => text(value).toLowerCase().includes(asked))
              .map((value) => (
                <label key={value}>
                  <input
                    type="checkbox"
                    className="check"
                    checked={picked.includes(value)}
                    onChange={(event) =>
                      pick(event.target.checked ? [...picked, value] : picked.filter((one) => one !== value))
                    }
                  />
                  {text(value)}
                </label>
              ))}
          </div>
        </>
      )}
    </Popup>
  );
}
