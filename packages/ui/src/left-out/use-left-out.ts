import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { notify } from '../feedback/notify.ts';

interface LeftOutOptions {
  /** Identifies what is left out; empty when nothing is. It is said once until it changes. */
  readonly key: string;
  /** What is said, in the language of the screen. */
  readonly sentences: () => readonly (string | false)[];
  /** The address without what is left out. */
  readonly without: (address: URLSearchParams) => URLSearchParams;
}

/** Says what a page leaves out of its address, and takes it out of the address. */
export function useLeftOut({ key, sentences, without }: LeftOutOptions): void {
  const [address, setAddress] = useSearchParams();
  const reported = useRef('');
  useEffect(() => {
    const isReported = key === reported.current;
    reported.current = key;
    if (key === '') return;
    if (!isReported) for (const sentence of sentences()) if (sentence) notify.info(sentence);
    // Two parts of a page may leave something out at once, of which the router keeps one change.
    const next = without(address);
    if (next.toString() !== address.toString()) setAddress(next, { replace: true, preventScrollReset: true });
    // `key` is what the others hold.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key, address, setAddress]);
}
