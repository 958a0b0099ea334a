import { passingCauses, type PassingCode } from '@console/contracts/core/passing-causes';
import { stateOf } from '../outage/dependency-state.ts';
import type { Application } from './application.ts';
import { languageOf } from './language.ts';

/**
 * `/health/live`: the process runs. `/health/ready`: it can serve reads and is not shutting down; causes of failure
 * have the same codes as in calls.
 */
export function registerHealth({ http, services, errors }: Application): void {
  let stopping = false;
  http.addHook('preClose', async () => {
    stopping = true;
  });
  http.get('/health/live', { logLevel: 'silent' }, () => ({ status: 'live' }));
  http.get('/health/ready', { logLevel: 'silent' }, async (request, reply) => {
    const { down, impaired, storage } = await stateOf(services);
    const language = languageOf(request.headers['accept-language']);
    const toCause = (code: PassingCode) => ({ code, message: errors.text(code, language) });
    if (stopping || down) reply.header('retry-after', String(passingCauses[down ?? 'BUSY']));
    return reply.status(stopping || down ? 503 : 200).send({
      status: stopping || down ? 'not ready' : impaired.length > 0 ? 'impaired' : 'ready',
      causes: [...(down ? [down] : []), ...impaired].map(toCause),
      storage: storage && { freeBytes: storage.freeBytes, low: storage.low },
    });
  });
}
