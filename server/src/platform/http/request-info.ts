import type { Call } from '@console/contracts/core/call';
import { withoutPersonalNumbers } from '@console/contracts/core/personal-number';
import type { FastifyRequest } from 'fastify';
import { deviceOf } from './device.ts';
import type { RequestInfo } from '../context.ts';

/** The data of a request for audit entries: never its parameters, which may contain personal data. */
export const requestInfo = (call: Call, request: FastifyRequest): RequestInfo => ({
  id: request.id,
  ip: request.ip,
  userAgent: (request.headers['user-agent'] ?? '').slice(0, 255),
  device: deviceOf(request.headers.cookie),
  base: call.base,
  method: request.method,
  path: withoutPersonalNumbers(request.url.split('?', 1)[0] as string),
});
