import { bareCardNumber, cardNumberFault, printedCardNumber } from '@console/contracts/core/card-number';
import { hasLostDigits } from '@console/contracts/core/pasted-parts';
import { useMessages } from '@console/ui/messages';
import { useEffect, useRef, useState, type ClipboardEvent, type FocusEvent, type KeyboardEvent } from 'react';
import { beep } from './beep.ts';
import { messages } from './messages.ts';
import { numbersIn } from './numbers-in.ts';
import type { ScanGate } from './scan-gate.ts';

/** A card that was stored although it is wrong here, such as a foreign one in a count: the sentence that says so. */
interface Recorded {
  readonly recorded: string;
}
type ScanAnswer = string | Recorded | null;

/** Called with a number whose check digit is correct. Resolves with the reason when the card is wrong, else `null`. */
export type OnScan = { scan(cardNo: string): Promise<ScanAnswer> | ScanAnswer }['scan'];

interface ScanResult {
  /** As typed. */
  readonly raw: string;
  readonly shown: string;
  /** What is wrong with the card. */
  readonly why: string | null;
  /** Whether the number is stored; others are put back. */
  readonly isTaken: boolean;
}

/**
 * Text and results of a scan field. Enter, a pasted list and leaving the field take the numbers, one after the other;
 * refused ones are put back.
 * @param gate of the form that sends the cards; undefined when a scan is itself an act, which leaving does not begin
 */
export function useScanField(onScan: OnScan, gate: ScanGate | undefined) {
  const t = useMessages(messages);
  const field = useRef<HTMLInputElement>(null);
  const [input, setInput] = useState('');
  const [last, setLast] = useState<readonly ScanResult[]>([]);
  // Scanners are faster than answers: numbers are processed one after the other, in order.
  const queue = useRef(Promise.resolve());
  const running = useRef(0);
  // The text as of now; its form asks between two renders.
  const text = useRef('');
  // What was refused last is not taken again by leaving the field once more.
  const refusedText = useRef('');
  // Each number is checked with the state left by the previous ones.
  const check = useRef(onScan);
  useEffect(() => {
    check.current = onScan;
  }, [onScan]);

  const write = (next: string) => {
    text.current = next;
    setInput(next);
  };
  const faultOf = (raw: string): string | null => {
    const fault = cardNumberFault(raw);
    return fault && t(hasLostDigits(raw) ? 'lostDigits' : fault === 'PATTERN' ? 'pattern' : 'checkDigit');
  };
  const shownOf = (raw: string) => (cardNumberFault(raw) === 'PATTERN' ? raw : printedCardNumber(bareCardNumber(raw)));
  async function take(raw: string): Promise<ScanResult> {
    const answer = faultOf(raw) ?? (await Promise.resolve(check.current(bareCardNumber(raw))).catch(() => t('failed')));
    return typeof answer === 'object' && answer !== null
      ? { raw, shown: shownOf(raw), why: answer.recorded, isTaken: true }
      : { raw, shown: shownOf(raw), why: answer, isTaken: answer === null };
  }
  async function scanEach(numbers: readonly string[]): Promise<void> {
    const results: ScanResult[] = [];
    for (const raw of numbers) results.push(await take(raw));
    setLast(results);
    const refused = results
      .filter(({ isTaken }) => !isTaken)
      .map(({ raw }) => raw)
      .join(', ');
    beep(results.every(({ why }) => why === null));
    refusedText.current = refused;
    // Refused numbers are put back, unless the input holds new text by then.
    if (refused === '' || text.current !== '') return;
    write(refused);
    requestAnimationFrame(() => {
      const element = field.current;
      if (element?.value === refused && document.activeElement === element) element.select();
    });
  }
  function scanAll(typed: string): void {
    write('');
    const numbers = numbersIn(typed);
    if (numbers.length === 0) return;
    running.current += 1;
    queue.current = queue.current
      .then(() => scanEach(numbers))
      .finally(() => {
        running.current -= 1;
      });
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    scanAll(text.current);
  };
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text');
    if (numbersIn(pasted).length < 2) return;
    event.preventDefault();
    scanAll(pasted);
  };
  const onBlur = ({ currentTarget }: FocusEvent) => {
    const typed = text.current;
    // Another window is no other field.
    if (currentTarget === document.activeElement || typed === refusedText.current) return;
    if (gate) return scanAll(typed);
    refusedText.current = typed;
    setLast(
      numbersIn(typed).map((raw) => ({
        raw,
        shown: shownOf(raw),
        why: faultOf(raw) ?? t('notTaken'),
        isTaken: false,
      })),
    );
  };
  // The gate keeps the field over many renders.
  const latestScanAll = useRef(scanAll);
  useEffect(() => {
    latestScanAll.current = scanAll;
  });
  useEffect(
    () =>
      gate?.({
        isHolding: () => text.current.trim() !== '' || running.current > 0,
        take: async () => {
          if (text.current.trim() !== '') latestScanAll.current(text.current);
          await queue.current;
          return text.current.trim() === '';
        },
        focus: () => field.current?.focus(),
      }),
    [gate],
  );
  /** Leaves out what was refused. */
  const clear = () => {
    write('');
    setLast([]);
    field.current?.focus();
  };
  return { last, inputProps: { ref: field, value: input, onKeyDown, onPaste, onBlur }, write, clear };
}
