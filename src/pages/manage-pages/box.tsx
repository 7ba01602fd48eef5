import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  /** The kind of item. */
  title: string;
  /** The item's name, for the accessible button labels. */
  name: string;
  index: number;
  count: number;
  /** The last remaining item can't be removed. */
  keepOne?: boolean;
  /** Scrolled to at first, because the address names it. */
  asked?: boolean;
  onMove: (to: number) => void;
  onRemove: () => void;
  children: ReactNode;
}

/** One item of a list that can be reordered and removed. */
export function Box({
  title,
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
  const heading = useId();
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (asked) box.current?.scrollIntoView({ block: 'center' });
  }, [asked]);
  return (
    <section ref={box} className="edit-box" aria-labelledby={heading}>
      <header>
        <h4 id={heading}>{title}</h4>
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
        <Button
          type="text"
          size="small"
          danger
          icon={<DeleteOutlined />}
          aria-label={t('edit.remove', { name })}
          disabled={keepOne && count === 1}
          onClick={onRemove}
        />
      </header>
      {children}
    </section>
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
