import type { SecondPerson } from '@console/contracts/core/call';
import { openSiloStates, type SiloState } from '@console/contracts/membership/membership-silo';
import { guardSecondPerson } from '../../people/rights/second-person.ts';
import { actorOf } from '../../platform/audit/actor.ts';
import type { Context, Tx } from '../../platform/context.ts';
import { invalid, invalidState, notFound, Refusal } from '../../platform/http/refusal.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import type { ActContext, Performer } from '../../records/acts/performers.ts';
import { moveRecord } from '../../records/resource/move-record.ts';
import { present } from '../../records/resource/present.ts';
import { findRecords } from '../../records/resource/read.ts';
import type { RegisteredResource } from '../../records/resource/registered.ts';
import { linkTo, part, refuse, requireFreeNumber, type Stored } from './link.ts';
import { bestScoreOf, compare, named, storePairs } from './score.ts';

type Given<Values = object> = Pick<Context, 'caller' | 'request'> & {
  readonly body: { readonly secureId: string; readonly version: number } & Values;
};
type Because = { readonly reason: string };

/** The member with a number, who may be joined with a record. @throws Refusal NOT_FOUND beside the number */
async function memberOf(tx: Tx, memberNo: string): Promise<string> {
  const member = await tx
    .selectFrom('member')
    .select('id')
    .where('member_no', '=', memberNo)
    .where('status', '<>', 'closed')
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!member) throw invalid({ field: 'memberNo', code: 'NOT_FOUND' });
  return member.id;
}

/** Makes the pair a candidate that may be decided on. @throws Refusal PAIR_REFUSED */
async function requirePair(tx: Tx, texts: ProtectedText, siloId: string, memberId: string): Promise<void> {
  await storePairs(tx, await compare(tx, texts, named(siloId, memberId)));
  const { state } = await tx
    .selectFrom('silo_candidate')
    .select('state')
    .where('silo_id', '=', siloId)
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  if (state === 'REFUSED') throw new Refusal('PAIR_REFUSED');
}

/** Steps of a record that name a member, or that a second person decides. */
export const siloSteps = (registered: RegisteredResource, texts: ProtectedText, now: () => Date) => {
  /**
   * The record, locked, in a state that allows the step.
   * @throws Refusal NOT_FOUND, STALE_VERSION, INVALID_STATE
   */
  const locked = async (tx: Tx, { caller, body }: Given, name: string, from: readonly SiloState[]) => {
    const options = { of: 'detail', caller, lock: true } as const;
    const [row] = await findRecords(tx, registered, [body.secureId], caller.scope, options);
    if (!row) throw notFound();
    if (row.version !== body.version) throw new Refusal('STALE_VERSION', { result: present(registered, row, caller) });
    const stored: Stored = await tx
      .selectFrom('silo_record')
      .selectAll()
      .where('id', '=', row.secureId)
      .executeTakeFirstOrThrow();
    if (!from.includes(stored.state)) throw invalidState(stored.state, name);
    return { row, stored };
  };
  const move = async (
    tx: Tx,
    context: Given,
    row: Awaited<ReturnType<typeof locked>>['row'],
    { name, to, store, reason = null }: { name: string; to: SiloState; store: object; reason?: string | null },
  ) => {
    const options = { actor: actorOf(context), caller: context.caller, now: now(), reason };
    const step = { name, field: 'state', to, store: { ...store } };
    const after = await moveRecord(tx, registered, row, step, options);
    return { secureId: after.secureId, version: after.version, state: to };
  };
  const decided = async (
    tx: Tx,
    context: Given,
    name: string,
    { from, ...rule }: { from: SiloState; secondPerson: SecondPerson; makersMayBeGone?: boolean },
  ) => {
    const found = await locked(tx, context, name, [from]);
    const { editors: makers } = found.stored;
    await guardSecondPerson(tx, { ...rule, makers, decider: context.caller, now: now() });
    return found;
  };
  return {
    performers: {
      propose: async (tx: Tx, context: ActContext<{ memberNo: string; note: string }>) => {
        const { row, stored } = await locked(tx, context, 'propose', openSiloStates);
        const { caller, body } = context;
        const memberId = await memberOf(tx, body.memberNo);
        await requireFreeNumber(tx, stored, memberId);
        await requirePair(tx, texts, stored.id, memberId);
        const store = {
          member_id: memberId,
          proposed_by: caller.username,
          editors: [caller.username],
          note: body.note,
          best_score: await bestScoreOf(tx, stored.id),
        };
        return move(tx, context, row, { name: 'propose', to: 'LINK_PROPOSED', store });
      },
    } satisfies Record<'propose', Performer<never>>,
    approve: async (tx: Tx, context: Given) => {
      const { row, stored } = await decided(tx, context, 'approve', {
        from: 'LINK_PROPOSED',
        secondPerson: 'independent',
      });
      const store = await linkTo(tx, stored, stored.member_id!, { actor: actorOf(context), at: now() });
      return move(tx, context, row, { name: 'approve', to: 'LINKED', store });
    },
    reject: async (tx: Tx, context: Given<Because>) => {
      const { row, stored } = await decided(tx, context, 'reject', { from: 'LINK_PROPOSED', secondPerson: 'other' });
      const { reason } = context.body;
      const store = { ...(await refuse(tx, stored)), note: reason };
      return move(tx, context, row, { name: 'reject', to: 'CANDIDATE', store, reason });
    },
    unlink: async (tx: Tx, context: Given<Because>) => {
      // Who proposed the link may have left long since; the decision does not rest on them.
      const rule = { from: 'LINKED', secondPerson: 'independent', makersMayBeGone: true } as const;
      const { row, stored } = await decided(tx, context, 'unlink', rule);
      const { reason } = context.body;
      const parted = await part(tx, stored, { actor: actorOf(context), at: now(), reason });
      const store = { ...parted, editors: [], note: reason };
      return move(tx, context, row, { name: 'unlink', to: 'UNLINKED', store, reason });
    },
  };
};
