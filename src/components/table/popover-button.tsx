import { Button, Popover } from 'antd';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';

interface Props {
  /** Label of the button. */
  button: ReactNode;
  /** Accessible name of the panel. */
  label: string;
  /** Whether a value is set in the panel, which the button shows. */
  active?: boolean;
  /** Rendered only while the panel is open. */
  children: (close: () => void) => ReactNode;
}

/** A button with antd's Popover. The panel follows its button in the DOM, so that Tab enters it; Escape or tabbing out closes it. */
export function PopoverButton({ button, label, active = false, children }: Props) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const box = useRef<HTMLSpanElement>(null);
  const close = () => {
    setOpen(false);
    box.current?.querySelector('button')?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // A calendar or select that is open in the panel handles Escape first.
    if (event.key !== 'Escape' || !open || event.defaultPrevented) return;
    event.stopPropagation();
    close();
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !box.current?.contains(relatedTarget)) setOpen(false);
  };
  return (
    <span className="popover-button" ref={box} onKeyDown={onKeyDown} onBlur={onBlur}>
      <Popover
        open={open}
        onOpenChange={setOpen}
        trigger="click"
        arrow={false}
        placement="bottomLeft"
        destroyOnHidden
        getPopupContainer={(trigger) => trigger.parentElement ?? document.body}
        content={
          <div role="group" aria-label={label} id={id} className="popover-panel">
            {open && children(close)}
          </div>
        }
      >
        <Button
          className={active ? 'popover-active' : ''}
          aria-expanded={open}
          aria-controls={open ? id : undefined}
        >
          {button}
        </Button>
      </Popover>
    </span>
  );
}
