import { useSession } from '@console/auth';
import type { Fields } from '@console/contracts/core/fields';
import { useEffect, useRef, useState } from 'react';
import type { FormValues } from './declaration.ts';
import { draftable, draftOf, dropDraft, keepDraft, type Draft } from './drafts.ts';

/** Milliseconds after the last key before typing is kept. */
const pause = 500;

interface DraftOptions {
  /** Names the form: module and record. */
  readonly form: string;
  readonly fields: Fields;
  readonly secrets: ReadonlySet<string>;
  readonly values: FormValues;
  readonly changed: readonly string[];
  readonly version: number | undefined;
}

/** Keeps typing in this tab until it is saved or discarded, and offers what an earlier visit left behind. */
export function useDraft({ form, fields, secrets, values, changed, version }: DraftOptions) {
  const user = useSession().username ?? '';
  const [offered, setOffered] = useState<Draft | undefined>(() => draftOf(user, form));
  const typed = useRef(false);
  const names = draftable(fields, secrets, changed);
  const kept = JSON.stringify(Object.fromEntries(names.map((name) => [name, values[name]])));

  useEffect(() => {
    if (kept === '{}') {
      // Everything typed has been taken back; a draft of an earlier visit stays until it is answered.
      if (typed.current) dropDraft(user, form);
      return undefined;
    }
    typed.current = true;
    const keep = () =>
      keepDraft(user, form, {
        values: JSON.parse(kept) as FormValues,
        at: new Date().toISOString(),
        ...(version === undefined ? {} : { version }),
      });
    const timer = setTimeout(keep, pause);
    // A reload does not wait for the pause.
    addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', keep);
    };
  }, [user, form, kept, version]);

  return {
    offered,
    /** The person has taken the draft, or typed anew. */
    settle: () => setOffered(undefined),
    discard: () => {
      setOffered(undefined);
      dropDraft(user, form);
    },
  };
}
