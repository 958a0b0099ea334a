import { withoutPersonalNumbers } from '@console/contracts/core/personal-number';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { callerOf } from './authorise.ts';

/** The path of a request without parameters, and without personal numbers typed in place of an id. */
const pathOf = (url: string): string => withoutPersonalNumbers(url.split('?', 1)[0] as string);

/** JSON lines without headers, bodies or parameters: they may contain tokens and personal data. */
export const loggerOptions = (level: string): FastifyServerOptions['logger'] => ({
  level,
  serializers: { req: (request) => ({ id: request.id, method: request.method, path: pathOf(request.url) }) },
  redact: [
    'req.headers',
    'password',
    '*.password',
    'access_token',
    '*.access_token',
    'refresh_token',
    '*.refresh_token',
  ],
});

/** Logs one line for each answered call. */
export function logAnswers(http: FastifyInstance): void {
  http.addHook('onResponse', async (request, reply) => {
    if (!request.url.startsWith('/api')) return;
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? null,
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
        username: callerOf(request)?.username ?? null,
      },
      'answered',
    );
  });
}
