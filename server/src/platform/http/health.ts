import { sql } from 'kysely';
import type { Application } from './application.ts';

/** `/health/live`: the process runs. `/health/ready`: it also reaches its database and is not about to stop. */
export function registerHealth({ http, services }: Application): void {
  let stopping = false;
  http.addHook('preClose', async () => {
    stopping = true;
  });
  http.get('/health/live', { logLevel: 'silent' }, () => ({ status: 'live' }));
  http.get('/health/ready', { logLevel: 'silent' }, async (_, reply) => {
    const reachable =
      !stopping &&
      (await sql`select 1`.execute(services.db).then(
        () => true,
        () => false,
      ));
    return reply.status(reachable ? 200 : 503).send({ status: reachable ? 'ready' : 'not ready' });
  });
}
