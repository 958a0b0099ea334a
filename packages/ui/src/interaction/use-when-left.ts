import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { onInteraction } from './interaction.ts';

/**
 * Returns the latest value, but keeps the previous one while the part that it would replace or move is in use. So no
 * key and no click is lost while a page settles.
 * @param latest must not be a function
 * @param isInUse asked after each move of pointer or focus; see `isInUse` and `isPressing`
 * @example
 * const rich = useWhenLeft(code, () => isInUse(box.current));
 */
export function useWhenLeft<Value>(latest: Value, isInUse: () => boolean): Value {
  const [current, setCurrent] = useState(latest);
  const isWaiting = !Object.is(current, latest);
  const replace = useEffectEvent(() => {
    if (!isInUse()) setCurrent(latest);
  });
  // Before the paint; the render between is not seen.
  useLayoutEffect(() => {
    // Whether a part is in use is known from the document alone.
    // oxlint-disable-next-line react/set-state-in-effect
    if (isWaiting) replace();
  });
  useLayoutEffect(() => (isWaiting ? onInteraction(() => flushSync(replace)) : undefined), [isWaiting]);
  return current;
}
