import { useId } from 'react';
import { Checkbox } from '../core/index.ts';
import { useMessages } from '../messages/index.ts';
import { messages } from './messages.ts';

/**
 * Sentences that are ticked one by one.
 * @example
 * <Ticks of={warnings} ticked={ticked} onTick={setTicked} missing={submitted && ticked.length < warnings.length} />
 */
export function Ticks({
  of,
  ticked,
  onTick,
  missing,
}: {
  readonly of: readonly string[];
  readonly ticked: readonly string[];
  readonly onTick: (ticked: readonly string[]) => void;
  /** Says that some are not ticked. */
  readonly missing: boolean;
}) {
  const t = useMessages(messages);
  const id = useId();
  if (of.length === 0) return null;
  return (
    <fieldset className="dialog-ticks" aria-describedby={missing ? `${id}-fault` : undefined}>
      <legend>{t('ticks')}</legend>
      {of.map((sentence) => (
        <label key={sentence}>
          <Checkbox
            checked={ticked.includes(sentence)}
            aria-invalid={missing && !ticked.includes(sentence)}
            onChange={({ target }) =>
              onTick(target.checked ? [...ticked, sentence] : ticked.filter((each) => each !== sentence))
            }
          />
          <span>{sentence}</span>
        </label>
      ))}
      {missing && (
        <p id={`${id}-fault`} role="alert" className="field-error">
          {t('tickEach')}
        </p>
      )}
    </fieldset>
  );
}
