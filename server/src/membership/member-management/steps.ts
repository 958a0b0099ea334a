import type { memberAccounts } from '@console/contracts/membership/member-management';
import { accountRules } from '@console/contracts/membership/member-management';
import { isHeadOffice } from '@console/contracts/core/privileges';
import type { Tx } from '../../platform/context.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { eachRecord, type StepHooksOf, type StepSet } from '../../records/steps/hooks.ts';
import { barredPhones } from '../blacklist-phone-number/check.ts';
import { identifiedAmong } from './identify.ts';
import { atLinkLimit, makeLinks } from './links.ts';
import { membersOf } from './members-of.ts';
import { endSessions } from './sessions.ts';

type Accounts = typeof memberAccounts;
type OfBatch = Pick<StepSet<Accounts>, 'tx' | 'caller' | 'now' | 'records'>;

const idsOf = ({ records }: Pick<OfBatch, 'records'>) => records.map(({ record }) => record.secureId);

/** Refuses all but head office with HEAD_OFFICE_ONLY. */
const byHeadOffice = eachRecord<Accounts, unknown>((_, { caller: { mappingType, isAdmin } }) => {
  if (!isHeadOffice(mappingType, isAdmin)) throw new Refusal('HEAD_OFFICE_ONLY');
});

/** Refuses accounts whose member the caller has not identified just before. */
async function requireIdentified(set: OfBatch): Promise<void> {
  const members = await membersOf(set.tx, idsOf(set));
  const memberIds = [...members.values()].map(({ id }) => id);
  const identified = await identifiedAmong(set.tx, memberIds, set);
  for (const { record, refuse } of set.records)
    if (!identified.has(members.get(record.secureId)!.id)) refuse(new Refusal('MEMBER_NOT_IDENTIFIED'));
}

/** Refuses accounts of members who are not active, or whose number is barred. */
async function requireUsable(set: OfBatch): Promise<void> {
  const members = await membersOf(set.tx, idsOf(set));
  const barred = await barredPhones(
    set.tx,
    [...members.values()].map((member) => member.username_hash),
  );
  for (const { record, refuse } of set.records) {
    const member = members.get(record.secureId)!;
    if (member.status !== 'active')
      refuse(new Refusal('MEMBER_NOT_ACTIVE', { parameters: { memberNo: member.member_no } }));
    else if (barred.has(member.username_hash)) refuse(new Refusal('PHONE_BLACKLISTED'));
  }
}

/** Refuses accounts that get no further link today, or that are not usable. */
async function requireLink(set: OfBatch): Promise<void> {
  await requireUsable(set);
  const full = await atLinkLimit(set.tx, idsOf(set), set.now);
  const parameters = { count: accountRules.linksPerDay };
  for (const { record, refuse } of set.records)
    if (full.has(record.secureId)) refuse(new Refusal('LINK_LIMIT', { parameters }));
}

const sendLink =
  (purpose: 'ACTIVATION' | 'RESET') =>
  (set: OfBatch): Promise<void> =>
    makeLinks(set.tx, { accountIds: idsOf(set), purpose, by: set.caller.username, at: set.now });

const endAllSessions = (set: OfBatch): Promise<void> => endSessions(set.tx, idsOf(set), set.now);

/** Numbers, by hash, with which another account that is not disabled signs in. */
async function usedNames(tx: Tx, hashes: readonly string[]): Promise<ReadonlySet<string>> {
  const accounts = await tx
    .selectFrom('member_account')
    .select('username_hash')
    .where('username_hash', 'in', hashes)
    .where('state', '<>', 'DISABLED')
    .execute();
  return new Set(accounts.map(({ username_hash: hash }) => hash));
}

/** What the steps of accounts check and write besides the state (docs/model/membership.md#accounts-of-members). */
export const accountStepHooks: StepHooksOf<Accounts> = {
  lock: {
    async perform(set) {
      await endAllSessions(set);
      for (const { store } of set.records) Object.assign(store, { lock_kind: 'STAFF', locked_until: null });
    },
  },
  disable: {
    guard: byHeadOffice,
    async perform(set) {
      await endAllSessions(set);
      for (const { store } of set.records) Object.assign(store, { lock_kind: null, locked_until: null });
    },
  },
  enable: {
    guard: byHeadOffice,
    rules: requireUsable,
    perform: eachRecord(({ store }) => {
      store['failed_attempts'] = 0;
    }),
  },
  unlock: {
    guard: requireIdentified,
    rules: requireUsable,
    perform: eachRecord(({ store }) => {
      Object.assign(store, { lock_kind: null, locked_until: null, failed_attempts: 0 });
    }),
  },
  resend: { rules: requireLink, effects: sendLink('ACTIVATION') },
  'reset-pin': { guard: requireIdentified, rules: requireLink, effects: sendLink('RESET') },
  'revoke-sessions': { effects: endAllSessions },
  'take-phone': {
    async rules(set) {
      const members = await membersOf(set.tx, idsOf(set));
      const hashes = [...members.values()].map((member) => member.phone_hash);
      const barred = await barredPhones(set.tx, hashes);
      const used = new Set(await usedNames(set.tx, hashes));
      for (const { record, refuse } of set.records) {
        const { phone_hash: phone, username_hash: username } = members.get(record.secureId)!;
        if (phone === username) refuse(new Refusal('PHONE_UNCHANGED'));
        else if (barred.has(phone)) refuse(new Refusal('PHONE_BLACKLISTED'));
        else if (used.has(phone)) refuse(new Refusal('ACCOUNT_EXISTS'));
        // The next account of the batch may not take the same number.
        else used.add(phone);
      }
    },
    async perform(set) {
      const members = await membersOf(set.tx, idsOf(set));
      for (const { record, store } of set.records) {
        const member = members.get(record.secureId)!;
        Object.assign(store, { username_encrypted: member.phone_encrypted, username_hash: member.phone_hash });
      }
    },
    effects: endAllSessions,
  },
  unbind: {
    async perform({ tx, records, values: { deviceId }, now }) {
      const devices = await tx
        .deleteFrom('member_device')
        .where(
          'account_id',
          'in',
          records.map(({ record }) => record.secureId),
        )
        .where('device_id', '=', deviceId)
        .returning('account_id')
        .execute();
      const accountIds = devices.map(({ account_id: id }) => id);
      for (const { record, refuse } of records) if (!accountIds.includes(record.secureId)) refuse(notFound());
      await endSessions(tx, accountIds, now, deviceId);
    },
  },
};
