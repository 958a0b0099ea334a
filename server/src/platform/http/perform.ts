import type { Call } from '@console/contracts/core/call';
import type { Context } from '../context.ts';
import type { Application } from './application.ts';
import { requirePrivilege } from './authorise.ts';
import { checkedBody } from './context-of.ts';

/** Who makes the call, and what a request of its own would have carried. */
export interface Performed extends Pick<Context, 'caller' | 'request' | 'language' | 'db'> {
  readonly body: object;
  readonly parameters?: Readonly<Record<string, string>>;
}

/**
 * Makes a declared call within another one, with the checks of a request of its own: privilege and level, the guards
 * (view as a role, maintenance, a fresh proof), and its body.
 * @throws Refusal of a check, or of the call
 * @param performed its parts are named one by one: a spread loses the caller of an idempotent call's context
 * @example await performCall(app, notificationCalls.approve, { caller, request, language, db, body });
 */
export async function performCall(app: Application, call: Call, performed: Performed): Promise<unknown> {
  const { caller, request, language, db, parameters = {} } = performed;
  const handler = app.handlers.get(call.name);
  if (!handler || typeof call.access === 'string')
    throw new TypeError(`Call ${call.name} cannot be made within another`);
  for (const guard of app.guards) guard.admit?.(call, caller);
  requirePrivilege(call, caller);
  for (const guard of app.guards) await guard.permit?.(call, caller);
  return handler(contextWithin({ caller, request, language, db, parameters, body: checkedBody(call, performed.body) }));
}

/** The context of a call within another: nothing of a request but what is named. */
const contextWithin = (given: Pick<Context, 'caller' | 'request' | 'language' | 'db'> & Partial<Context>): Context => ({
  parameters: {},
  query: {},
  body: undefined,
  authorization: undefined,
  cookies: undefined,
  upload: null,
  signal: new AbortController().signal,
  remember: () => Promise.resolve(),
  ...given,
});

/**
 * Reads by a declared call that everybody with a session may make, within another call.
 * @throws Refusal of a guard, or of the call
 * @example await readWithin(app, getPrivileges, { caller, request, language, db });
 */
export async function readWithin<Query, Result>(
  app: Application,
  call: Call<Query, unknown, Result>,
  given: Pick<Context, 'caller' | 'request' | 'language' | 'db'> & { readonly query?: Query },
): Promise<Result> {
  const handler = app.handlers.get(call.name);
  if (!handler || typeof call.access !== 'string' || call.method !== 'GET' || call.token)
    throw new TypeError(`Call ${call.name} cannot be read within another`);
  if (call.access === 'session') {
    for (const guard of app.guards) guard.admit?.(call, given.caller);
    for (const guard of app.guards) await guard.permit?.(call, given.caller);
  }
  return (await handler(contextWithin(given))) as Result;
}
