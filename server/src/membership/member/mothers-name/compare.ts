import { actorOf } from '../../../platform/audit/actor.ts';
import { recordEntry } from '../../../platform/audit/record.ts';
import type { Context, Db, Tx } from '../../../platform/context.ts';
import { mask } from '../../../platform/personal-data/mask.ts';
import type { ProtectedText } from '../../../platform/protected-text/protected-text.ts';
import type { Services } from '../../../platform/services.ts';
import { lookUp } from '../../../records/numbers/exact-match.ts';
import { isMothersName } from './digest.ts';

/** Minutes for which a match identifies the member to the user who made it. */
const goodMinutes = 30;

interface Comparison {
  /** The module of the screen, for the audit trail. */
  readonly module: string;
  readonly memberId: string;
  readonly name: string;
}

/**
 * Compares a typed name with the mother's maiden name of a member, which is never displayed. Counted as exact searches
 * are, a miss more than a match; audited without the name. A member without a stored name never matches, so the answer
 * reveals nothing else.
 * @throws Refusal EXACT_MATCH_LIMIT
 */
export async function compareMothersName(
  services: Services,
  texts: ProtectedText,
  context: Pick<Context, 'caller' | 'request' | 'db'>,
  { module, memberId, name }: Comparison,
): Promise<{ readonly matched: boolean }> {
  const { db } = services;
  const at = services.now();
  const { username } = context.caller;
  const found = await lookUp(services, context.caller, `${memberId} ${name}`, async () => {
    const member = await db
      .selectFrom('member')
      .select(['member_no', 'mothers_name_encrypted'])
      .where('id', '=', memberId)
      .executeTakeFirst();
    const matched = isMothersName(texts, memberId, member?.mothers_name_encrypted ?? null, name);
    await db.transaction().execute(async (tx) => {
      await recordEntry(tx, {
        actor: actorOf(context),
        module,
        action: 'COMPARE',
        entityId: memberId,
        entityLabel: member?.member_no ?? null,
        filter: { motherMaidenName: mask('mothersName', name), matched },
        at,
      });
      if (!matched) return;
      await tx
        .insertInto('member_name_match')
        .values({ member_id: memberId, username, matched_at: at })
        .onConflict((row) => row.columns(['member_id', 'username']).doUpdateSet({ matched_at: at }))
        .execute();
    });
    return matched ? true : null;
  });
  return { matched: found !== null };
}

/** Those of these members with a name that this user recently matched. */
export async function matchedMothersNames(
  db: Db | Tx,
  memberIds: readonly string[],
  { username }: Pick<Context['caller'], 'username'>,
  now: Date,
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('member_name_match')
    .select('member_id')
    .where('member_id', 'in', memberIds)
    .where('username', '=', username)
    .where('matched_at', '>', new Date(now.getTime() - goodMinutes * 60_000).toISOString())
    .execute();
  return new Set(rows.map(({ member_id: id }) => id));
}

/** Whether this user recently had a matching name. */
export const hasMatchedMothersName = async (
  tx: Tx,
  memberId: string,
  caller: Pick<Context['caller'], 'username'>,
  now: Date,
): Promise<boolean> => (await matchedMothersNames(tx, [memberId], caller, now)).has(memberId);
