import { dropFromTab, keepInTab, keptInTab, useSession } from '@console/auth';
import { useEffect, useState } from 'react';

/** What is entered at a desk or in a dialog, kept in this tab under the name of its document until it is done: a reload loses nothing. */
export function useDeskDraft<Values extends object>(name: string, initial: Values) {
  const user = useSession().username ?? '';
  const begin = () => ({
    user,
    name,
    begun: initial,
    values: { ...initial, ...keptInTab(user, 'desk', name) } as Values,
  });
  const [draft, setDraft] = useState(begin);
  // Another document at the same desk begins with what was entered for it.
  if (draft.user !== user || draft.name !== name) setDraft(begin());
  const { begun, values } = draft;
  useEffect(() => {
    // What nobody has typed is not kept: it may begin otherwise the next time.
    if (JSON.stringify(values) === JSON.stringify(begun)) dropFromTab(user, 'desk', name);
    else keepInTab(user, 'desk', name, values);
  }, [user, name, values, begun]);
  return {
    values,
    change: (part: Partial<Values>) => setDraft((before) => ({ ...before, values: { ...before.values, ...part } })),
    discard: () => {
      setDraft({ user, name, begun, values: begun });
      // At once as well: what is done may leave the page before the effect has run.
      dropFromTab(user, 'desk', name);
    },
  };
}
