import { Button, type ButtonProps } from '../core/index.ts';
import { PageLink } from '../navigation/index.ts';
import { useViewingWhy } from './use-why.ts';

interface ActionLinkProps extends Pick<ButtonProps, 'variant' | 'why' | 'children' | 'aria-label'> {
  readonly to: string;
}

/**
 * A link to a page that changes something, styled as a button. With a `why`, or while viewed as a role, it is a
 * disabled button with the reason.
 * @example
 * <ActionLink to="/card-types/create" variant="primary">
 *   {t('create')}
 * </ActionLink>
 */
export function ActionLink({ to, variant = 'plain', why, ...rest }: ActionLinkProps) {
  const reason = useViewingWhy() ?? why;
  return reason === undefined ? (
    <PageLink className={variant === 'plain' ? 'button' : `button button-${variant}`} to={to} {...rest} />
  ) : (
    <Button variant={variant} why={reason} {...rest} />
  );
}
