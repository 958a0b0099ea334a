import { Link, type LinkProps } from 'react-router';
import { usePrefetch } from './prefetch.ts';

/** A link inside the console; the page behind it is fetched on hover and focus. */
export function PageLink({ to, ...rest }: Omit<LinkProps, 'to'> & { readonly to: string }) {
  return <Link to={to} {...usePrefetch(to)} {...rest} />;
}
