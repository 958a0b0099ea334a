import { blacklistPhoneNumbers } from '@console/contracts/membership/blacklist-phone-number';
import { sql } from 'kysely';
import { systemActor } from '../../platform/audit/actor.ts';
import { recordEntries } from '../../platform/audit/record.ts';
import type { Db } from '../../platform/context.ts';
import { mask } from '../../platform/personal-data/mask.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';

const batch = 500;

/** Ends active rows whose last day has passed; safe to repeat. @returns how many ended. */
export async function expireBlacklist(db: Db, texts: ProtectedText): Promise<number> {
  const ended = await db.transaction().execute(async (tx) => {
    const { rows } = await sql<{
      id: string;
      phone_encrypted: string;
    }>`update blacklist_phone set state = 'EXPIRED', version = version + 1, updated_by = 'SYSTEM', updated_at = now()
      where id in (select id from blacklist_phone
        where state = 'ACTIVE' and effective_until < (now() at time zone 'Asia/Jakarta')::date limit ${batch}
        for update skip locked)
      returning id, phone_encrypted`.execute(tx);
    await recordEntries(
      tx,
      rows.map((row) => ({
        actor: systemActor('blacklist-expire'),
        module: blacklistPhoneNumbers.module,
        action: 'EXPIRE',
        entityId: row.id,
        entityLabel: String(mask('phone', texts.decrypt(row.phone_encrypted))),
        changes: [{ field: 'state', before: 'ACTIVE', after: 'EXPIRED' }],
      })),
    );
    return rows.length;
  });
  return ended < batch ? ended : ended + (await expireBlacklist(db, texts));
}
