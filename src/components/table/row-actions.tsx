import { MoreOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useRef, useState } from 'react';
import { type To, useNavigate } from 'react-router';

export interface ButtonAction {
  key: string;
  label: string;
  danger?: boolean;
  onClick: () => void;
}
/** An item of a row's menu: an action or a link. */
export type RowAction = ButtonAction | (Omit<ButtonAction, 'onClick'> & { to: To });

/** A row's actions as antd's menu, with keyboard support. */
export function RowActions({ label, actions }: { label: string; actions: readonly RowAction[] }) {
  const [open, setOpen] = useState(false);
  const navigate = useNavigate();
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
        items: actions.map(({ key, label: text, danger = false, ...action }) => ({
          key,
          label: text,
          danger,
          onClick: ({ domEvent }) => {
            domEvent.stopPropagation();
            // The item is about to unmount. A dialog it opens returns the focus to the button, which the same Enter must not press.
            domEvent.preventDefault();
            button.current?.focus({ preventScroll: true });
            if ('to' in action) void navigate(action.to, { preventScrollReset: true });
            else action.onClick();
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
