import { useEffectEvent, useLayoutEffect, useState } from 'react';

/** What was typed before the palette was there. */
export interface EarlyKeys {
  readonly text: string;
  /** Enter was pressed after it. */
  readonly isEntered: boolean;
}

const none: EarlyKeys = { text: '', isEntered: false };

/** The keys after another one; `undefined` for a key that types nothing. */
function withKey(keys: EarlyKeys, key: string): EarlyKeys | undefined {
  const { text } = keys;
  if (keys.isEntered) return keys;
  if (key === 'Enter') return { text, isEntered: true };
  if (key === 'Backspace') return { text: text.slice(0, -1), isEntered: false };
  return [...key].length === 1 ? { text: text + key, isEntered: false } : undefined;
}

/**
 * Keeps the keys that are pressed while the code of the palette is loading, which are meant for its input and for
 * nothing on the page.
 * @param isWaiting whether the palette was opened and is not there yet
 * @param onEscape called when Escape ends the waiting
 * @returns the keys, and a function that clears them
 */
export function useEarlyKeys(isWaiting: boolean, onEscape: () => void): readonly [EarlyKeys, () => void] {
  const [keys, setKeys] = useState(none);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = event.key === 'Escape' ? none : withKey(keys, event.key);
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    setKeys(next);
    if (event.key === 'Escape') onEscape();
  });
  useLayoutEffect(() => {
    if (!isWaiting) return undefined;
    const listener = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listener, true);
    return () => removeEventListener('keydown', listener, true);
  }, [isWaiting]);
  return [keys, () => setKeys(none)];
}
