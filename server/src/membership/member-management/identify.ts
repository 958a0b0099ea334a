import {
  accountCalls as calls,
  accountRules,
  memberAccounts,
  type IdentificationWay,
} from '@console/contracts/membership/member-management';
import { actorOf } from '../../platform/audit/actor.ts';
import { recordEntry } from '../../platform/audit/record.ts';
import type { Caller, Context, Db, Tx } from '../../platform/context.ts';
import { mask } from '../../platform/personal-data/mask.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import type { Services } from '../../platform/services.ts';
import { lookUp } from '../../records/numbers/exact-match.ts';
import { matchedMothersNames } from '../member/mothers-name/compare.ts';
import type { MemberIdentificationTable } from './table.ts';

interface At {
  readonly caller: Pick<Caller, 'username'>;
  readonly now: Date;
}
interface Desk extends At {
  readonly memberId: string;
}

/** Remembers that this user has identified the member in a way. */
export const rememberWay = (tx: Tx, { memberId, caller, now }: Desk, way: MemberIdentificationTable['way']) =>
  tx
    .insertInto('member_identification')
    .values({ member_id: memberId, username: caller.username, way, identified_at: now })
    .onConflict((row) => row.columns(['member_id', 'username', 'way']).doUpdateSet({ identified_at: now }))
    .execute();

/** The ways in which this user identified each of these members in the last minutes. */
async function waysByMember(
  db: Db | Tx,
  memberIds: readonly string[],
  { caller, now }: At,
): Promise<ReadonlyMap<string, readonly IdentificationWay[]>> {
  const rows = await db
    .selectFrom('member_identification')
    .select(['member_id', 'way'])
    .where('member_id', 'in', memberIds)
    .where('username', '=', caller.username)
    .where('identified_at', '>', new Date(now.getTime() - accountRules.identifiedMinutes * 60_000).toISOString())
    .orderBy('way')
    .execute();
  const named = await matchedMothersNames(db, memberIds, caller, now);
  const ways = new Map<string, IdentificationWay[]>();
  for (const { member_id: id, way } of rows) ways.set(id, [...(ways.get(id) ?? []), way]);
  for (const id of named) ways.set(id, [...(ways.get(id) ?? []), 'MAIDEN_NAME']);
  return ways;
}

/** The ways in which this user identified the member in the last minutes. */
export const waysOf = async (db: Db | Tx, { memberId, ...at }: Desk): Promise<readonly IdentificationWay[]> =>
  (await waysByMember(db, [memberId], at)).get(memberId) ?? [];

/** Those of these members that this user identified in two ways just before. */
export async function identifiedAmong(tx: Tx, memberIds: readonly string[], at: At): Promise<ReadonlySet<string>> {
  const ways = await waysByMember(tx, memberIds, at);
  return new Set(memberIds.filter((id) => (ways.get(id)?.length ?? 0) >= accountRules.identifications));
}

/**
 * Compares the NIK of the identity card at the desk with that of the member; counted and audited as exact searches are.
 * @throws Refusal EXACT_MATCH_LIMIT
 */
export async function compareNik(
  services: Services,
  texts: ProtectedText,
  context: Context<unknown, { readonly nik: string }>,
  memberId: string,
): Promise<{ readonly matched: boolean }> {
  const { db, now } = services;
  const { nik } = context.body;
  const found = await lookUp(services, context.caller, `${memberId} ${nik}`, async () => {
    const member = await db
      .selectFrom('member')
      .select(['member_no', 'nik_hash'])
      .where('id', '=', memberId)
      .executeTakeFirstOrThrow();
    const matched = member.nik_hash === texts.hash(nik);
    await db.transaction().execute(async (tx) => {
      await recordEntry(tx, {
        actor: actorOf(context),
        module: memberAccounts.module,
        action: calls.compareNik.audit ?? 'COMPARE',
        entityId: memberId,
        entityLabel: member.member_no,
        filter: { nik: mask('nik', nik), matched },
        at: now(),
      });
      if (matched) await rememberWay(tx, { memberId, caller: context.caller, now: now() }, 'KTP');
    });
    return matched ? true : null;
  });
  return { matched: found !== null };
}
