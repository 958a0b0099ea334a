import { useEffect, useRef, useState } from 'react';
import { DraftOffer } from '../form/DraftOffer.tsx';
import type { FormValues } from '../form/declaration.ts';
import type { RecordForm } from '../form/use-record-form.ts';
import { formatDate } from '../formats/index.ts';
import { useMessages } from '../messages/index.ts';
import { sameValue } from '../value/same-value.ts';
import { messages } from './messages.ts';

/** Milliseconds after the last key before a draft is kept. */
const keepDelay = 1_500;

/** Where what is typed is kept beyond this browser. */
export interface DraftStore {
  /** What was kept at an earlier visit, and when: ISO 8601. */
  readonly draft: { readonly values: FormValues; readonly at: string } | null;
  /** Days for which a draft is kept. */
  readonly days: number;
  /** Keeps values in place of those before, `null` removes them. @returns when they were kept; `null`: they were not */
  readonly keep: (values: FormValues | null) => Promise<string | null>;
}

interface KeptDraftOptions {
  readonly store: DraftStore | undefined;
  readonly form: RecordForm;
  /** Removes the draft of this tab, too. */
  readonly onDiscard: () => void;
}

/**
 * Keeps what is typed where every browser of the person finds it, and offers what was kept at an earlier visit. Until
 * the offer is answered nothing takes its place.
 * @returns `offer`, and `said`: when it was kept last
 */
export function useKeptDraft({ store, form, onDiscard }: KeptDraftOptions) {
  const t = useMessages(messages);
  const [offered, setOffered] = useState(store?.draft ?? null);
  const [keptAt, setKeptAt] = useState<string | null>(null);
  const { values, changed } = form;
  const serialised = JSON.stringify(Object.fromEntries(changed.map((name) => [name, values[name]])));
  const known = useRef('{}');
  const isOver = useRef(false);
  if (offered && Object.entries(offered.values).every(([name, value]) => sameValue(values[name], value)))
    setOffered(null);
  const keep = store?.keep;
  useEffect(() => {
    if (!keep || offered || known.current === serialised) return undefined;
    const timer = setTimeout(async () => {
      if (isOver.current) return;
      known.current = serialised;
      const typed = JSON.parse(serialised) as FormValues;
      const at = await keep(serialised === '{}' ? null : typed);
      // What could not be kept is kept with the next key.
      if (at === null) known.current = '';
      setKeptAt(at);
    }, keepDelay);
    return () => clearTimeout(timer);
  }, [keep, offered, serialised]);
  return {
    said: store && keptAt !== null ? t('kept', { at: formatDate(keptAt, 'HH:mm'), days: store.days }) : null,
    /** The values were sent: nothing is kept from now on. */
    done: () => {
      isOver.current = true;
    },
    offer: store && offered && (
      <DraftOffer
        draft={offered}
        version={undefined}
        onDiscard={() => {
          setOffered(null);
          onDiscard();
          void store.keep(null);
        }}
        onRestore={() => {
          known.current = JSON.stringify(offered.values);
          form.restore(offered.values);
          setOffered(null);
        }}
      />
    ),
  };
}
