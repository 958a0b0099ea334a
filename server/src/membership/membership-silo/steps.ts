import type { siloRecords } from '@console/contracts/membership/membership-silo';
import { sql } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import { invalid, Refusal } from '../../platform/http/refusal.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import type { StepHooksOf, StepSet } from '../../records/steps/hooks.ts';
import { linkTo, part, refuse, type Stored } from './link.ts';
import { bestScores, compare, named, storePairs } from './score.ts';

type Silo = typeof siloRecords;
type OfBatch = Pick<StepSet<Silo>, 'tx' | 'records'>;

const idsOf = ({ records }: Pick<OfBatch, 'records'>) => records.map(({ record }) => record.secureId);

/** The stored rows of a batch, by id. */
async function storedOf(set: OfBatch): Promise<ReadonlyMap<string, Stored>> {
  const rows = await set.tx.selectFrom('silo_record').selectAll().where('id', 'in', idsOf(set)).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** The member with a number, who may be joined with a record. */
async function memberOf(tx: Tx, memberNo: string): Promise<string | undefined> {
  const member = await tx
    .selectFrom('member')
    .select('id')
    .where('member_no', '=', memberNo)
    .where('status', '<>', 'closed')
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return member?.id;
}

/** Member numbers of those who have the customer number of a record that is proposed for another member. */
async function takenNumbers(tx: Tx, ids: readonly string[], memberId: string): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; memberNo: string }>`
    select s.id, m.member_no as "memberNo" from silo_record s
      join member_cust_no n on n.business_line = s.source_line and n.cust_no = s.cust_no and n.member_id <> ${memberId}
      join member m on m.id = n.member_id
    where s.id = any(${ids}::uuid[])`.execute(tx);
  return new Map(rows.map(({ id, memberNo }) => [id, memberNo]));
}

/** Records whose pair with a member was refused before. */
async function refusedPairs(tx: Tx, ids: readonly string[], memberId: string): Promise<ReadonlySet<string>> {
  const pairs = await tx
    .selectFrom('silo_candidate')
    .select('silo_id')
    .where('silo_id', 'in', ids)
    .where('member_id', '=', memberId)
    .where('state', '=', 'REFUSED')
    .execute();
  return new Set(pairs.map(({ silo_id: id }) => id));
}

/** What the steps of customer records check and write besides the state (docs/model/membership.md). */
export const siloStepHooks = (texts: ProtectedText): StepHooksOf<Silo> => ({
  propose: {
    async rules(set) {
      const { tx, records, values } = set;
      const memberId = await memberOf(tx, values.memberNo);
      if (memberId === undefined) {
        for (const { refuse: leave } of records) leave(invalid({ field: 'memberNo', code: 'NOT_FOUND' }));
        return;
      }
      const taken = await takenNumbers(tx, idsOf(set), memberId);
      const refused = await refusedPairs(tx, idsOf(set), memberId);
      for (const { record, refuse: leave } of records) {
        const memberNo = taken.get(record.secureId);
        if (memberNo !== undefined) leave(new Refusal('CUST_NO_TAKEN', { parameters: { memberNo } }));
        else if (refused.has(record.secureId)) leave(new Refusal('PAIR_REFUSED'));
      }
    },
    async perform(set) {
      const { tx, records, values, caller } = set;
      const memberId = (await memberOf(tx, values.memberNo))!;
      await storePairs(tx, await compare(tx, texts, named(idsOf(set), memberId)));
      const scores = await bestScores(tx, idsOf(set));
      for (const { record, store } of records)
        Object.assign(store, {
          member_id: memberId,
          proposed_by: caller.username,
          editors: [caller.username],
          note: values.note,
          best_score: scores.get(record.secureId) ?? 0,
        });
    },
  },
  separate: {
    async perform(set) {
      await set.tx
        .updateTable('silo_candidate')
        .set({ state: 'REFUSED' })
        .where('silo_id', 'in', idsOf(set))
        .where('state', '=', 'OPEN')
        .execute();
      for (const { store } of set.records) store['note'] = set.values.reason;
    },
  },
  approve: {
    async perform(set) {
      const { tx, records, actor, now } = set;
      const stored = await storedOf(set);
      for (const { record, store } of records) {
        const row = stored.get(record.secureId)!;
        Object.assign(store, await linkTo(tx, row, row.member_id!, { actor, at: now }));
      }
    },
  },
  reject: {
    async perform(set) {
      const { tx, records, values } = set;
      const stored = await storedOf(set);
      for (const { record, store } of records)
        Object.assign(store, await refuse(tx, stored.get(record.secureId)!), { note: values.reason });
    },
  },
  unlink: {
    // Who proposed the link may have left long since; the decision does not rest on them.
    makersMayBeGone: true,
    async perform(set) {
      const { tx, records, values, actor, now } = set;
      const { reason } = values;
      const stored = await storedOf(set);
      for (const { record, store } of records) {
        const parted = await part(tx, stored.get(record.secureId)!, { actor, at: now, reason });
        Object.assign(store, parted, { editors: [], note: reason });
      }
    },
  },
});
