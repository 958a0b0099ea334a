import { accountCalls as calls, memberAccounts } from '@console/contracts/membership/member-management';
import type { Context } from '../../platform/context.ts';
import type { Module } from '../../platform/http/application.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { serve } from '../../platform/http/serve.ts';
import { protectionOf } from '../../platform/protected-text/protection.ts';
import { schedule } from '../../platform/schedule/job.ts';
import { everyMinutes } from '../../platform/schedule/when.ts';
import { registerResource } from '../../records/operations/register.ts';
import { findRecords } from '../../records/resource/read.ts';
import { compareMothersName } from '../member/mothers-name/compare.ts';
import { sendOtp, verifyOtp } from '../member/otp/otp.ts';
import { fromSource } from '../token-management/admit.ts';
import { activityOf } from './activity.ts';
import { accountDefinition } from './definition.ts';
import { compareNik, rememberWay } from './identify.ts';
import { keepAccounts } from './jobs.ts';
import { memberOf } from './members-of.ts';
import { standingSession } from './sessions.ts';
import { setPin, signIn } from './sign-in.ts';

/** Accounts with which members sign in (docs/model/membership.md#accounts-of-members). */
export const memberManagementModule: Module = async (app) => {
  const { services } = app;
  const { db, now } = services;
  const texts = await protectionOf(services);
  const registered = registerResource(app, memberAccounts, accountDefinition(texts, now));
  /** The account and its member, within the scope. @throws Refusal NOT_FOUND */
  const seen = async ({ parameters: { secureId = '' }, caller }: Pick<Context, 'parameters' | 'caller'>) => {
    const [row] = await findRecords(db, registered, [secureId], caller.scope, { of: 'detail', caller });
    if (!row) throw notFound();
    return { accountId: row.secureId, memberId: (await memberOf(db, row.secureId)).id };
  };
  serve(app, calls.activity, async (context) => activityOf(db, (await seen(context)).accountId, context.caller, now()));
  serve(app, calls.otp, async (context) => {
    const { accountId, memberId } = await seen(context);
    return sendOtp(services, texts, {
      purpose: 'ACCOUNT',
      subjectId: accountId,
      memberId,
      username: context.caller.username,
    });
  });
  serve(app, calls.verify, async (context) => {
    const { accountId, memberId } = await seen(context);
    const verified = await verifyOtp(services, texts, {
      purpose: 'ACCOUNT',
      subjectId: accountId,
      otp: context.body.otp,
    });
    await db.transaction().execute((tx) => rememberWay(tx, { memberId, caller: context.caller, now: now() }, 'OTP'));
    return verified;
  });
  serve(app, calls.compareName, async (context) => {
    const { memberId } = await seen(context);
    const { name } = context.body;
    return compareMothersName(services, texts, context, { module: memberAccounts.module, memberId, name });
  });
  serve(app, calls.compareNik, async (context) =>
    compareNik(services, texts, context as never, (await seen(context)).memberId),
  );
  const source = fromSource(app);
  serve(app, calls.setPin, ({ body }) => setPin(db, texts, body, now()), source);
  serve(app, calls.signIn, ({ body }) => signIn(db, texts, body, now()), source);
  serve(
    app,
    calls.session,
    async ({ body }) => {
      const standing = await standingSession(db, body.session, now());
      if (!standing) throw new Refusal('SESSION_OVER');
      return standing;
    },
    source,
  );
  schedule(app, {
    name: 'member-accounts',
    version: 'v1',
    when: everyMinutes(1),
    run: () => keepAccounts(services, texts),
  });
};
