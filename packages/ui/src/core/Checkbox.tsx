import type { ComponentProps, RefCallback } from 'react';
import './core.css';

/**
 * A checkbox with a third state for "some of them".
 * @example
 * <Checkbox checked={all} indeterminate={some} onChange={toggle} aria-label={t('all')} />
 */
export function Checkbox({
  indeterminate = false,
  inputRef,
  ...rest
}: Omit<ComponentProps<'input'>, 'type' | 'ref'> & {
  readonly indeterminate?: boolean;
  readonly inputRef?: RefCallback<HTMLInputElement>;
}) {
  return (
    <input
      {...rest}
      type="checkbox"
      className="checkbox"
      ref={(element) => {
        if (element) element.indeterminate = indeterminate;
        inputRef?.(element);
      }}
    />
  );
}
