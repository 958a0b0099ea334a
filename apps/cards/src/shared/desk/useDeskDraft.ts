import { useSession } from '@console/auth';
import { useEffect, useState } from 'react';

/** The storage may be full or forbidden; a desk without drafts is better than none. */
function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

function read<Values extends object>(key: string): Partial<Values> {
  const kept: unknown = attempt(() => JSON.parse(sessionStorage.getItem(key) ?? 'null'));
  return typeof kept === 'object' && kept !== null ? (kept as Partial<Values>) : {};
}

/** What is entered at a desk, kept in this tab under the name of its document until it is done: a reload loses nothing. */
export function useDeskDraft<Values extends object>(name: string, initial: Values) {
  const user = useSession().username ?? '';
  const key = `console.desk:${user}:${name}`;
  const [values, setValues] = useState<Values>(() => ({ ...initial, ...read<Values>(key) }));
  useEffect(() => { attempt(() => sessionStorage.setItem(key, JSON.stringify(values))); }, [key, values]);
  return {
    values,
    change: (part: Partial<Values>) => setValues((before) => ({ ...before, ...part })),
    discard: () => {
      setValues(initial);
      // After the effect of this change has run.
      setTimeout(() => attempt(() => sessionStorage.removeItem(key)));
    },
  };
}
