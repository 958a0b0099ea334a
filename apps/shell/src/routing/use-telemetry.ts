import { useEffect } from 'react';

let started = false;

/** Milliseconds that the first page has for itself before its figures are collected. */
const quiet = 4_000;

/** Begins to report what this tab sees of its releases. Without that part of the shell nothing is reported, and nothing else is missing. */
export function useTelemetry(): void {
  useEffect(() => {
    if (started) return undefined;
    const timer = setTimeout(() => {
      started = true;
      import(/* webpackChunkName: "telemetry" */ '../telemetry/index.ts').then(
        ({ startTelemetry }) => startTelemetry(),
        () => undefined,
      );
    }, quiet);
    return () => clearTimeout(timer);
  }, []);
}
