import { UpdateCounter } from './update-loop.ts';

/** React's interface to the developer tools. React looks for it when it starts, also in a production build. */
interface Tools {
  supportsFiber?: boolean;
  inject?: (renderer: unknown) => number;
  onCommitFiberRoot?: (...given: unknown[]) => unknown;
  onCommitFiberUnmount?: (...given: unknown[]) => unknown;
}
interface WithTools {
  __REACT_DEVTOOLS_GLOBAL_HOOK__?: Tools;
}

const counter = new UpdateCounter();
const reset = () => counter.reset(performance.now());
let stop: () => void = () => undefined;

/**
 * Input events that explain an update; a page that updates by itself has none before it. `popstate`: back and forward
 * of the browser, which cause no key or pointer event. `click`: screen readers and voice control send it alone.
 */
const inputEvents = ['keydown', 'pointerdown', 'pointermove', 'wheel', 'click', 'popstate'] as const;

/** Milliseconds between samples: random, so that a page's regular updates cannot fall between them. */
const pause = () => 20 + Math.random() * 40;
let sampling: ReturnType<typeof setTimeout> | undefined;

/** Samples, while there are many updates, the share of the browser's time they take. */
function sampleUpdates(): void {
  const wait = pause();
  const due = performance.now() + wait;
  sampling = setTimeout(() => {
    const now = performance.now();
    counter.sample(due, now);
    sampling = undefined;
    if (counter.isSuspicious(now)) sampleUpdates();
  }, wait);
}

function counted(): void {
  if (document.visibilityState !== 'visible') return;
  const now = performance.now();
  // In a task of its own: no state may change during an update.
  if (counter.add(now)) setTimeout(() => stop());
  else if (sampling === undefined && counter.isSuspicious(now)) sampleUpdates();
}

function countUpdates(): void {
  const page = globalThis as WithTools;
  const tools: Tools = page.__REACT_DEVTOOLS_GLOBAL_HOOK__ ?? { supportsFiber: true, inject: () => 1 };
  const before = tools.onCommitFiberRoot;
  tools.onCommitFiberRoot = (...given) => {
    counted();
    return before?.apply(tools, given);
  };
  page.__REACT_DEVTOOLS_GLOBAL_HOOK__ = tools;
}

/**
 * Calls `onLoop` when the screen updates endlessly without any input. A render that never ends cannot be detected
 * within the same document (see `hung-page.ts`).
 */
export function watchUpdates(onLoop: () => void): () => void {
  const wait = globalThis.requestIdleCallback ?? setTimeout;
  let timer: ReturnType<typeof setTimeout>;
  const whenIdle = () => {
    counter.idle(performance.now());
    timer = setTimeout(() => wait(whenIdle), 1_000);
  };
  stop = onLoop;
  reset();
  wait(whenIdle);
  inputEvents.forEach((name) => addEventListener(name, reset, { capture: true, passive: true }));
  document.addEventListener('visibilitychange', reset);
  return () => {
    stop = () => undefined;
    clearTimeout(timer);
    clearTimeout(sampling);
    sampling = undefined;
    inputEvents.forEach((name) => removeEventListener(name, reset, { capture: true }));
    document.removeEventListener('visibilitychange', reset);
  };
}

// React reads it when it starts: this module must be imported first.
countUpdates();
