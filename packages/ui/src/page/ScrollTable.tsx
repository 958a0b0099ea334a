import type { ReactNode } from 'react';

export interface ScrollTableProps {
  /** What the table shows, for who does not see it. */
  readonly label: string;
  readonly busy?: boolean;
  /** Such as one that limits the height. */
  readonly className?: string;
  readonly children: ReactNode;
}

/** A table wider or longer than its place; the focus can rest on it, so that the keyboard scrolls it. */
export function ScrollTable({ label, busy = false, className = '', children }: ScrollTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={`scroll-table ${className}`.trim()} tabIndex={0} aria-label={label} aria-busy={busy}>
      {children}
    </section>
  );
}
