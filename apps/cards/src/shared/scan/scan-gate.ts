import { useLayoutEffect, useRef, useState } from 'react';

/** A scan field as its form sees it. */
export interface GatedField {
  /** Whether it holds text, or numbers that are still being checked. */
  readonly isHolding: () => boolean;
  /** Takes what it holds as Enter does. Resolves with whether it is empty then. */
  readonly take: () => Promise<boolean>;
  readonly focus: () => void;
}

/** Where the scan fields of a form register. @returns removes the field */
export type ScanGate = (field: GatedField) => () => void;

/**
 * An act with scanned cards waits for the scan fields of its form: what they hold is taken first, and nothing is done
 * while a number cannot be taken. So no number is left out that was typed or pasted without Enter.
 * @param act called with the values of the render after the last number was taken
 * @returns the guarded act, and the gate for each `ScanInput` of the form
 * @example
 * const [save, gate] = useAfterScans(async () => { await send({ body: { cardNos: scanned } }); });
 */
export function useAfterScans<Args extends readonly unknown[]>(
  act: (...args: Args) => unknown,
): readonly [guarded: (...args: Args) => Promise<void>, gate: ScanGate] {
  const fields = useRef(new Set<GatedField>());
  const isTaking = useRef(false);
  const latest = useRef(act);
  const [round, setRound] = useState(0);
  const renderListeners = useRef<(() => void)[]>([]);
  useLayoutEffect(() => {
    latest.current = act;
  });
  useLayoutEffect(() => {
    for (const listener of renderListeners.current.splice(0)) listener();
  }, [round]);
  /** The cards that were taken are in the state, but not yet in what this render closes over. */
  const nextRender = () =>
    new Promise<void>((resolve) => {
      renderListeners.current.push(resolve);
      setRound((before) => before + 1);
    });
  const takeAll = async (): Promise<boolean> => {
    for (const field of fields.current) {
      if (!field.isHolding()) continue;
      if (!(await field.take())) {
        field.focus();
        return false;
      }
      await nextRender();
    }
    return true;
  };
  const guarded = async (...args: Args) => {
    if (isTaking.current) return;
    if ([...fields.current].some((field) => field.isHolding())) {
      isTaking.current = true;
      const isTaken = await takeAll().finally(() => {
        isTaking.current = false;
      });
      if (!isTaken) return;
    }
    await latest.current(...args);
  };
  const [gate] = useState<ScanGate>(() => (field: GatedField) => {
    fields.current.add(field);
    return () => void fields.current.delete(field);
  });
  return [guarded, gate];
}
