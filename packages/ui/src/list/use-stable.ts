import { useLayoutEffect, useRef, useState } from 'react';

type Functions = Readonly<Record<string, ((...parameters: never[]) => unknown) | undefined>>;

/** Stable functions that call those of the latest render, so that memoised rows do not render again. */
export function useStable<F extends Functions>(latest: F): F {
  const current = useRef(latest);
  useLayoutEffect(() => {
    current.current = latest;
  });
  const [stable] = useState(
    () =>
      Object.fromEntries(
        Object.entries(latest).map(([name, fn]) => [
          name,
          fn && ((...parameters: never[]) => current.current[name]?.(...parameters)),
        ]),
      ) as F,
  );
  return stable;
}
