import { useId, type ComponentProps, type MouseEvent } from 'react';
import './core.css';

export interface ButtonProps extends ComponentProps<'button'> {
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
export function Button({ why, ...props }: ButtonProps) {
  return why === undefined ? <PlainButton {...props} /> : <ExplainedButton {...props} why={why} />;
}

const classesOf = ({ variant = 'plain', className }: ButtonProps): string =>
  ['button', variant === 'plain' ? '' : `button-${variant}`, className ?? ''].filter(Boolean).join(' ');

/** Also keeps a busy button from submitting its form. */
const refuse = (event: MouseEvent) => {
  event.preventDefault();
  event.stopPropagation();
};

// A busy button is not disabled: that would lose the focus, and a failed action is retried from the same button.
function PlainButton({ variant, busy = false, className, type = 'button', onClick, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={classesOf({ variant, className })}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? refuse : onClick}
    />
  );
}

function ExplainedButton({
  variant,
  busy: _busy,
  disabled: _disabled,
  onClick: _press,
  className,
  type: _type,
  why,
  ...rest
}: ButtonProps) {
  const id = useId();
  return (
    <span className="explained">
      <button
        {...rest}
        type="button"
        className={classesOf({ variant, className })}
        aria-disabled
        aria-describedby={id}
      />
      <span role="tooltip" id={id} className="why">
        {why}
      </span>
    </span>
  );
}
