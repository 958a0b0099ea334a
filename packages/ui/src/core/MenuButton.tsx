import { useEffect, useId, type KeyboardEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Button, type ButtonProps } from './Button.tsx';
import { usePopover } from './use-popover.ts';

/** One entry of a menu. */
export interface MenuItem {
  readonly key: string;
  readonly title: ReactNode;
  readonly run: () => void;
  readonly danger?: boolean;
  readonly disabled?: boolean;
  /** Why the entry cannot be chosen now; shown below the title. Choosing it does nothing. */
  readonly why?: string | undefined;
}

export interface MenuButtonProps extends Omit<ButtonProps, 'children'> {
  readonly trigger: ReactNode;
  readonly items: readonly MenuItem[];
}

/** The index that an arrow key, Home or End moves to. */
const nextIndex = (key: string, at: number, count: number): number | undefined =>
  ({ ArrowDown: (at + 1) % count, ArrowUp: (at - 1 + count) % count, Home: 0, End: count - 1 })[key];

function Entry({
  item: { title, danger = false, disabled, why },
  onChoose,
}: {
  readonly item: MenuItem;
  readonly onChoose: () => void;
}) {
  const id = useId();
  const className = danger ? 'menu-item menu-item-danger' : 'menu-item';
  if (why === undefined)
    return (
      <button type="button" role="menuitem" tabIndex={-1} disabled={disabled} className={className} onClick={onChoose}>
        {title}
      </button>
    );
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      aria-disabled
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-why`}
      className={className}
    >
      <span id={`${id}-title`}>{title}</span>
      <span id={`${id}-why`} className="menu-why">
        {why}
      </span>
    </button>
  );
}

/**
 * A button that opens a menu. Arrow keys move, Enter chooses, Escape and Tab close.
 * @example
 * <MenuButton trigger={t('more')} items={[{ key: 'print', title: t('print'), run: print }]} />
 */
export function MenuButton({ trigger, items, ...rest }: MenuButtonProps) {
  const { open, setOpen, close, button, panel, style } = usePopover();
  useEffect(() => {
    if (open) panel.current?.querySelector<HTMLButtonElement>('button:not(:disabled)')?.focus();
  }, [open, panel]);
  const move = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Escape' || event.key === 'Tab') return close();
    const entries = [...(panel.current?.querySelectorAll<HTMLButtonElement>('button:not(:disabled)') ?? [])];
    const next = nextIndex(event.key, entries.indexOf(document.activeElement as HTMLButtonElement), entries.length);
    if (next === undefined) return;
    event.preventDefault();
    entries[next]?.focus();
  };
  return (
    <>
      <Button
        {...rest}
        ref={button}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={(event) => {
          event.stopPropagation();
          setOpen(!open);
        }}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown' && rest.why === undefined) {
            event.preventDefault();
            event.stopPropagation();
            setOpen(true);
          }
        }}
      >
        {trigger}
      </Button>
      {open &&
        createPortal(
          // React events of a portal bubble to its React parent: choosing an entry would also open the row below it.
          <div
            ref={panel}
            role="menu"
            tabIndex={-1}
            className="popover"
            style={style}
            onKeyDown={move}
            onClick={(event) => event.stopPropagation()}
          >
            {items.map((item) => (
              <Entry
                key={item.key}
                item={item}
                onChoose={() => {
                  close();
                  item.run();
                }}
              />
            ))}
          </div>,
          document.body,
        )}
    </>
  );
}
