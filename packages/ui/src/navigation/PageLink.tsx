import type { ConsoleAddress } from '@console/contracts/routes/console-address';
import { Link, type LinkProps } from 'react-router';
import { usePrefetch } from './prefetch.ts';

interface PageLinkProps<To extends string> extends Omit<LinkProps, 'to'> {
  readonly to: To & ConsoleAddress<To>;
}

/**
 * A link inside the console; an address that is written out leads to a page of the list of routes. The page behind it
 * is prefetched on hover and focus.
 * @example
 * <PageLink to={`/card-types/${secureId}`}>{record.name}</PageLink>
 */
export function PageLink<const To extends string>({ to, ...rest }: PageLinkProps<To>) {
  return <Link to={to} {...usePrefetch(to)} {...rest} />;
}
