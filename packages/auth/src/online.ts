import { createValue } from './value.ts';

/** Whether the services can be reached, as the browser says and as the calls find. */
export const online = createValue(true);

const probeEvery = 10_000;
let probe: ReturnType<typeof setTimeout> | undefined;

async function tryAgain(): Promise<void> {
  probe = undefined;
  try {
    await fetch('/health/live', { method: 'HEAD', cache: 'no-store' });
    answered();
  } catch {
    unanswered();
  }
}

/** An answer of whatever kind came: the line is up. */
export function answered(): void {
  clearTimeout(probe);
  probe = undefined;
  online.set(true);
}

/** A call got no answer: offline, and tried again every ten seconds. */
export function unanswered(): void {
  online.set(false);
  probe ??= setTimeout(() => void tryAgain(), probeEvery);
}

/** Follows the browser's own signs of going offline and coming back. */
export function watchOnline(): () => void {
  const back = () => void tryAgain();
  if (!navigator.onLine) unanswered();
  addEventListener('online', back);
  addEventListener('offline', unanswered);
  return () => {
    clearTimeout(probe);
    probe = undefined;
    removeEventListener('online', back);
    removeEventListener('offline', unanswered);
  };
}
