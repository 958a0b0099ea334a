import { bases } from '@console/contracts/core/bases';
import type { Call } from '@console/contracts/core/call';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Application } from './application.ts';
import { Refusal } from './refusal.ts';

const patternOf = (call: Call): RegExp =>
  new RegExp(`^${bases[call.base]}/${call.path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+')}/?$`);

/** Answers unknown addresses: 405 with the allowed methods if the path has any, else 404. */
export const notFoundHandler =
  (app: Application) =>
  (request: FastifyRequest, reply: FastifyReply): never => {
    const path = request.url.split('?', 1)[0] as string;
    const methods = [...app.calls.values()].filter((call) => patternOf(call).test(path)).map((call) => call.method);
    if (methods.length === 0) throw new Refusal('NOT_FOUND');
    reply.header('allow', [...new Set(methods)].join(', '));
    throw new Refusal('METHOD_NOT_ALLOWED');
  };
