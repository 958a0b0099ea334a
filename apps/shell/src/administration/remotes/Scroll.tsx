import { useMessages } from '@console/ui/messages';
import type { ReactNode } from 'react';
import { messages } from './messages.ts';

/** What is wider than the page is scrolled, with the arrow keys too. */
export function Scroll({ className = '', children }: { readonly className?: string; readonly children: ReactNode }) {
  const t = useMessages(messages);
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  return <section className={`remote-scroll ${className}`} tabIndex={0} aria-label={t('table')}>{children}</section>;
}
