import { sendCall } from '@console/api';
import { verificationCalls } from '@console/contracts/cards/card-verification/calls';
import type { Checklist, ChecklistKey, Finding } from '@console/contracts/cards/card-verification/checklist';
import { useEffect, useRef, useState } from 'react';
import { useDeskDraft } from '../shared/desk/useDeskDraft.ts';

interface Findings {
  readonly checklist: Checklist;
  readonly note: string;
}
const typingMs = 500;

/**
 * What the verifier has found so far. Each change is kept by the services at once, the note after a moment's rest, one after
 * the other, so that a reload or another machine goes on from there; what was not kept yet when the page went stays in this tab.
 */
export function useFindings(secureId: string, served: Findings) {
  const { values: unsent, change: hold, discard } = useDeskDraft<Partial<Findings>>(`findings:${secureId}`, {});
  const [findings, setFindings] = useState<Findings>({ ...served, ...unsent });
  const [error, setError] = useState<unknown>();
  const latest = useRef(findings);
  const kept = useRef(Object.keys(unsent).length === 0 ? findings : served);
  const running = useRef<Promise<void>>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const send = async () => {
    while (kept.current !== latest.current) {
      const sent = latest.current;
      const answer = await sendCall(verificationCalls.checklist, {
        body: { secureId, checklist: sent.checklist, note: sent.note || null },
      });
      if ('error' in answer) return setError(answer.error);
      kept.current = sent;
      setError(undefined);
    }
    discard();
    return undefined;
  };
  /** Resolves when everything typed is kept. */
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
    hold(next);
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
  // Leaving by a link keeps the note that was typed last.
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      if (kept.current !== latest.current) void last.current();
    },
    [],
  );
  return {
    ...findings,
    error,
    flush,
    set: (key: ChecklistKey, found: Finding) =>
      change({ ...latest.current, checklist: { ...latest.current.checklist, [key]: found } }, 0),
    setNote: (note: string) => change({ ...latest.current, note }, typingMs),
  };
}
