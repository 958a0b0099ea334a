import { UpdateCounter } from './update-loop.ts';

/** What React tells developer tools of; it looks for them when it begins, also in a release. */
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
 * What a person does; an update that a page begins by itself follows none of it. `popstate`: back and forward of the
 * browser, which no key or pointer of the page tells of. `click`: as screen readers and voice control make it.
 */
const done = ['keydown', 'pointerdown', 'pointermove', 'wheel', 'click', 'popstate'] as const;

/** Milliseconds between the moments that are looked at: at random, so that no rhythm of a page hides between them. */
const pause = () => 20 + Math.random() * 40;
let looking: ReturnType<typeof setTimeout> | undefined;

/** Looks, for as long as there are many updates, at how much of the browser's time they take. */
function look(): void {
  const wait = pause();
  const due = performance.now() + wait;
  looking = setTimeout(() => {
    const now = performance.now();
    counter.look(due, now);
    looking = undefined;
    if (counter.isSuspicious(now)) look();
  }, wait);
}

function counted(): void {
  if (document.visibilityState !== 'visible') return;
  const now = performance.now();
  // In a task of its own: nothing may be updated while an update is under way.
  if (counter.add(now)) setTimeout(() => stop());
  else if (looking === undefined && counter.isSuspicious(now)) look();
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
 * Calls back when the screen is updated without end and without anybody doing anything. A rendering that never ends cannot
 * be noticed from within the same document (`hung-page.ts`).
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
  done.forEach((name) => addEventListener(name, reset, { capture: true, passive: true }));
  document.addEventListener('visibilitychange', reset);
  return () => {
    stop = () => undefined;
    clearTimeout(timer);
    clearTimeout(looking);
    looking = undefined;
    done.forEach((name) => removeEventListener(name, reset, { capture: true }));
    document.removeEventListener('visibilitychange', reset);
  };
}

// Read by React when it is run: this module has to come before it.
countUpdates();
