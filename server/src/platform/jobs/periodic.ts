import { passingCauseOf } from '../outage/cause.ts';
import { causes } from '../outage/noted.ts';
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
    await work().catch((error: unknown) => {
      const { log } = app.services;
      const code = passingCauseOf(error);
      if (!code) return log.error({ err: error, job: name }, 'periodic job failed');
      pause = Math.min(pause, soonMs);
      causes(app.services).note(code);
      log.warn({ code, job: name }, 'periodic job put off');
    });
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
