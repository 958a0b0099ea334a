import type { ConsoleAddress } from '@console/contracts/routes/console-address';
import { Button, type ButtonProps } from '../core/index.ts';
import { PageLink } from '../navigation/index.ts';
import { useViewingWhy } from './use-why.ts';

interface ActionLinkProps<To extends string> extends Pick<ButtonProps, 'variant' | 'why' | 'children' | 'aria-label'> {
  readonly to: To & ConsoleAddress<To>;
}

/**
 * A link to a page that changes something, styled as a button. With a `why`, or while viewed as a role, it is a
 * disabled button with the reason.
 * @example
 * <ActionLink to="/card-types/create" variant="primary">
 *   {t('create')}
 * </ActionLink>
 */
export function ActionLink<const To extends string>({ to, variant = 'plain', why, ...rest }: ActionLinkProps<To>) {
  const reason = useViewingWhy() ?? why;
  return reason === undefined ? (
    <PageLink className={variant === 'plain' ? 'button' : `button button-${variant}`} to={to as string} {...rest} />
  ) : (
    <Button variant={variant} why={reason} {...rest} />
  );
}
