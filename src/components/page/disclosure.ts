import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

/** State of a disclosure: Escape, clicking outside or tabbing out closes it. */
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
