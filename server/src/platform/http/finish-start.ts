import type { FastifyInstance } from 'fastify';

/**
 * Has a program that is stopped at its start finish that first: what is done then needs the database, which is let go
 * next.
 * Called before anything else registers hooks.
 * @returns called after everything has.
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
