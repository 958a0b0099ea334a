import { dropFromTab, keepInTab, keptInTab, session } from '@console/auth';
import { useState } from 'react';
import { hashOf } from '../kept/hash.ts';
import type { ConfirmOptions } from './confirm.ts';

/**
 * The reason typed in a confirmation, kept in this tab until it is answered: the same question about the same record
 * finds it again after a reload. The record is stored as a hash, since its name may be a person's.
 */
export function useReason({ title, subject = '', reason: requirement, reasonGiven }: ConfirmOptions) {
  const [{ user, name }] = useState(() => ({
    user: session.get().username ?? '',
    name: hashOf([location.pathname, title, subject].join('\n')),
  }));
  const [reason, set] = useState(() => {
    const kept = requirement ? keptInTab(user, 'question', name) : null;
    return kept !== null && 'reason' in kept && typeof kept.reason === 'string' ? kept.reason : (reasonGiven ?? '');
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
