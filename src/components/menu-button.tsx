import { MoreOutlined } from '@ant-design/icons';
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import './menu-button.css';

export interface MenuAction {
  key: string;
  label: string;
  danger?: boolean;
  onClick: () => void;
}

const GAP = 4;

/** A button with a menu above the page: arrows, Home and End move in it, Escape closes it and gives the focus back. */
export function MenuButton({ label, items }: { label: string; items: readonly MenuAction[] }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const box = menu.current;
    const from = button.current?.getBoundingClientRect();
    if (!open || !box || !from) return;
    const { width, height } = box.getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    const below = from.bottom + GAP + height <= clientHeight;
    const atEnd = getComputedStyle(box).direction === 'rtl' ? from.left : from.right - width;
    box.style.top = `${below ? from.bottom + GAP : Math.max(GAP, from.top - GAP - height)}px`;
    box.style.left = `${Math.min(Math.max(GAP, atEnd), clientWidth - width - GAP)}px`;
    box.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
  }, [open]);

  function onKey(event: KeyboardEvent): void {
    const all = [...(menu.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
    const at = all.findIndex((one) => one === document.activeElement);
    const to = {
      ArrowDown: (at + 1) % all.length,
      ArrowUp: (at - 1 + all.length) % all.length,
      Home: 0,
      End: all.length - 1,
    }[event.key];
    if (to !== undefined) {
      event.preventDefault();
      all[to]?.focus();
    } else if (event.key === 'Tab') menu.current?.hidePopover();
  }

  return (
    <>
      <button
        type="button"
        className="menu-button"
        ref={button}
        popoverTarget={id}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-label={label}
      >
        <MoreOutlined />
      </button>
      <div
        id={id}
        className="menu-panel"
        popover="auto"
        tabIndex={-1}
        role="menu"
        aria-label={label}
        ref={menu}
        onToggle={(event) => setOpen(event.newState === 'open')}
        onKeyDown={onKey}
      >
        {open &&
          items.map(({ key, label: text, danger = false, onClick }) => (
            <button
              key={key}
              type="button"
              role="menuitem"
              tabIndex={-1}
              className={danger ? 'menu-danger' : undefined}
              onClick={() => {
                menu.current?.hidePopover();
                onClick();
              }}
            >
              {text}
            </button>
          ))}
      </div>
    </>
  );
}
