import type { Call } from '@console/contracts/core/call';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '../context.ts';
import { isIn } from '../flag.ts';
import type { Application } from './application.ts';
import { Refusal } from './refusal.ts';

const callers = new WeakMap<FastifyRequest, Caller>();

/** The caller that {@link authorise} found for the request; missing on public calls. */
export const callerOf = (request: FastifyRequest): Caller | undefined => callers.get(request);

const single = (header: string | string[] | undefined): string | undefined =>
  Array.isArray(header) ? header[0] : header;

/**
 * Lets a request through to its call, in the order of docs/model/platform.md#order-of-checks: token, username header,
 * user active, read-only while the console is viewed as a role, privilege, action, flag group, maintenance, a fresh
 * proof of identity.
 * @throws Refusal with the first that fails.
 */
export async function authorise(app: Application, call: Call, request: FastifyRequest): Promise<void> {
  if (call.access === 'public') return;
  const caller = await app.authenticate({
    authorization: request.headers.authorization,
    username: single(request.headers['username']),
  });
  callers.set(request, caller);
  for (const guard of app.guards) guard.admit?.(call, caller);
  if (call.access !== 'session') {
    const { privilege, action } = call.access;
    const isShown = call.flagGroup === undefined || isIn(caller, call.flagGroup);
    if (!caller.can(privilege, action) || !isShown) throw new Refusal('FORBIDDEN', { privilege, action });
  }
  for (const guard of app.guards) await guard.permit?.(call, caller);
}
