import { useCallback, useState } from 'react';

const read = <Value>(key: string, otherwise: Value): Value => {
  try {
    const stored = window.localStorage.getItem(key);
    return stored === null ? otherwise : (JSON.parse(stored) as Value);
  } catch {
    return otherwise;
  }
};

/** State stored in this browser; where storage is blocked, it lasts as long as the page. */
export function useStoredState<Value>(key: string, initial: Value): [Value, (value: Value) => void] {
  const [value, setValue] = useState(() => read(key, initial));
  const change = useCallback(
    (next: Value) => {
      setValue(next);
      try {
        window.localStorage.setItem(key, JSON.stringify(next));
      } catch {
        // Private windows may block storage; then the state lasts as long as the page.
      }
    },
    [key],
  );
  return [value, change];
}
