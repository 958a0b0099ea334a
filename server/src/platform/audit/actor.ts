import type { Context, RequestInfo } from '../context.ts';

/** The person or job that an audit entry names. */
export interface Actor {
  readonly username: string;
  readonly name: string;
  readonly roleNames: readonly string[];
  readonly request: RequestInfo | null;
}

/**
 * The caller of a request.
 * @example await recordEntry(tx, { actor: actorOf(context), module, action, at });
 */
export const actorOf = (context: Pick<Context, 'caller' | 'request'>): Actor => ({
  username: context.caller.username,
  name: context.caller.name,
  roleNames: context.caller.viewing?.ownRoleNames ?? context.caller.roles.map((role) => role.name),
  request: context.request,
});

/**
 * The program itself, acting through a job.
 * @example await recordEntry(tx, { actor: systemActor('blacklist-expire'), module, action, at });
 */
export const systemActor = (job: string): Actor => ({ username: 'SYSTEM', name: job, roleNames: [], request: null });
