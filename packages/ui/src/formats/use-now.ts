import { serverNow } from '@console/auth';
import { useSyncExternalStore } from 'react';
import { todayInJakarta } from './dates.ts';

const minute = 60_000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Waits for the next whole minute of the server, which midnight in Jakarta is. */
function wait(): void {
  clearTimeout(timer);
  timer = setTimeout(tick, minute - (serverNow() % minute));
}
function tick(): void {
  for (const listener of new Set(listeners)) listener();
  wait();
}
/** A hidden tab sleeps: what passed until then is caught up on when it is seen again. */
const shown = () => document.visibilityState === 'visible' && tick();

/** One timer for all who look at the time. */
function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    wait();
    document.addEventListener('visibilitychange', shown);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', shown);
  };
}

const thisMinute = () => serverNow() - (serverNow() % minute);
const today = () => todayInJakarta();

/**
 * The time of the server in milliseconds, to the minute; the component is shown again each minute.
 * @example
 * const isOver = Date.parse(expiresAt) <= useNow();
 */
export const useNow = (): number => useSyncExternalStore(subscribe, thisMinute);

/**
 * Today in Jakarta by the clock of the server; the component is shown again when the day changes.
 * @example
 * const initial = { effectiveFrom: addDays(useToday(), 1) };
 */
export const useToday = (): string => useSyncExternalStore(subscribe, today);
