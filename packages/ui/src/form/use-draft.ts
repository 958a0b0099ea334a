import { useSession, serverNow } from '@console/auth';
import type { Fields } from '@console/contracts/core/fields';
import { useEffect, useRef, useState } from 'react';
import { sameValue } from '../value/same-value.ts';
import { isCodeReload } from './code-reload.ts';
import type { FormValues } from './declaration.ts';
import { draftable, draftOf, dropDraft, keepDraft, withLivePictures, type Draft } from './drafts.ts';

/** Milliseconds after the last key before a draft is stored. */
const saveDelay = 500;

interface DraftOptions {
  /** Key of the form: module and record. */
  readonly form: string;
  readonly fields: Fields;
  readonly secrets: ReadonlySet<string>;
  readonly values: FormValues;
  readonly changed: readonly string[];
  readonly version: number | undefined;
  /** Types the values of a draft. */
  readonly restore: (values: FormValues) => void;
}

/** Stores typed values in this tab until they are saved or discarded, and offers the draft of an earlier visit. */
export function useDraft({ form, fields, secrets, values, changed, version, restore }: DraftOptions) {
  const user = useSession().username ?? '';
  const [offered, setOffered] = useState<Draft | undefined>(() => {
    const kept = draftOf(user, form);
    return kept && withLivePictures(fields, kept, serverNow());
  });
  // A form that holds the draft has nothing to restore: restoring later would undo what was typed since.
  if (offered && Object.entries(offered.values).every(([name, value]) => sameValue(values[name], value)))
    setOffered(undefined);
  const hasTyped = useRef(false);
  /** The values that were sent: they are no draft, though they are still on the screen. */
  const sent = useRef<string | null>(null);
  const names = draftable(secrets, changed);
  const serialised = JSON.stringify(Object.fromEntries(names.map((name) => [name, values[name]])));

  useEffect(() => {
    if (serialised === '{}') {
      // All typed changes were undone. A draft of an earlier visit stays until the person answers the offer.
      if (hasTyped.current) dropDraft(user, form);
      return undefined;
    }
    hasTyped.current = true;
    const saveNow = () => {
      if (sent.current === serialised) return;
      const at = new Date(serverNow()).toISOString();
      keepDraft(user, form, {
        values: JSON.parse(serialised) as FormValues,
        at,
        since: draftOf(user, form)?.since ?? at,
        ...(version === undefined ? {} : { version }),
      });
    };
    const timer = setTimeout(saveNow, saveDelay);
    // A reload must not wait for the delay.
    addEventListener('pagehide', saveNow);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', saveNow);
    };
  }, [user, form, serialised, version]);

  const restoreOffered = () => {
    if (offered) restore(offered.values);
    setOffered(undefined);
  };
  useEffect(() => {
    if (isCodeReload) restoreOffered();
    // Only for the draft of the page before the reload.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  const discard = () => {
    setOffered(undefined);
    dropDraft(user, form);
  };
  return {
    offered,
    /** Accepts the offer. */
    restoreOffered,
    discard,
    /** The values were sent. */
    done: () => {
      sent.current = serialised;
      discard();
    },
    /** The dialog of the form is closed. An offer that was not answered stays. */
    leave: () => {
      sent.current = serialised;
      if (!offered) discard();
    },
  };
}
