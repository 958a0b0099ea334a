import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../core/index.ts';
import './opened.css';

export interface OpenedProps {
  /** Changes with every press that opens it; `null` while nothing was pressed. */
  readonly by: unknown;
  /** What it is about. */
  readonly label: string;
  /** Where its button leads back to. */
  readonly back: string;
  readonly children: ReactNode;
}

/**
 * What a press elsewhere on the page opens or fills: it comes into view and takes the focus, and a button leads back to
 * where the press was.
 * @example
 * <Opened by={press} label={t('ofRow', { row })} back={t('backToRow', { row })}>
 *   {looksAt(row)}
 * </Opened>
 */
export function Opened({ by, label, back, children }: OpenedProps) {
  const part = useRef<HTMLElement>(null);
  const pressed = useRef<HTMLElement>(null);
  useEffect(() => {
    const from = document.activeElement;
    if (by === null || !part.current) return;
    if (from instanceof HTMLElement && !part.current.contains(from)) pressed.current = from;
    part.current.focus({ preventScroll: true });
    part.current.scrollIntoView?.({ block: 'start' });
  }, [by]);
  const isOpen = by !== null;
  return (
    <section
      ref={part}
      className={isOpen ? 'opened' : 'opened-later'}
      tabIndex={isOpen ? -1 : undefined}
      aria-label={isOpen ? label : undefined}
    >
      {isOpen && (
        <Button variant="link" className="opened-back" onClick={() => pressed.current?.focus()}>
          ↑ {back}
        </Button>
      )}
      {children}
    </section>
  );
}
