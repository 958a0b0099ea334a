import { Button } from '@console/ui/core';
import { useMessages } from '@console/ui/messages';
import { useId } from 'react';
import { messages } from './messages.ts';
import type { ScanGate } from './scan-gate.ts';
import { useScanField, type OnScan } from './use-scan-field.ts';
import './scan.css';

interface ScanFieldProps {
  readonly onScan: OnScan;
  /** Number of accepted cards. */
  readonly count?: number;
  /** Number of expected cards. */
  readonly total?: number;
  readonly label?: string;
  /** What a scanned card is recorded as; default: accepted. */
  readonly as?: 'accepted' | 'damaged';
  readonly disabled?: boolean;
  /** Only one card is wanted. */
  readonly single?: boolean;
  /** Takes the focus on mount, on pages made for scanning. */
  readonly autoFocus?: boolean;
}

/** Either the cards are sent by a form, or a scan is the whole act. */
type ScanInputProps = ScanFieldProps &
  (
    | {
        /** From `useAfterScans`: the form is not sent while the field holds a number. */
        readonly gate: ScanGate;
        readonly acts?: never;
      }
    | {
        /** A scan begins something by itself: only Enter takes it, and a number that is left is a fault. */
        readonly acts: true;
        readonly gate?: never;
      }
  );

/**
 * Input for scanning cards one after the other: a scanner types the number and Enter. Leaving the field takes what it
 * holds as Enter does. Spaces and dashes are removed, and the check digit is verified before any call. A wrong card
 * beeps, turns the field red and stays selected, so that the next scan replaces it. For several pasted numbers it shows
 * how many were accepted, and why each other one was not; those stay in the field.
 * @example
 * <ScanInput onScan={scan} gate={gate} count={scanned.length} />
 */
export function ScanInput({
  onScan,
  gate,
  count,
  total,
  label,
  as = 'accepted',
  disabled = false,
  single = false,
  autoFocus = false,
}: ScanInputProps) {
  const t = useMessages(messages);
  const id = useId();
  const { last, inputProps, write, clear } = useScanField(onScan, gate);
  const refused = last.filter(({ why }) => why !== null);
  const [one] = last;
  const said = !one
    ? ''
    : last.length > 1
      ? t(as === 'damaged' ? 'manyDamaged' : 'many', { right: last.length - refused.length, count: last.length })
      : one.why === null
        ? t(as === 'damaged' ? 'damaged' : 'right', { cardNo: one.shown })
        : t('wrong', { cardNo: one.shown, why: one.why });
  return (
    <div className={refused.length > 0 ? 'scan scan-wrong' : 'scan'}>
      <label htmlFor={id}>{label ?? t('scan')}</label>
      <div className="scan-line">
        <input
          {...inputProps}
          id={id}
          className="input card-number"
          inputMode="numeric"
          autoComplete="off"
          spellCheck={false}
          disabled={disabled}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- on scanning pages the first scan must not be lost
          autoFocus={autoFocus}
          aria-describedby={`${id}-help ${id}-last`}
          aria-invalid={refused.length > 0}
          onChange={({ target }) => write(target.value)}
        />
        {inputProps.value !== '' && last.some(({ isTaken }) => !isTaken) && (
          <Button variant="quiet" onClick={clear}>
            {t('clear')}
          </Button>
        )}
        {count !== undefined && (
          <output className="scan-count">
            {t(total === undefined ? 'count' : 'countOf', { count, total: total ?? 0 })}
          </output>
        )}
      </div>
      <p id={`${id}-help`} className="form-help">
        {t(single ? 'helpOne' : 'help')}
      </p>
      <div
        id={`${id}-last`}
        className={refused.length > 0 ? 'scan-last field-error' : 'scan-last'}
        role={refused.length > 0 ? 'alert' : 'status'}
      >
        {said}
        {last.length > 1 && refused.length > 0 && (
          <ul>
            {refused.map(({ raw, shown, why }, index) => (
              <li key={`${raw} ${index}`}>{t('wrong', { cardNo: shown, why: why ?? '' })}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
