import { useEffect, useId, type ReactNode } from 'react';
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

/** A button that opens a small panel of controls or text; the panel takes the focus and Escape gives it back. */
export function Popover({ trigger, label, children, ...rest }: PopoverProps) {
  const { open, setOpen, close, button, panel, style } = usePopover();
  const id = useId();
  useEffect(() => { if (open) panel.current?.focus(); }, [open, panel]);
  return (
    <>
      <Button
        {...rest} ref={button} aria-label={rest['aria-label'] ?? label} title={label} aria-haspopup="dialog" aria-expanded={open} aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {trigger}
      </Button>
      {open && createPortal(
        // A native dialog element brings a place and margins of its own; the panel only takes Escape for itself.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/prefer-tag-over-role
        <div role="dialog"
          ref={panel} id={id} aria-label={label} tabIndex={-1} className="popover" style={style}
          onKeyDown={(event) => { event.stopPropagation(); if (event.key === 'Escape') close(); }}
        >
          {typeof children === 'function' ? children(close) : children}
        </div>, document.body)}
    </>
  );
}
