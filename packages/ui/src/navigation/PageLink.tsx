import { Link, type LinkProps } from 'react-router';
import { usePrefetch } from './prefetch.ts';

/**
 * A link inside the console. The page behind it is prefetched on hover and focus.
 * @example
 * <PageLink to={`/card-types/${secureId}`}>{record.name}</PageLink>
 */
export function PageLink({ to, ...rest }: Omit<LinkProps, 'to'> & { readonly to: string }) {
  return <Link to={to} {...usePrefetch(to)} {...rest} />;
}
