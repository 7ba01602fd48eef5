import { Button } from 'antd';
import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

interface Props {
  /** What the button that opens it says. */
  button: ReactNode;
  /** What it is called. */
  label: string;
  /** Whether something is chosen in it, which its button shows. */
  chosen?: boolean;
  /** Drawn only while it is open. */
  children: (close: () => void) => ReactNode;
}

/** Whether something beside its button is open: Escape, or going elsewhere by pointer or Tab, closes it. */
export function useDisclosure<E extends HTMLElement>() {
  const [open, setOpen] = useState(false);
  const box = useRef<E>(null);
  useEffect(() => {
    if (!open) return undefined;
    const elsewhere = ({ target }: Event) => {
      if (target instanceof Node && !box.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', elsewhere);
    document.addEventListener('focusin', elsewhere);
    return () => {
      document.removeEventListener('pointerdown', elsewhere);
      document.removeEventListener('focusin', elsewhere);
    };
  }, [open]);
  const close = () => {
    setOpen(false);
    box.current?.querySelector('button')?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    event.stopPropagation();
    close();
  };
  return { open, setOpen, close, box, onKeyDown };
}

/** A panel below its button, next to it in the order of Tab; Escape, or going elsewhere, closes it. */
export function Popup({ button, label, chosen = false, children }: Props) {
  const { open, setOpen, close, box, onKeyDown } = useDisclosure<HTMLSpanElement>();
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);

  // Near an edge it moves over rather than out of the page; what it holds may come, and widen it, later.
  useLayoutEffect(() => {
    const element = panel.current;
    if (!open || !element) return undefined;
    const place = () => {
      element.style.translate = 'none';
      const { left, right } = element.getBoundingClientRect();
      const over = Math.max(0, right - (document.documentElement.clientWidth - EDGE));
      const under = Math.max(0, EDGE - left);
      element.style.translate = `${under - over}px`;
    };
    const watch = new ResizeObserver(place);
    watch.observe(element);
    place();
    return () => watch.disconnect();
  }, [open]);

  return (
    <span className="popup" ref={box} onKeyDown={onKeyDown}>
      <Button
        className={chosen ? 'popup-chosen' : ''}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {button}
      </Button>
      {open && (
        <div className="popup-panel" id={id} role="group" aria-label={label} ref={panel}>
          {children(close)}
        </div>
      )}
    </span>
  );
}

const EDGE = 8;
