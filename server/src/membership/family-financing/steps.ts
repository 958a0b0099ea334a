import { familyRules, type familyFinancings } from '@console/contracts/membership/family-financing';
import { isHeadOffice } from '@console/contracts/core/privileges';
import type { Caller } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { eachRecord, type StepHooksOf, type StepSet } from '../../records/steps/hooks.ts';
import { daysPastDue } from '../payment-history/contracts.ts';
import { isSettled, lastDayOf, lend, loanOf, takeBack, type Stored } from './lend.ts';
import { refusalOf } from './rules.ts';

type Family = typeof familyFinancings;
type OfBatch = Pick<StepSet<Family>, 'tx' | 'records' | 'now'>;

/** @throws Refusal HEAD_OFFICE_ONLY */
function requireHeadOffice({ mappingType, isAdmin }: Caller): void {
  if (!isHeadOffice(mappingType, isAdmin)) throw new Refusal('HEAD_OFFICE_ONLY');
}

/** Only who reviews a request continues it; admins may. @throws Refusal NOT_REVIEWER */
function requireReviewer(reviewer: string | null, caller: Caller): void {
  if (reviewer !== caller.username && !caller.isAdmin)
    throw new Refusal('NOT_REVIEWER', { parameters: { reviewer: reviewer ?? '' } });
}

const byReviewer = eachRecord<Family, never>(({ record }, { caller }) => requireReviewer(record.reviewer, caller));
const byHeadOffice = eachRecord<Family, never>((_, { caller }) => requireHeadOffice(caller));
/** Keeps the reason beside the request. */
const keepReason = eachRecord<Family, { readonly reason: string }>(({ store }, { values }) => {
  store['note'] = values.reason;
});

/** The stored rows of a batch, by id. */
async function storedOf({ tx, records }: OfBatch): Promise<ReadonlyMap<string, Stored>> {
  const ids = records.map(({ record }) => record.secureId);
  const rows = await tx.selectFrom('family_financing').selectAll().where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Requests of the same members wait for each other; the order keeps two of them from waiting in a circle. */
async function lockMembers({ tx }: OfBatch, requests: readonly Stored[]): Promise<void> {
  const ids = requests.flatMap((stored) => [stored.main_member_id, stored.family_member_id]);
  await tx.selectFrom('member').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute();
}

/** Refuses the requests that the rules of loans to family refuse, under locks of their members. */
async function requireRules(set: OfBatch, subLimit?: number): Promise<void> {
  const stored = await storedOf(set);
  await lockMembers(set, [...stored.values()]);
  for (const { record, refuse } of set.records) {
    const code = await refusalOf(set.tx, loanOf(stored.get(record.secureId)!, subLimit), set.now);
    if (code !== null) refuse(new Refusal(code as never));
  }
}

/** What the steps of loans to family check and write besides the state (docs/model/membership.md#family-financing). */
export const familyStepHooks: StepHooksOf<Family> = {
  claim: {
    perform: eachRecord(({ store }, { caller }) => {
      store['reviewer'] = caller.username;
      store['editors'] = [caller.username];
    }),
  },
  return: { guard: byReviewer, perform: keepReason },
  reject: { guard: byReviewer, perform: keepReason },
  recommend: {
    guard: byReviewer,
    rules: (set) => requireRules(set, set.values.subLimitApproved),
    async perform(set) {
      const { records, values, caller } = set;
      const stored = await storedOf(set);
      for (const { record, store } of records)
        Object.assign(store, {
          sub_limit_approved: values.subLimitApproved,
          note: values.note,
          editors: [...new Set([...stored.get(record.secureId)!.editors, caller.username])],
        });
    },
  },
  approve: {
    rules: (set) => requireRules(set),
    async perform(set) {
      const { tx, records, caller, now: at } = set;
      const { username: approver } = caller;
      const stored = await storedOf(set);
      for (const { record, store } of records) {
        const request = stored.get(record.secureId)!;
        const validUntil = lastDayOf(at);
        await lend(tx, request, validUntil, { maker: request.reviewer ?? approver, approver, at });
        Object.assign(store, { approver, approved_at: at, valid_until: validUntil });
      }
    },
  },
  decline: { perform: keepReason },
  suspend: {
    guard: byHeadOffice,
    perform: eachRecord(({ store }) => {
      store['suspended_by_job'] = false;
    }),
  },
  resume: {
    guard: byHeadOffice,
    async rules({ tx, records, now }) {
      const numbers = records.map(({ record }) => record.mainNo);
      const members = await tx
        .selectFrom('member')
        .select(['id', 'member_no'])
        .where('member_no', 'in', numbers)
        .where('status', '=', 'active')
        .execute();
      const idByNo = new Map(members.map(({ id, member_no: memberNo }) => [memberNo, id]));
      const days = await daysPastDue(tx, [...idByNo.values()], now);
      for (const { record, refuse } of records) {
        const id = idByNo.get(record.mainNo);
        const isBarred = id === undefined || (days.get(id) ?? 0) > familyRules.suspendedPastDue;
        if (isBarred) refuse(new Refusal('MAIN_STILL_BARRED'));
      }
    },
  },
  terminate: {
    guard: byHeadOffice,
    async perform(set) {
      const { tx, records, values, caller, now: at } = set;
      const stored = await storedOf(set);
      await lockMembers(set, [...stored.values()]);
      for (const each of records) {
        const request = stored.get(each.record.secureId)!;
        const settled = await isSettled(tx, request);
        if (settled) await takeBack(tx, request, { maker: caller.username, approver: null, at });
        each.to = settled ? 'TERMINATED' : 'ENDING';
        each.store['note'] = values.reason;
      }
    },
  },
};
