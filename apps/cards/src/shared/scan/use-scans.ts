import { useMessages } from '@console/ui/messages';
import { useRef, useState } from 'react';
import { messages } from './messages.ts';

/** Checks whether a scanned card fits here: a string says why not. */
type Check = (cardNo: string) => Promise<string | null> | string | null;

/** The scanned card numbers, each once. @param onChange called with them after each change, by desks with a draft */
export function useScans(
  check: Check,
  initial: readonly string[] = [],
  onChange?: (numbers: readonly string[]) => void,
) {
  const t = useMessages(messages);
  const [scanned, setScanned] = useState<readonly string[]>(initial);
  // Scans that arrive before the next render must be known, too.
  const scannedNumbers = useRef(new Set(initial));
  const keep = (change: (numbers: Set<string>) => void) => {
    change(scannedNumbers.current);
    setScanned([...scannedNumbers.current]);
    onChange?.([...scannedNumbers.current]);
  };
  const scan = async (cardNo: string): Promise<string | null> => {
    if (scannedNumbers.current.has(cardNo)) return t('again');
    const why = await check(cardNo);
    if (why === null) keep((numbers) => numbers.add(cardNo));
    return why;
  };
  return {
    scanned,
    scan,
    remove: (cardNo: string) => keep((numbers) => numbers.delete(cardNo)),
    clear: () => keep((numbers) => numbers.clear()),
  };
}
