import { systemActor } from '../../platform/audit/actor.ts';
import type { Services } from '../../platform/services.ts';
import { settings } from '../../people/settings/settings.ts';
import { lockVerification } from './locked.ts';
import { moveVerification } from './move.ts';

const actor = systemActor('card-verification-expire');
const dayMs = 86_400_000;
const batch = 200;

/** Expires returned applications that were not resubmitted in time. Idempotent. @returns how many */
export async function expireReturned(services: Services): Promise<number> {
  const { db } = services;
  const at = services.now();
  const days = await settings(services).number('card.verification.expire-days');
  const old = await db
    .selectFrom('card_verification')
    .select('id')
    .where('state', '=', 'RETURNED')
    .where('returned_at', '<=', new Date(at.getTime() - days * dayMs).toISOString())
    .orderBy('returned_at')
    .limit(batch)
    .execute();
  for (const { id } of old) {
    await db.transaction().execute(async (tx) => {
      const { row } = await lockVerification(tx, id, { type: 'all' });
      if (row.state === 'RETURNED') await moveVerification(tx, row, 'expire', { actor, at });
    });
  }
  return old.length < batch ? old.length : old.length + (await expireReturned(services));
}
