import { memberAccounts, type AccountState } from '@console/contracts/membership/member-management';
import { actorOf } from '../../platform/audit/actor.ts';
import type { Context, Tx } from '../../platform/context.ts';
import { invalidState, notFound, Refusal } from '../../platform/http/refusal.ts';
import type { ActContext, Performer } from '../../records/acts/performers.ts';
import { follow } from '../../records/resource/follow.ts';
import { moveRecord } from '../../records/resource/move-record.ts';
import { present } from '../../records/resource/present.ts';
import { findRecords } from '../../records/resource/read.ts';
import type { RegisteredResource, Row } from '../../records/resource/registered.ts';
import { reread, touch } from '../../records/resource/write.ts';
import { isPhoneBarred } from '../blacklist-phone-number/check.ts';
import { memberOf, requireUsable } from './definition.ts';
import { requireIdentified } from './identify.ts';
import { makeLink } from './links.ts';
import { endSessions } from './sessions.ts';

type Given<Values = object> = Pick<Context, 'caller' | 'request'> & {
  readonly body: { readonly secureId: string; readonly version: number } & Values;
};
type Because = { readonly reason: string };

const stateOf = (row: Row): AccountState => row['state'] as AccountState;

/** What staff do to an account besides its plain steps. */
export const accountSteps = (registered: RegisteredResource, now: () => Date) => {
  /** The account, locked, in a state that allows the act. @throws Refusal NOT_FOUND, STALE_VERSION, INVALID_STATE */
  const locked = async (tx: Tx, { caller, body }: Given, name: string, from?: readonly AccountState[]) => {
    const options = { of: 'detail', caller, lock: true } as const;
    const [row] = await findRecords(tx, registered, [body.secureId], caller.scope, options);
    if (!row) throw notFound();
    if (row.version !== body.version) throw new Refusal('STALE_VERSION', { result: present(registered, row, caller) });
    if (from && !from.includes(stateOf(row))) throw invalidState(stateOf(row), name);
    return row;
  };
  const options = (context: Given, reason: string | null = null) => ({
    actor: actorOf(context),
    caller: context.caller,
    now: now(),
    reason,
  });
  /** Stores an act that leaves the state as it is. */
  const store = async (
    tx: Tx,
    context: Given,
    before: Row,
    { verb, columns = {}, reason = null }: { verb: string; columns?: object; reason?: string | null },
  ) => {
    const by = options(context, reason);
    await touch(tx, registered, [before.secureId], { ...columns }, by);
    const after = await reread(tx, registered, before.secureId, by);
    await follow(tx, registered, [{ action: 'update', verb, before, after }], by);
    return { secureId: after.secureId, version: after.version, state: stateOf(after) };
  };
  const identified = async (tx: Tx, { caller }: Given, accountId: string) => {
    const { id: memberId } = await memberOf(tx, accountId);
    await requireIdentified(tx, { memberId, caller, now: now() });
  };
  const link = (tx: Tx, context: Given, purpose: 'ACTIVATION' | 'RESET') =>
    makeLink(tx, { accountId: context.body.secureId, purpose, by: context.caller.username, at: now() });

  return {
    performers: {
      unlock: async (tx: Tx, context: ActContext<Because>) => {
        const before = await locked(tx, context, 'unlock', ['LOCKED']);
        await identified(tx, context, before.secureId);
        await requireUsable(tx, before.secureId);
        const columns = { lock_kind: null, locked_until: null, failed_attempts: 0 };
        const step = { name: 'unlock', field: 'state', to: 'ACTIVE', store: columns };
        const after = await moveRecord(tx, registered, before, step, options(context, context.body.reason));
        return { secureId: after.secureId, version: after.version, state: stateOf(after) };
      },
      resend: async (tx: Tx, context: ActContext) => {
        const before = await locked(tx, context, 'resend', ['PENDING_ACTIVATION']);
        await requireUsable(tx, before.secureId);
        await link(tx, context, 'ACTIVATION');
        return store(tx, context, before, { verb: 'resend' });
      },
      'reset-pin': async (tx: Tx, context: ActContext<Because>) => {
        const before = await locked(tx, context, 'reset-pin', ['ACTIVE', 'LOCKED']);
        await identified(tx, context, before.secureId);
        await requireUsable(tx, before.secureId);
        await link(tx, context, 'RESET');
        return store(tx, context, before, { verb: 'reset-pin', reason: context.body.reason });
      },
      'revoke-sessions': async (tx: Tx, context: ActContext<Because>) => {
        const before = await locked(tx, context, 'revoke-sessions');
        await endSessions(tx, [before.secureId], now());
        return store(tx, context, before, { verb: 'revoke-sessions', reason: context.body.reason });
      },
      'take-phone': async (tx: Tx, context: ActContext) => {
        const before = await locked(tx, context, 'take-phone');
        const member = await memberOf(tx, before.secureId);
        if (member.phone_hash === member.username_hash) throw new Refusal('PHONE_UNCHANGED');
        if (await isPhoneBarred(tx, member.phone_hash)) throw new Refusal('PHONE_BLACKLISTED');
        const taken = await tx
          .selectFrom('member_account')
          .select('id')
          .where('username_hash', '=', member.phone_hash)
          .where('state', '<>', 'DISABLED')
          .executeTakeFirst();
        if (taken) throw new Refusal('ACCOUNT_EXISTS');
        await endSessions(tx, [before.secureId], now());
        const columns = { username_encrypted: member.phone_encrypted, username_hash: member.phone_hash };
        return store(tx, context, before, { verb: 'take-phone', columns });
      },
    } satisfies Partial<Record<keyof typeof memberAccounts.acts, Performer<never>>>,
    /** Takes a device away, with its sessions. @throws Refusal NOT_FOUND */
    unbind: async (tx: Tx, context: Given<Because & { readonly deviceId: string }>) => {
      const { deviceId, reason } = context.body;
      const before = await locked(tx, context, 'unbind');
      const { numDeletedRows } = await tx
        .deleteFrom('member_device')
        .where('account_id', '=', before.secureId)
        .where('device_id', '=', deviceId)
        .executeTakeFirst();
      if (numDeletedRows === 0n) throw notFound();
      await endSessions(tx, [before.secureId], now(), deviceId);
      return store(tx, context, before, { verb: 'unbind', reason });
    },
  };
};
