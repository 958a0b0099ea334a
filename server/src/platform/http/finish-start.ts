import type { FastifyInstance } from 'fastify';

/**
 * When the program is stopped while it starts, finishes the start first: its work needs the database, which the
 * shutdown closes. Call it before anything else registers hooks.
 * @returns call it after all hooks are registered.
 */
export function finishStartFirst(http: FastifyInstance): () => void {
  let starting: Promise<void> = Promise.resolve();
  let finish = (): void => {};
  http.addHook('onListen', async () => {
    starting = new Promise((resolve) => {
      finish = resolve;
    });
  });
  http.addHook('preClose', () => starting);
  return () => void http.addHook('onListen', async () => finish());
}
