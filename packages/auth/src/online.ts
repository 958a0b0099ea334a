import { createValue } from './value.ts';

/** Whether the services can be reached: false while the browser is offline or the services do not answer a probe. */
export const online = createValue(true);

/** Milliseconds between two probes while the services cannot be reached. */
const probeEveryMs = 10_000;
/** Milliseconds within which a probe must be answered. */
const probeTimeoutMs = 5_000;
let nextProbe: ReturnType<typeof setTimeout> | undefined;
let runningProbe: Promise<void> | undefined;

async function sendProbe(): Promise<void> {
  try {
    await fetch('/health/live', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(probeTimeoutMs) });
    answered();
  } catch {
    lost();
  }
}

function probeNow(): void {
  clearTimeout(nextProbe);
  nextProbe = undefined;
  runningProbe ??= sendProbe().finally(() => {
    runningProbe = undefined;
  });
}

/** Records that a call was answered, by whatever status: the services can be reached. */
export function answered(): void {
  clearTimeout(nextProbe);
  nextProbe = undefined;
  online.set(true);
}

/** Marks the services as unreachable and probes them again later. */
function lost(): void {
  online.set(false);
  nextProbe ??= setTimeout(probeNow, probeEveryMs);
}

/**
 * Records that a call got no answer. The services count as unreachable only if the browser is offline or a probe of
 * `/health/live` fails too; probed again every ten seconds. One slow call does not make them unreachable.
 */
export function unanswered(): void {
  if (!navigator.onLine) lost();
  else if (nextProbe === undefined) probeNow();
}

/**
 * Follows the browser's `online` and `offline` events.
 * @returns stops it
 * @example
 * const stop = watchOnline();
 */
export function watchOnline(): () => void {
  const back = () => probeNow();
  if (!navigator.onLine) lost();
  addEventListener('online', back);
  addEventListener('offline', lost);
  return () => {
    clearTimeout(nextProbe);
    nextProbe = undefined;
    removeEventListener('online', back);
    removeEventListener('offline', lost);
  };
}
