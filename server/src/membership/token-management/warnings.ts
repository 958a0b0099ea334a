import { externalSources } from '@console/contracts/membership/token-management';
import { sql } from 'kysely';
import { adminIds, notify } from '../../people/notices/notify.ts';
import type { Db } from '../../platform/context.ts';

/** Days before the end of a token on which admins get a notice, once each. */
const warnings = [30, 7, 1] as const;
const dayMs = 86_400_000;

interface Ending {
  readonly token_id: string;
  readonly source_id: string;
  readonly code: string;
  readonly expires_at: string;
}

/** Tells admins of tokens in use that end soon: 30, 7 and 1 days before, each once. */
export async function warnOfExpiry(db: Db, now: Date): Promise<{ read: number; done: number }> {
  let done = 0;
  const at = now.toISOString();
  const { rows } = await sql<Ending>`
    select k.id as token_id, s.id as source_id, s.code, k.expires_at
    from source_token k join external_source s on s.id = k.source_id
    where k.revoked_at is null and k.replaced_at is null and s.status = 'active' and s.deleted_at is null
      and k.expires_at > ${at} and k.expires_at <= ${at}::timestamptz + interval '30 days'`.execute(db);
  for (const { token_id, source_id, code, expires_at } of rows) {
    const left = Math.ceil((new Date(expires_at).getTime() - now.getTime()) / dayMs);
    const due = warnings.filter((days) => left <= days).at(-1)!;
    await db.transaction().execute(async (tx) => {
      const { numUpdatedRows } = await tx
        .updateTable('source_token')
        .set({ warned_days: due })
        .where('id', '=', token_id)
        .where((token) => token.or([token('warned_days', 'is', null), token('warned_days', '>', due)]))
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return;
      await notify(tx, {
        userIds: await adminIds(tx),
        kind: 'SOURCE_TOKEN_EXPIRING',
        parameters: { code, days: left },
        link: `/${externalSources.module}/${source_id}`,
        at: now,
      });
      done += 1;
    });
  }
  return { read: rows.length, done };
}
