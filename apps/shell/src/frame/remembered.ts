import { useCallback, useState } from 'react';

const read = <Value>(key: string, otherwise: Value): Value => {
  try {
    const kept = window.localStorage.getItem(key);
    return kept === null ? otherwise : (JSON.parse(kept) as Value);
  } catch {
    return otherwise;
  }
};

/** State that this browser remembers; where storage is refused it lasts as long as the page. */
export function useRemembered<Value>(key: string, initial: Value): [Value, (value: Value) => void] {
  const [value, setValue] = useState(() => read(key, initial));
  const change = useCallback(
    (next: Value) => {
      setValue(next);
      try {
        window.localStorage.setItem(key, JSON.stringify(next));
      } catch {
        // Private windows may refuse; the state then lasts as long as the page.
      }
    },
    [key],
  );
  return [value, change];
}
