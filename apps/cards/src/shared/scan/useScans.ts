import { useMessages } from '@console/ui/messages';
import { useRef, useState } from 'react';
import { messages } from './messages.ts';

/** Asks whether a scanned card is right here: a string says why it is not. */
type Check = (cardNo: string) => Promise<string | null> | string | null;

/** Card numbers scanned so far, each once. @param onKept told of them after each change, by desks that keep a draft */
export function useScans(check: Check, initial: readonly string[] = [], onKept?: (numbers: readonly string[]) => void) {
  const t = useMessages(messages);
  const [scanned, setScanned] = useState<readonly string[]>(initial);
  // Scans that come before the screen is drawn anew must be known too.
  const known = useRef(new Set(initial));
  const keep = (change: (numbers: Set<string>) => void) => {
    change(known.current);
    setScanned([...known.current]);
    onKept?.([...known.current]);
  };
  const scan = async (cardNo: string): Promise<string | null> => {
    if (known.current.has(cardNo)) return t('again');
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
