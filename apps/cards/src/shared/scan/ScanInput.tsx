import { bareCardNumber, cardNumberFault, printedCardNumber } from '@console/contracts/core/card-number';
import { hasLostDigits } from '@console/contracts/core/pasted-parts';
import { useMessages } from '@console/ui/messages';
import { useEffect, useId, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { beep } from './beep.ts';
import { messages } from './messages.ts';
import { numbersIn } from './numbers-in.ts';
import './scan.css';

interface ScanInputProps {
  /**
   * Called with a number whose check digit is correct. Resolves with the reason when the card is wrong, else `null`.
   */
  readonly onScan: { scan(cardNo: string): Promise<string | null> | string | null }['scan'];
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

interface ScanResult {
  /** As typed. */
  readonly raw: string;
  readonly shown: string;
  readonly why: string | null;
}

/**
 * Input for scanning cards one after the other: a scanner types the number and Enter. Spaces and dashes are removed,
 * and the check digit is verified before any call. A wrong card beeps, turns the field red and stays selected, so that
 * the next scan replaces it. For several pasted numbers it shows how many were accepted, and why each other one was
 * not; those stay in the field.
 */
export function ScanInput({
  onScan,
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
  const field = useRef<HTMLInputElement>(null);
  const [input, setInput] = useState('');
  const [last, setLast] = useState<readonly ScanResult[]>([]);
  // Scanners are faster than answers: numbers are processed one after the other, in order.
  const queue = useRef(Promise.resolve());
  // Each number is checked with the state left by the previous ones.
  const check = useRef(onScan);
  useEffect(() => {
    check.current = onScan;
  }, [onScan]);

  async function take(raw: string): Promise<ScanResult> {
    const fault = cardNumberFault(raw);
    const cardNo = fault === 'PATTERN' ? raw : bareCardNumber(raw);
    const why = fault
      ? t(hasLostDigits(raw) ? 'lostDigits' : fault === 'PATTERN' ? 'pattern' : 'checkDigit')
      : await Promise.resolve(check.current(cardNo)).catch(() => t('failed'));
    return { raw, shown: fault === 'PATTERN' ? raw : printedCardNumber(cardNo), why };
  }
  async function scanEach(numbers: readonly string[]): Promise<void> {
    const accepted: ScanResult[] = [];
    for (const raw of numbers) accepted.push(await take(raw));
    setLast(accepted);
    const refused = accepted
      .filter(({ why }) => why !== null)
      .map(({ raw }) => raw)
      .join(', ');
    beep(refused === '');
    if (refused === '') return;
    // Refused numbers are put back, unless the input holds new text by then.
    setInput((current) => (current === '' ? refused : current));
    requestAnimationFrame(() => {
      if (field.current?.value === refused) field.current.select();
    });
  }
  function scanAll(text: string): void {
    setInput('');
    const numbers = numbersIn(text);
    if (numbers.length > 0) queue.current = queue.current.then(() => scanEach(numbers));
  }
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    scanAll(input);
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text');
    if (numbersIn(text).length < 2) return;
    event.preventDefault();
    scanAll(text);
  };
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
          ref={field}
          id={id}
          className="input card-number"
          inputMode="numeric"
          autoComplete="off"
          spellCheck={false}
          value={input}
          disabled={disabled}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- on scanning pages the first scan must not be lost
          autoFocus={autoFocus}
          aria-describedby={`${id}-help ${id}-last`}
          aria-invalid={refused.length > 0}
          onChange={({ target }) => setInput(target.value)}
          onKeyDown={enter}
          onPaste={paste}
        />
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
