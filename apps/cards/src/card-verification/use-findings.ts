import { sendCall } from '@console/api';
import { verificationCalls } from '@console/contracts/cards/card-verification/calls';
import type { Checklist, ChecklistKey, Finding } from '@console/contracts/cards/card-verification/checklist';
import { useEffect, useRef, useState } from 'react';
import { useDeskDraft } from '../shared/desk/use-desk-draft.ts';

interface Findings {
  readonly checklist: Checklist;
  readonly note: string;
}
const debounceMs = 500;

/**
 * The verifier's findings. Each change is saved at once (the note debounced), in order, so that a reload or another
 * machine continues from there; unsaved changes of a closed page stay in this tab.
 */
export function useFindings(secureId: string, stored: Findings) {
  const { values: unsent, change: save, discard } = useDeskDraft<Partial<Findings>>(`findings:${secureId}`, {});
  const [findings, setFindings] = useState<Findings>({ ...stored, ...unsent });
  const [error, setError] = useState<unknown>();
  const latest = useRef(findings);
  const saved = useRef(Object.keys(unsent).length === 0 ? findings : stored);
  const running = useRef<Promise<void>>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const send = async () => {
    while (saved.current !== latest.current) {
      const sent = latest.current;
      const answer = await sendCall(verificationCalls.checklist, {
        body: { secureId, checklist: sent.checklist, note: sent.note || null },
      });
      if ('error' in answer) return setError(answer.error);
      saved.current = sent;
      setError(undefined);
    }
    discard();
    return undefined;
  };
  /** Resolves when everything typed is saved. */
  const flush = (): Promise<void> => {
    clearTimeout(timer.current);
    running.current ??= send().finally(() => {
      running.current = undefined;
    });
    return running.current;
  };
  const change = (next: Findings, wait: number) => {
    latest.current = next;
    setFindings(next);
    save(next);
    clearTimeout(timer.current);
    if (wait === 0) void flush();
    else timer.current = setTimeout(() => void flush(), wait);
  };
  const last = useRef(flush);
  useEffect(() => {
    last.current = flush;
  });
  useEffect(() => {
    void last.current();
  }, []);
  // Leaving by a link saves the last note.
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      if (saved.current !== latest.current) void last.current();
    },
    [],
  );
  return {
    ...findings,
    error,
    flush,
    set: (key: ChecklistKey, found: Finding) =>
      change({ ...latest.current, checklist: { ...latest.current.checklist, [key]: found } }, 0),
    setNote: (note: string) => change({ ...latest.current, note }, debounceMs),
  };
}
