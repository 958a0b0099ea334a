import { Button, type ButtonProps } from '../core/index.ts';
import { useReading } from './useWhy.ts';

/** A button that changes something; while the console is viewed as a role, it says that nothing can be changed. */
export function ActionButton({ why, ...rest }: ButtonProps) {
  return <Button {...rest} why={useReading() ?? why} />;
}
