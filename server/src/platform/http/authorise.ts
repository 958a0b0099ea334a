import type { Call } from '@console/contracts/core/call';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '../context.ts';
import { isAllowed, isIn } from '../flag.ts';
import type { Application } from './application.ts';
import { Refusal } from './refusal.ts';

const callers = new WeakMap<FastifyRequest, Caller>();

/** The caller that {@link authorise} found for the request; missing on public calls. */
export const callerOf = (request: FastifyRequest): Caller | undefined => callers.get(request);

const single = (header: string | string[] | undefined): string | undefined =>
  Array.isArray(header) ? header[0] : header;

/** @throws Refusal FORBIDDEN for a caller that the level or a flag group keeps from the call */
export function requirePrivilege({ access, flagGroup = 'all' }: Call, caller: Caller): void {
  const rights = typeof access === 'string' ? undefined : access;
  if ((rights && !isAllowed(caller, rights)) || !isIn(caller, flagGroup)) throw new Refusal('FORBIDDEN', rights);
}

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
  requirePrivilege(call, caller);
  for (const guard of app.guards) await guard.permit?.(call, caller);
}
