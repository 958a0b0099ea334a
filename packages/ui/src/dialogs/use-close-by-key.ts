import { useEffect, useRef, useState, type RefObject } from 'react';

const isText = (target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !['checkbox', 'radio', 'file'].includes(target.type));

/**
 * Escape closes a dialog at once while nothing was typed in it. Typed text is lost by a second Escape only.
 * @param holds whether it shows typing of an earlier visit
 * @returns `isHeld`: the first Escape was pressed, which the dialog says; `closeByKey`: called on Escape; `holdsText`:
 * whether the dialog holds typed text
 * @example
 * const { isHeld, closeByKey } = useCloseByKey(dialog, onClose, holds);
 */
export function useCloseByKey(dialog: RefObject<HTMLElement | null>, onClose: () => void, holds: boolean) {
  const [isHeld, setIsHeld] = useState(false);
  const typed = useRef(new Set<HTMLInputElement | HTMLTextAreaElement>());
  useEffect(() => {
    const element = dialog.current!;
    const keep = ({ target }: Event) => {
      if (isText(target)) typed.current.add(target);
      setIsHeld(false);
    };
    element.addEventListener('input', keep);
    return () => element.removeEventListener('input', keep);
  }, [dialog]);
  const holdsText = () => holds || [...typed.current].some((each) => each.isConnected && each.value.trim() !== '');
  const closeByKey = () => {
    if (!holdsText() || isHeld) onClose();
    else setIsHeld(true);
  };
  return { isHeld, closeByKey, holdsText };
}
