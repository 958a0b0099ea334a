import type { ReactNode } from 'react';

/** A table wider or longer than its place; the focus can rest on it, so that the keyboard scrolls it. */
export function ScrollTable({ label, busy = false, children }: { readonly label: string; readonly busy?: boolean; readonly children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="import-scroll" tabIndex={0} aria-label={label} aria-busy={busy}>{children}</section>
  );
}
