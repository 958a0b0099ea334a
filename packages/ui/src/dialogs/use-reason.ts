import { dropFromTab, keepInTab, keptInTab, session } from '@console/auth';
import { useState } from 'react';
import { markOf } from '../kept/mark.ts';
import type { ConfirmOptions } from './confirm.ts';

/**
 * The reason typed for a question, kept in this tab until the question is answered: whoever asks the same of the same
 * record again after a reload finds it. The record is kept as a mark only, for its name may be a person's.
 */
export function useReason({ title, subject = '', reason: demand }: ConfirmOptions) {
  const [{ user, name }] = useState(() => ({
    user: session.get().username ?? '',
    name: markOf([location.pathname, title, subject].join('\n')),
  }));
  const [reason, set] = useState(() => {
    const kept = demand ? keptInTab(user, 'question', name) : null;
    return kept !== null && 'reason' in kept && typeof kept.reason === 'string' ? kept.reason : '';
  });
  const discard = () => dropFromTab(user, 'question', name);
  return {
    reason,
    setReason: (typed: string) => {
      set(typed);
      if (typed === '') discard();
      else keepInTab(user, 'question', name, { reason: typed });
    },
    discard,
  };
}
