import type { ReactNode } from 'react';

export interface ScrollTableProps {
  /** Accessible name of the scrolling area. */
  readonly label: string;
  readonly busy?: boolean;
  /** E.g. a class that limits the height. */
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * A scrolling area for a wide or long table. It can have the focus, so that the keyboard scrolls it.
 * @example
 * <ScrollTable label={t('rates')}>
 *   <table>{rows}</table>
 * </ScrollTable>
 */
export function ScrollTable({ label, busy = false, className = '', children }: ScrollTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={`scroll-table ${className}`.trim()} tabIndex={0} aria-label={label} aria-busy={busy}>
      {children}
    </section>
  );
}
