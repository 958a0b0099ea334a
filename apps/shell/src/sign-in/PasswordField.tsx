import { useMessages } from '@console/ui/messages';
import { useState, type KeyboardEvent, type Ref } from 'react';
import { Field } from './Field.tsx';
import { messages } from './messages.ts';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly error: string | null;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly onChange: (value: string) => void;
  /** Gets the focus when the dialog opens. */
  readonly first?: boolean;
  readonly ref?: Ref<HTMLInputElement>;
}

const eye = 'M2 12s4-7 10-7 10 7 10 7-4 7-10 7-10-7-10-7zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z';
const crossed = `${eye}M4 20 20 4`;

/** A password input that can reveal its value and warns about Caps Lock. */
export function PasswordField({ label, value, error, autoComplete, onChange, first = false, ref }: Props) {
  const t = useMessages(messages);
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const look = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <Field label={label} error={error} hint={capsLock ? t('capsLock') : null}>
      {(aria) => (
        <div className="password-input">
          <input
            {...aria}
            ref={ref}
            className="input"
            type={shown ? 'text' : 'password'}
            value={value}
            autoComplete={autoComplete}
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={look}
            onKeyUp={look}
            onBlur={() => setCapsLock(false)}
            data-autofocus={first || undefined}
          />
          <button
            type="button"
            className="password-eye"
            aria-label={t(shown ? 'hide' : 'show')}
            title={t(shown ? 'hide' : 'show')}
            onClick={() => setShown(!shown)}
          >
            <svg viewBox="0 0 24 24" aria-hidden>
              <path d={shown ? crossed : eye} />
            </svg>
          </button>
        </div>
      )}
    </Field>
  );
}
