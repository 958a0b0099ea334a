import { Button, type ButtonProps } from '../core/index.ts';
import { PageLink } from '../navigation/index.ts';
import { useReading } from './useWhy.ts';

interface ActionLinkProps extends Pick<ButtonProps, 'variant' | 'why' | 'children' | 'aria-label'> {
  readonly to: string;
}

/** The way to a page that changes something, as a button; where it would be refused, it leads nowhere and says why. */
export function ActionLink({ to, variant = 'plain', why, ...rest }: ActionLinkProps) {
  const reason = useReading() ?? why;
  return reason === undefined ? (
    <PageLink className={variant === 'plain' ? 'button' : `button button-${variant}`} to={to} {...rest} />
  ) : (
    <Button variant={variant} why={reason} {...rest} />
  );
}
