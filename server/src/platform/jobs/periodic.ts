import { reportFailure, failureLogOf } from '../outage/failure-log.ts';
import type { Application } from '../http/application.ts';
import { part } from '../http/part.ts';
import { FirstRuns } from './first-runs.ts';

/** Longest pause before work that failed by a passing cause is retried. */
const soonMs = 2_000;
const firstRunsOf = part(() => new FirstRuns());

/**
 * Repeats work while the program is up, first shortly after the start. Runs never overlap. A failed run is logged and
 * repeated at the next time, or within two seconds when the cause is a passing one. The work may run in several
 * processes at once.
 * @example every(app, 60_000, 'expire uploads', () => removeExpiredFiles(app.services));
 */
export function every(app: Application, milliseconds: number, name: string, work: () => Promise<unknown>): void {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let closed = false;
  const run = async (): Promise<void> => {
    if (closed) return;
    let pause = milliseconds;
    await work().then(
      () => failureLogOf(app.services).succeeded(name),
      (error: unknown) => {
        if (reportFailure(app.services, name, error)) pause = Math.min(pause, soonMs);
      },
    );
    if (!closed) timer = setTimeout(start, pause).unref();
  };
  const start = (): void => void (running = run());
  app.http.addHook('onListen', async () => {
    running = firstRunsOf(app).run(run);
  });
  app.http.addHook('preClose', async () => {
    closed = true;
    clearTimeout(timer);
    await running;
  });
}
