import { dropFromTab, keepInTab, keptInTab, useSession } from '@console/auth';
import { useEffect, useState } from 'react';

/**
 * Input of a desk or dialog, stored in this tab under the name of its document until it is completed: it survives a
 * reload.
 */
export function useDeskDraft<Values extends object>(name: string, initial: Values) {
  const user = useSession().username ?? '';
  const begin = () => ({
    user,
    name,
    begun: initial,
    values: { ...initial, ...keptInTab(user, 'desk', name) } as Values,
  });
  const [draft, setDraft] = useState(begin);
  // Another document at the same desk starts with its own stored input.
  if (draft.user !== user || draft.name !== name) setDraft(begin());
  const { begun: initialValues, values } = draft;
  const isChanged = JSON.stringify(values) !== JSON.stringify(initialValues);
  useEffect(() => {
    // Unchanged initial values are not stored, because they may differ next time.
    if (isChanged) keepInTab(user, 'desk', name, values);
    else dropFromTab(user, 'desk', name);
  }, [user, name, values, isChanged]);
  return {
    values,
    isChanged,
    /** @param part or a function of the values as of now, for what is known only after an answer */
    change: (part: Partial<Values> | ((values: Values) => Partial<Values>)) =>
      setDraft((before) => ({
        ...before,
        values: { ...before.values, ...(typeof part === 'function' ? part(before.values) : part) },
      })),
    discard: () => {
      setDraft({ user, name, begun: initialValues, values: initialValues });
      // Deleted immediately, because completing may leave the page before the effect runs.
      dropFromTab(user, 'desk', name);
    },
  };
}
