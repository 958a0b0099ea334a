import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { startChecks } from '../../later/index.ts';
import { createPartCode } from '../../later/part-code.ts';

/** The inputs that antd carries: one file, loaded once, after the rows of the first list. */
export const richInputs = createPartCode(() => import(/* webpackChunkName: "inputs" */ './inputs.ts'));

/** Number of parts of the page that want to be shown before the rich inputs load. */
let holds = 0;
let requested = false;

const whenIdle = (run: () => void) =>
  'requestIdleCallback' in globalThis ? requestIdleCallback(run, { timeout: 300 }) : setTimeout(run, 1);

function start() {
  if (!requested || holds > 0) return;
  requested = false;
  whenIdle(() => {
    richInputs.startLoading();
    // What is typed into them is checked.
    startChecks();
  });
}

/**
 * The code of the rich inputs; undefined until it has arrived, or when it could not be loaded: the plain input stands
 * in, and the next one that is mounted asks again.
 */
export function useRichInputs() {
  const state = useSyncExternalStore(richInputs.state.subscribe, richInputs.state.get);
  useEffect(() => {
    requested = true;
    start();
  }, []);
  return state.status === 'ready' ? state.code : undefined;
}

/**
 * Keeps the rich inputs from loading while `busy`: rows come first.
 * @example
 * useBeforeRichInputs(rows === undefined);
 */
export function useBeforeRichInputs(busy: boolean): void {
  // Before the effects of inputs, which ask for the code.
  useLayoutEffect(() => {
    if (!busy) return undefined;
    holds += 1;
    return () => {
      holds -= 1;
      start();
    };
  }, [busy]);
}
