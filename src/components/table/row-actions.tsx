import { MoreOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useRef, useState } from 'react';

export interface RowAction {
  key: string;
  label: string;
  danger?: boolean;
  onClick: () => void;
}

/** What can be done with one row, in antd's menu: arrows move in it, Escape closes it. */
export function RowActions({ label, actions }: { label: string; actions: readonly RowAction[] }) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Dropdown
      open={open}
      onOpenChange={setOpen}
      trigger={['click']}
      placement="bottomRight"
      autoFocus
      menu={{
        'aria-label': label,
        items: actions.map(({ key, label: text, danger = false, onClick }) => ({
          key,
          label: text,
          danger,
          onClick: ({ domEvent }) => {
            domEvent.stopPropagation();
            // The item is about to go; a dialog that it opens gives the focus back to the button, which the same Enter must not press.
            domEvent.preventDefault();
            button.current?.focus({ preventScroll: true });
            onClick();
          },
        })),
      }}
    >
      <Button
        ref={button}
        type="text"
        icon={<MoreOutlined />}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
      />
    </Dropdown>
  );
}
