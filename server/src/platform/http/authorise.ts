import type { Call } from '@console/contracts/core/call';
import { viewAsCalls } from '@console/contracts/shell/view-as';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '../context.ts';
import { isIn } from '../flag.ts';
import type { Application } from './application.ts';
import { checkMaintenance } from '../../people/settings/maintenance.ts';
import { requireProof } from '../../people/proof/require.ts';
import { Refusal } from './refusal.ts';

const callers = new WeakMap<FastifyRequest, Caller>();

/** The caller that {@link authorise} found for the request; none on public calls. */
export const callerOf = (request: FastifyRequest): Caller | undefined => callers.get(request);

const single = (header: string | string[] | undefined): string | undefined =>
  Array.isArray(header) ? header[0] : header;

/** Calls that somebody who views the console as a role may make: those that only read, and the way back. */
const isReading = (call: Call): boolean =>
  call.method === 'GET' || call.reads === true || call.name === viewAsCalls.end.name;

/**
 * Lets a request through to its call, in the order of the docs/model/platform.md#order-of-checks: token, username
 * header, user active, reading only while the console is viewed as a role, privilege, action, flag group, maintenance,
 * a fresh proof.
 * @throws Refusal with the first that fails.
 */
export async function authorise(app: Application, call: Call, request: FastifyRequest): Promise<void> {
  if (call.access === 'public') return;
  const caller = await app.authenticate({
    authorization: request.headers.authorization,
    username: single(request.headers['username']),
  });
  callers.set(request, caller);
  if (caller.viewing && !isReading(call))
    throw new Refusal('VIEWING_AS_ROLE', { parameters: { role: caller.viewing.roleName } });
  if (call.access !== 'session') {
    const { privilege, action } = call.access;
    const isShown = call.flagGroup === undefined || isIn(caller, call.flagGroup);
    if (!caller.can(privilege, action) || !isShown) throw new Refusal('FORBIDDEN', { privilege, action });
    await checkMaintenance(app, call);
  }
  if (call.stepUp === 'always') await requireProof(app.services.db, app.services, caller);
}
