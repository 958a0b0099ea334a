import type { Application } from '../http/application.ts';

/**
 * Runs work of the program again and again while it is up, first shortly after the start. Runs never overlap; a run
 * that fails is logged and the next one takes place. The work must bear to run in several copies of the program at once.
 */
export function every(app: Application, milliseconds: number, name: string, work: () => Promise<unknown>): void {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let closed = false;
  const run = async (): Promise<void> => {
    await work().catch((error: unknown) => app.services.log.error({ err: error, job: name }, 'periodic job failed'));
    if (!closed) timer = setTimeout(start, milliseconds).unref();
  };
  const start = (): void => void (running = run());
  app.http.addHook('onListen', async () => start());
  app.http.addHook('preClose', async () => {
    closed = true;
    clearTimeout(timer);
    await running;
  });
}
