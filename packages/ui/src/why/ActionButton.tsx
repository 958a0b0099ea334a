import { Button, type ButtonProps } from '../core/index.ts';
import { useReading } from './use-why.ts';

/**
 * A button for a change. While the console is viewed as a role it is disabled and says that nothing can be changed.
 * @example
 * <ActionButton variant="primary" why={refused} onClick={approve}>
 *   {t('approve')}
 * </ActionButton>
 */
export function ActionButton({ why, ...rest }: ButtonProps) {
  return <Button {...rest} why={useReading() ?? why} />;
}
