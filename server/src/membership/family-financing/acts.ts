import type { FamilyState } from '@console/contracts/membership/family-financing';
import type { SecondPerson } from '@console/contracts/core/call';
import { guardSecondPerson } from '../../people/rights/second-person.ts';
import { actorOf } from '../../platform/audit/actor.ts';
import type { Context, Tx } from '../../platform/context.ts';
import { invalidState, notFound, Refusal } from '../../platform/http/refusal.ts';
import type { ActContext, Performer } from '../../records/acts/performers.ts';
import { moveRecord } from '../../records/resource/move-record.ts';
import { present } from '../../records/resource/present.ts';
import { findRecords } from '../../records/resource/read.ts';
import type { RegisteredResource } from '../../records/resource/registered.ts';
import { requireHeadOffice, requireReviewer } from './definition.ts';
import { isSettled, lastDayOf, lend, loanOf, takeBack, type Stored } from './lend.ts';
import { refusalOf } from './rules.ts';

interface Step {
  readonly name: string;
  readonly from: readonly FamilyState[];
}
type Given = Pick<Context, 'caller' | 'request'> & {
  readonly body: { readonly secureId: string; readonly version: number };
};

/** Steps of a request that ask the rules or move limits. */
export const familySteps = (registered: RegisteredResource, now: () => Date) => {
  /**
   * The record, locked with both members, in a state that allows the step.
   * @throws Refusal NOT_FOUND, STALE_VERSION, INVALID_STATE
   */
  const locked = async (tx: Tx, { caller, body }: Given, { name, from }: Step) => {
    const options = { of: 'detail', caller, lock: true } as const;
    const [row] = await findRecords(tx, registered, [body.secureId], caller.scope, options);
    if (!row) throw notFound();
    if (row.version !== body.version) throw new Refusal('STALE_VERSION', { result: present(registered, row, caller) });
    const stored: Stored = await tx
      .selectFrom('family_financing')
      .selectAll()
      .where('id', '=', row.secureId)
      .executeTakeFirstOrThrow();
    if (!from.includes(stored.state)) throw invalidState(stored.state, name);
    // Requests of the same members wait for each other; the order keeps two of them from waiting in a circle.
    await tx
      .selectFrom('member')
      .select('id')
      .where('id', 'in', [stored.main_member_id, stored.family_member_id])
      .orderBy('id')
      .forUpdate()
      .execute();
    return { row, stored };
  };
  const move = async (
    tx: Tx,
    context: Given,
    row: Awaited<ReturnType<typeof locked>>['row'],
    { name, to, store = {}, reason = null }: { name: string; to: FamilyState; store?: object; reason?: string | null },
  ) => {
    const options = { actor: actorOf(context), caller: context.caller, now: now(), reason };
    const step = { name, field: 'state', to, store: { ...store } };
    const after = await moveRecord(tx, registered, row, step, options);
    return { secureId: after.secureId, version: after.version, state: to };
  };
  const requireRules = async (tx: Tx, stored: Stored, subLimit?: number) => {
    const code = await refusalOf(tx, loanOf(stored, subLimit), now());
    if (code !== null) throw new Refusal(code as never);
  };
  const decided = async (tx: Tx, context: Given, name: string, secondPerson: SecondPerson) => {
    const found = await locked(tx, context, { name, from: ['RECOMMENDED'] });
    const { editors: makers } = found.stored;
    await guardSecondPerson(tx, { secondPerson, makers, decider: context.caller, now: now() });
    return found;
  };
  return {
    performers: {
      recommend: async (tx: Tx, context: ActContext<{ subLimitApproved: number; note: string }>) => {
        const { row, stored } = await locked(tx, context, { name: 'recommend', from: ['UNDER_REVIEW'] });
        const { caller, body } = context;
        requireReviewer(stored.reviewer, caller);
        await requireRules(tx, stored, body.subLimitApproved);
        const editors = [...new Set([...stored.editors, caller.username])];
        const store = { sub_limit_approved: body.subLimitApproved, note: body.note, editors };
        return move(tx, context, row, { name: 'recommend', to: 'RECOMMENDED', store });
      },
      terminate: async (tx: Tx, context: ActContext<{ reason: string }>) => {
        const { row, stored } = await locked(tx, context, { name: 'terminate', from: ['ACTIVE', 'SUSPENDED'] });
        const { caller, body } = context;
        requireHeadOffice(caller);
        const settled = await isSettled(tx, stored);
        if (settled) await takeBack(tx, stored, { maker: caller.username, approver: null, at: now() });
        const to = settled ? 'TERMINATED' : 'ENDING';
        return move(tx, context, row, { name: 'terminate', to, reason: body.reason, store: { note: body.reason } });
      },
    } satisfies Record<'recommend' | 'terminate', Performer<never>>,
    approve: async (tx: Tx, context: Given) => {
      const { row, stored } = await decided(tx, context, 'approve', 'independent');
      await requireRules(tx, stored);
      const at = now();
      const { username } = context.caller;
      const validUntil = lastDayOf(at);
      await lend(tx, stored, validUntil, { maker: stored.reviewer ?? username, approver: username, at });
      const store = { approver: username, approved_at: at, valid_until: validUntil };
      return move(tx, context, row, { name: 'approve', to: 'ACTIVE', store });
    },
    decline: async (tx: Tx, context: Given & { readonly body: { readonly reason: string } }) => {
      const { row } = await decided(tx, context, 'decline', 'other');
      const { reason } = context.body;
      return move(tx, context, row, { name: 'decline', to: 'UNDER_REVIEW', reason, store: { note: reason } });
    },
  };
};
