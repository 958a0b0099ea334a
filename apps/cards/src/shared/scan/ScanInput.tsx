import { bareCardNumber, cardNumberFault, printedCardNumber } from '@console/contracts/cards/card-number';
import { useMessages } from '@console/ui/messages';
import { useId, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { beep } from './beep.ts';
import { messages } from './messages.ts';
import { numbersIn } from './numbers-in.ts';
import './scan.css';

interface ScanInputProps {
  /** Takes a number whose check digit is right. Answers why the card is a wrong one, nothing when it is right. */
  readonly onScan: { scan(cardNo: string): Promise<string | null> | string | null }['scan'];
  /** Cards taken so far. */
  readonly count?: number;
  /** Cards expected. */
  readonly total?: number;
  readonly label?: string;
  readonly disabled?: boolean;
  /** One card alone is wanted. */
  readonly single?: boolean;
  /** Takes the focus when it appears: where scanning is what the page is for. */
  readonly autoFocus?: boolean;
}

interface Last {
  readonly cardNo: string;
  readonly why: string | null;
}

/**
 * One field for card after card: a scanner types the number and Enter. Spaces and dashes are cleaned away, the check
 * digit is looked at before any call, a wrong card sounds and turns red and stays marked, so that the next scan replaces it.
 */
export function ScanInput({ onScan, count, total, label, disabled = false, single = false, autoFocus = false }: ScanInputProps) {
  const t = useMessages(messages);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [last, setLast] = useState<Last | null>(null);
  // Scanners are faster than answers: numbers are taken one after another, in their order.
  const queue = useRef(Promise.resolve());

  async function take(raw: string): Promise<void> {
    const fault = cardNumberFault(raw);
    const cardNo = fault === 'PATTERN' ? raw : bareCardNumber(raw);
    const why = fault ? t(fault === 'PATTERN' ? 'pattern' : 'checkDigit') : await Promise.resolve(onScan(cardNo)).catch(() => t('failed'));
    setLast({ cardNo: fault === 'PATTERN' ? raw : printedCardNumber(cardNo), why });
    beep(why === null);
    if (why === null) return;
    // Nothing typed is lost; what was typed meanwhile stays.
    setTyped((current) => (current === '' ? raw : current));
    requestAnimationFrame(() => { if (field.current?.value === raw) field.current.select(); });
  }
  function takeAll(text: string): void {
    setTyped('');
    for (const raw of numbersIn(text)) queue.current = queue.current.then(() => take(raw));
  }
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    takeAll(typed);
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text');
    if (numbersIn(text).length < 2) return;
    event.preventDefault();
    takeAll(text);
  };
  return (
    <div className={last?.why ? 'scan scan-wrong' : 'scan'}>
      <label htmlFor={id}>{label ?? t('scan')}</label>
      <div className="scan-line">
        <input
          ref={field} id={id} className="input card-number" inputMode="numeric" autoComplete="off" spellCheck={false} value={typed} disabled={disabled}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- on pages that are for scanning, the first scan must not be lost
          autoFocus={autoFocus} aria-describedby={`${id}-help ${id}-last`} aria-invalid={Boolean(last?.why)}
          onChange={({ target }) => setTyped(target.value)} onKeyDown={enter} onPaste={paste}
        />
        {count !== undefined && <output className="scan-count">{t(total === undefined ? 'count' : 'countOf', { count, total: total ?? 0 })}</output>}
      </div>
      <p id={`${id}-help`} className="form-help">{t(single ? 'helpOne' : 'help')}</p>
      <p id={`${id}-last`} className={last?.why ? 'scan-last field-error' : 'scan-last'} role={last?.why ? 'alert' : 'status'}>
        {last && (last.why === null ? t('right', { cardNo: last.cardNo }) : t('wrong', { cardNo: last.cardNo, why: last.why }))}
      </p>
    </div>
  );
}
