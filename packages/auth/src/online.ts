import { createValue } from './value.ts';

/** Whether the services can be reached, as the browser says and as the calls find. */
export const online = createValue(true);

const probeEvery = 10_000;
/** The smallest question that the console can be asked must be answered within this time, in milliseconds. */
const probeWaits = 5_000;
let probe: ReturnType<typeof setTimeout> | undefined;
let asking: Promise<void> | undefined;

async function ask(): Promise<void> {
  try {
    await fetch('/health/live', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(probeWaits) });
    answered();
  } catch {
    lost();
  }
}

function tryAgain(): void {
  clearTimeout(probe);
  probe = undefined;
  asking ??= ask().finally(() => {
    asking = undefined;
  });
}

/** An answer of whatever kind came: the line is up. */
export function answered(): void {
  clearTimeout(probe);
  probe = undefined;
  online.set(true);
}

/** The browser has no line. */
function lost(): void {
  online.set(false);
  probe ??= setTimeout(tryAgain, probeEvery);
}

/**
 * A call got no answer. That is a line that is down only when the browser says so, or when the console does not even
 * say that it lives; asked again every ten seconds. A service that takes too long is no line that is down.
 */
export function unanswered(): void {
  if (!navigator.onLine) lost();
  else if (probe === undefined) tryAgain();
}

/** Follows the browser's own signs of going offline and coming back. */
export function watchOnline(): () => void {
  const back = () => tryAgain();
  if (!navigator.onLine) lost();
  addEventListener('online', back);
  addEventListener('offline', lost);
  return () => {
    clearTimeout(probe);
    probe = undefined;
    removeEventListener('online', back);
    removeEventListener('offline', lost);
  };
}
