import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { callerOf } from './authorise.ts';

/** JSON lines without headers, bodies or parameters: they may hold tokens and personal data. */
export const loggerOptions = (level: string): FastifyServerOptions['logger'] => ({
  level,
  serializers: { req: (request) => ({ id: request.id, method: request.method, path: request.url.split('?', 1)[0] }) },
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

/** One line per answered call. */
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
