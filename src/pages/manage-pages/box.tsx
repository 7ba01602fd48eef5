import { ArrowDownOutlined, ArrowUpOutlined, DownOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RemoveButton } from './remove-button.tsx';

interface Props {
  /** The kind of item. */
  title: string;
  /** What it is, while it is closed. */
  hint?: ReactNode;
  /** The item's name, for the accessible button labels. */
  name: string;
  index: number;
  count: number;
  /** The last remaining item can't be removed. */
  keepOne?: boolean;
  /** Open and scrolled to at first, because the address names it. */
  asked?: boolean;
  onMove: (to: number) => void;
  onRemove: () => void;
  children: ReactNode;
}

/** One item of a list that can be opened, reordered and removed. */
export function Box({
  title,
  hint,
  name,
  index,
  count,
  keepOne = false,
  asked = false,
  onMove,
  onRemove,
  children,
}: Props) {
  const { t } = useTranslation('create');
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(asked);
  useEffect(() => {
    if (!asked) return;
    setOpen(true);
    box.current?.scrollIntoView({ block: 'center' });
  }, [asked]);
  return (
    <div ref={box} className="edit-box" role="group" aria-labelledby={`${id}-title`}>
      <header>
        <h4 id={`${id}-title`}>
          <button
            type="button"
            className="edit-box-toggle"
            aria-expanded={open}
            aria-controls={`${id}-body`}
            onClick={() => setOpen(!open)}
          >
            <DownOutlined className="edit-box-mark" aria-hidden />
            <span>
              {title}
              {!open && hint !== undefined && <small>{hint}</small>}
            </span>
          </button>
        </h4>
        <Button
          type="text"
          size="small"
          icon={<ArrowUpOutlined />}
          aria-label={t('edit.up', { name })}
          disabled={index === 0}
          onClick={() => onMove(index - 1)}
        />
        <Button
          type="text"
          size="small"
          icon={<ArrowDownOutlined />}
          aria-label={t('edit.down', { name })}
          disabled={index === count - 1}
          onClick={() => onMove(index + 1)}
        />
        <RemoveButton
          type="text"
          size="small"
          danger
          label={t('edit.remove', { name })}
          disabled={keepOne && count === 1}
          onRemove={onRemove}
        />
      </header>
      <div id={`${id}-body`} className="edit-box-body" hidden={!open}>
        {open && children}
      </div>
    </div>
  );
}

/** A control with its label. */
export function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <label className="edit-labelled">
      <span>{label}</span>
      {children}
    </label>
  );
}
