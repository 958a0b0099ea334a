import { dropFromTab, keepInTab, keptInTab, useSession } from '@console/auth';
import { useState } from 'react';

const empty = { standInId: '', from: '', until: '' };
export type StandInDraft = typeof empty;
export type StandInField = keyof StandInDraft;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What was typed about a stand-in, kept in this tab until it is taken. */
export function useStandInDraft() {
  const user = useSession().username ?? '';
  const [draft, setDraft] = useState<StandInDraft>(() => {
    const kept = keptInTab(user, 'draft', 'stand-in') as Partial<Record<StandInField, unknown>> | null;
    return { standInId: textOf(kept?.standInId), from: textOf(kept?.from), until: textOf(kept?.until) };
  });
  return {
    draft,
    type: (typed: Partial<StandInDraft>) => {
      const next = { ...draft, ...typed };
      setDraft(next);
      keepInTab(user, 'draft', 'stand-in', next);
    },
    discard: () => {
      setDraft(empty);
      dropFromTab(user, 'draft', 'stand-in');
    },
  };
}
