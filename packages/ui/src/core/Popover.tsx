import { useEffect, useId, type KeyboardEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Button, type ButtonProps } from './Button.tsx';
import { usePopover } from './use-popover.ts';

export interface PopoverProps extends Omit<ButtonProps, 'children' | 'title'> {
  /** What the button shows. */
  readonly trigger: ReactNode;
  /** Name of the panel, and of the button where it shows an icon only. */
  readonly label: string;
  /** May be given the way to close the panel, which gives the focus back to the button, for what is done with a choice. */
  readonly children: ReactNode | ((close: () => void) => ReactNode);
}

const stops =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]:not([tabindex="-1"])';
const groupOf = (element: Element | null | undefined) =>
  element instanceof HTMLInputElement && element.type === 'radio' ? element.name : '';

/** Whether Tab, or Shift+Tab, leads out of a panel from where the focus is. Radio buttons of one name are one stop. */
function leaves(panel: HTMLElement, backwards: boolean): boolean {
  const active = document.activeElement;
  const all = [...panel.querySelectorAll<HTMLElement>(stops)].filter((element) => element.tabIndex >= 0);
  const edge = backwards ? all[0] : all.at(-1);
  return (
    edge === undefined ||
    edge === active ||
    (backwards && active === panel) ||
    (groupOf(active) !== '' && groupOf(edge) === groupOf(active))
  );
}

/**
 * A button that opens a small panel of controls or text; the panel takes the focus and Escape gives it back. The panel lies
 * at the end of the document, but Tab leads out of it to what follows the button, Shift+Tab to the button itself.
 */
export function Popover({ trigger, label, children, ...rest }: PopoverProps) {
  const { open, setOpen, close, button, panel, style } = usePopover();
  const id = useId();
  useEffect(() => {
    if (open) panel.current?.focus();
  }, [open, panel]);
  const press = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Escape') return close();
    if (event.key !== 'Tab' || !panel.current || !leaves(panel.current, event.shiftKey)) return;
    if (event.shiftKey) event.preventDefault();
    close();
  };
  return (
    <>
      <Button
        {...rest}
        ref={button}
        aria-label={rest['aria-label'] ?? label}
        title={label}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {trigger}
      </Button>
      {open &&
        createPortal(
          // A native dialog element brings a place and margins of its own; the panel only takes Escape for itself.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/prefer-tag-over-role
          <div
            role="dialog"
            ref={panel}
            id={id}
            aria-label={label}
            tabIndex={-1}
            className="popover"
            style={style}
            onKeyDown={press}
          >
            {typeof children === 'function' ? children(close) : children}
          </div>,
          document.body,
        )}
    </>
  );
}
