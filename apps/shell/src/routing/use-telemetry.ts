import { useEffect } from 'react';

let started = false;

/** Milliseconds without telemetry after the first page, which loads undisturbed. */
const telemetryDelay = 4_000;

/**
 * Starts to report what this tab measures. If this part of the shell fails to load, nothing is reported and everything
 * else works.
 */
export function useTelemetry(): void {
  useEffect(() => {
    if (started) return undefined;
    const timer = setTimeout(() => {
      started = true;
      import(/* webpackChunkName: "telemetry" */ '../telemetry/index.ts').then(
        ({ startTelemetry }) => startTelemetry(),
        () => undefined,
      );
    }, telemetryDelay);
    return () => clearTimeout(timer);
  }, []);
}
