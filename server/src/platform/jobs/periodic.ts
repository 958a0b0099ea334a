import { noteFailure, troublesOf } from '../outage/troubles.ts';
import type { Application } from '../http/application.ts';

/** Longest pause of work that a passing cause has prevented. */
const soonMs = 2_000;

/**
 * Runs work of the program again and again while it is up, first shortly after the start. Runs never overlap; a run
 * that fails is logged and the next one takes place, within two seconds when the cause is a passing one. The work must
 * bear to run in several copies of the program at once.
 */
export function every(app: Application, milliseconds: number, name: string, work: () => Promise<unknown>): void {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let closed = false;
  const run = async (): Promise<void> => {
    let pause = milliseconds;
    await work().then(
      () => troublesOf(app.services).succeeded(name),
      (error: unknown) => {
        if (noteFailure(app.services, name, error)) pause = Math.min(pause, soonMs);
      },
    );
    if (!closed) timer = setTimeout(start, pause).unref();
  };
  const start = (): void => void (running = run());
  app.http.addHook('onListen', async () => start());
  app.http.addHook('preClose', async () => {
    closed = true;
    clearTimeout(timer);
    await running;
  });
}
