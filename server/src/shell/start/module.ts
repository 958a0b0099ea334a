import type { Call } from '@console/contracts/core/call';
import { noticeCalls } from '@console/contracts/platform/notices';
import { preferenceCalls } from '@console/contracts/platform/preferences';
import { shellReleaseCalls } from '@console/contracts/platform/releases/calls';
import { getPrivileges } from '@console/contracts/shell/privileges';
import { profileCalls } from '@console/contracts/shell/profile';
import { getParameter } from '@console/contracts/shell/settings';
import { startCall, type Started } from '@console/contracts/shell/start';
import { inboxQuery, maintenanceQuery } from '@console/contracts/shell/start-address';
import { callerOfCookies } from '../../people/auth/caller-of-cookies.ts';
import type { Application, Module } from '../../platform/http/application.ts';
import { readWithin } from '../../platform/http/perform.ts';
import { serve } from '../../platform/http/serve.ts';
import type { Context } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { passingCauseOf } from '../../platform/outage/passing-cause.ts';

type Given = Pick<Context, 'caller' | 'request' | 'language' | 'db'>;

/** A part of the answer; left out when it cannot be read now, since its own call says why. */
async function partOf<Query, Result>(
  app: Application,
  call: Call<Query, unknown, Result>,
  given: Given & { readonly query?: Query },
): Promise<Result | undefined> {
  try {
    return await readWithin(app, call, given);
  } catch (error) {
    if (error instanceof Refusal || passingCauseOf(error)) return undefined;
    throw error;
  }
}

/** `GET start`: what the console begins with, in one answer instead of six (ADR 51). */
export const start: Module = (app) => {
  serve(app, startCall, async ({ cookies, query, request, db }): Promise<Started | null> => {
    const caller = await callerOfCookies(app.services, cookies);
    if (!caller) return null;
    const { language = 'id' } = query;
    const given: Given = { caller, request, language, db };
    const [user, privileges, releases, preferences, inbox, maintenance] = await Promise.all([
      partOf(app, profileCalls.current, given),
      partOf(app, getPrivileges, given),
      partOf(app, shellReleaseCalls.resolved, given),
      partOf(app, preferenceCalls.all, given),
      partOf(app, noticeCalls.inbox, { ...given, query: inboxQuery }),
      partOf(app, getParameter, { ...given, query: maintenanceQuery }),
    ]);
    return { username: caller.username, language, user, privileges, releases, preferences, inbox, maintenance };
  });
};
