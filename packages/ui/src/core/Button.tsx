import {
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type FocusEvent,
  type MouseEvent,
} from 'react';
import './core.css';
import { useOnce } from './use-once.ts';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'onClick'> {
  /** Give its promise, not `void`: until it is settled the button is busy and cannot be pressed again. */
  readonly onClick?: ((event: MouseEvent<HTMLButtonElement>) => unknown) | undefined;
  readonly variant?: 'plain' | 'primary' | 'danger' | 'quiet' | 'link';
  /** Shows that the action is running and ignores further presses. */
  readonly busy?: boolean;
  /**
   * Why the button cannot be used now. It keeps the focus order, so that the sentence can be read, and does nothing.
   */
  readonly why?: string | undefined;
}

/**
 * A button of type `button` unless `type` says otherwise.
 * @example
 * <Button variant="primary" busy={saving} onClick={save}>
 *   {t('save')}
 * </Button>
 */
export function Button({ why, ref, ...props }: ButtonProps) {
  const kept = useFocusKept(why !== undefined, props, ref);
  return why === undefined ? <PlainButton {...props} {...kept} /> : <ExplainedButton {...props} {...kept} why={why} />;
}

/**
 * What is in the way may come and go, such as the line; the focus stays with the button, which is another element then.
 */
function useFocusKept(isExplained: boolean, { onFocus, onBlur }: Omit<ButtonProps, 'ref'>, ref: ButtonProps['ref']) {
  const element = useRef<HTMLButtonElement>(null);
  const focused = useRef(false);
  useImperativeHandle(ref, () => element.current as HTMLButtonElement);
  useLayoutEffect(() => {
    if (focused.current) element.current?.focus({ preventScroll: true });
  }, [isExplained]);
  return {
    ref: element,
    onFocus: (event: FocusEvent<HTMLButtonElement>) => {
      focused.current = true;
      onFocus?.(event);
    },
    onBlur: (event: FocusEvent<HTMLButtonElement>) => {
      focused.current = false;
      onBlur?.(event);
    },
  };
}

const classesOf = ({ variant = 'plain', className }: ButtonProps): string =>
  ['button', variant === 'plain' ? '' : `button-${variant}`, className ?? ''].filter(Boolean).join(' ');

/** Also keeps a busy button from submitting its form. */
const refuse = (event: MouseEvent) => {
  event.preventDefault();
  event.stopPropagation();
};

// A busy button is not disabled: that would lose the focus, and a failed action is retried from the same button.
function PlainButton({ variant, busy: sending = false, className, type = 'button', onClick, ...rest }: ButtonProps) {
  const [press, pressed] = useOnce(onClick);
  const busy = sending || pressed;
  return (
    <button
      {...rest}
      type={type}
      className={classesOf({ variant, className })}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? refuse : press}
    />
  );
}

function ExplainedButton({
  variant,
  busy: _busy,
  disabled: _disabled,
  onClick: _press,
  className,
  type = 'button',
  why,
  ...rest
}: ButtonProps) {
  const id = useId();
  return (
    <span className="explained">
      <button
        {...rest}
        type={type}
        className={classesOf({ variant, className })}
        onClick={refuse}
        aria-disabled
        aria-describedby={id}
      />
      <span role="tooltip" id={id} className="why">
        {why}
      </span>
    </span>
  );
}
