import type { ComponentProps, RefCallback } from 'react';
import './core.css';

/** A tick box that can also show "some of them". */
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
