import { useEffect, useId, type KeyboardEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Button, type ButtonProps } from './Button.tsx';
import { usePopover } from './use-popover.ts';

export interface PopoverProps extends Omit<ButtonProps, 'children' | 'title'> {
  /** Content of the button. */
  readonly trigger: ReactNode;
  /** Accessible name of the panel, and of the button when it shows only an icon. */
  readonly label: string;
  /** As a function it gets `close`, which closes the panel and returns the focus to the button. */
  readonly children: ReactNode | ((close: () => void) => ReactNode);
}

const tabStops = [
  'a[href]',
  'button:not(:disabled)',
  'input:not(:disabled)',
  'select:not(:disabled)',
  'textarea:not(:disabled)',
  '[tabindex]:not([tabindex="-1"])',
].join(', ');
const groupOf = (element: Element | null | undefined) =>
  element instanceof HTMLInputElement && element.type === 'radio' ? element.name : '';

/** Whether Tab or Shift+Tab moves the focus out of the panel. Radio buttons of one name are one tab stop. */
function tabLeavesPanel(panel: HTMLElement, backwards: boolean): boolean {
  const active = document.activeElement;
  const all = [...panel.querySelectorAll<HTMLElement>(tabStops)].filter((element) => element.tabIndex >= 0);
  const edge = backwards ? all[0] : all.at(-1);
  return (
    edge === undefined ||
    edge === active ||
    (backwards && active === panel) ||
    (groupOf(active) !== '' && groupOf(edge) === groupOf(active))
  );
}

/**
 * A button that opens a small panel of controls or text. The panel takes the focus and Escape returns it. The panel is
 * rendered at the end of the document, so Tab is handled here: it closes the panel and moves on from the button,
 * Shift+Tab returns to the button.
 * @example
 * <Popover trigger={<FilterIcon />} label={t('filters')}>
 *   {(close) => <Button onClick={close}>{t('done')}</Button>}
 * </Popover>
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
    if (event.key !== 'Tab' || !panel.current || !tabLeavesPanel(panel.current, event.shiftKey)) return;
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
          // A native dialog element brings its own position and margins. The handler only takes Escape and Tab.
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
