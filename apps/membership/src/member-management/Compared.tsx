import { DigitsField } from '@console/ui/form';
import { useUnsavedGuard } from '@console/ui/guard';
import { useMessages } from '@console/ui/messages';
import { ActionButton } from '@console/ui/why';
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { messages } from './messages.ts';

interface ComparedProps {
  readonly title: string;
  readonly help?: string;
  readonly action: string;
  readonly maximum: number;
  /** A number of exactly so many digits. */
  readonly digits?: boolean;
  /** Whether enough is typed to be compared. */
  readonly complete: (typed: string) => boolean;
  /** @returns why it does not agree, or nothing */
  readonly compare: (typed: string) => Promise<string | undefined>;
  /** Before the input, such as a button that sends a code. */
  readonly children?: ReactNode;
}

/** A typed value that the services compare with what they keep; it is neither shown nor kept here. */
export function Compared({ title, help, action, maximum, digits = false, complete, compare, children }: ComparedProps) {
  const t = useMessages(messages);
  const id = useId();
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string>();
  useUnsavedGuard(typed !== '');
  const onCompare = async () => {
    const value = typed.trim();
    if (!complete(value)) return setFault(t('incomplete'));
    const why = await compare(value);
    setFault(why);
    return undefined;
  };
  const onType = (next: string) => {
    setTyped(next);
    setFault(undefined);
  };
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void onCompare();
  };
  const described = [help && `${id}-help`, fault && `${id}-fault`].filter(Boolean).join(' ') || undefined;
  return (
    <div className="compared">
      <label htmlFor={id}>{title}</label>
      <div className="compared-row">
        {children}
        {digits ? (
          <DigitsField
            id={id}
            count={maximum}
            value={typed}
            onChange={onType}
            onKeyDown={enter}
            describedBy={described}
            invalid={fault !== undefined}
          />
        ) : (
          <input
            id={id}
            className="input"
            autoComplete="off"
            spellCheck={false}
            maxLength={maximum}
            value={typed}
            onChange={({ target }) => onType(target.value)}
            onKeyDown={enter}
            aria-describedby={described}
            aria-invalid={fault !== undefined}
          />
        )}
        <ActionButton onClick={() => onCompare()}>{action}</ActionButton>
      </div>
      {help && <p id={`${id}-help`}>{help}</p>}
      {fault && (
        <p id={`${id}-fault`} role="alert">
          {fault}
        </p>
      )}
    </div>
  );
}
