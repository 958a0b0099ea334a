import type { Actor } from '../../platform/audit/actor.ts';
import { recordEntry } from '../../platform/audit/record.ts';
import type { Tx } from '../../platform/context.ts';
import { sendMail } from '../../platform/mail/send.ts';
import type { Services } from '../../platform/services.ts';
import { revokeAll } from '../sessions/sessions.ts';
import type { FactorOwner } from './enrol.ts';

const said = {
  SECOND_FACTOR_ADD: 'Faktor kedua ditambahkan',
  SECOND_FACTOR_REMOVE: 'Faktor kedua dihapus',
  RECOVERY_CODES: 'Kode pemulihan diganti',
} as const;

/** A change of a user's second factors, and its actor. */
interface Happened {
  readonly action: keyof typeof said;
  readonly actor: Actor;
  /** Names of the factors. */
  readonly names: readonly string[];
  readonly reason?: string;
  /** The session of the change, which continues; everything else that is authenticated ends. */
  readonly session?: string;
}

/**
 * Audits the change, ends what was authenticated before it and notifies the owner by mail, in the transaction of the
 * change.
 */
export async function notifyOwner(
  tx: Tx,
  services: Services,
  owner: FactorOwner,
  { action, actor, names, reason, session }: Happened,
): Promise<void> {
  await recordEntry(tx, {
    actor,
    module: 'user',
    action,
    entityId: owner.id,
    entityLabel: owner.username,
    reason: reason ?? null,
    at: services.now(),
    changes: names.map((name) => ({
      field: 'secondFactor',
      before: action === 'SECOND_FACTOR_REMOVE' ? name : null,
      after: action === 'SECOND_FACTOR_ADD' ? name : null,
    })),
  });
  if (action !== 'RECOVERY_CODES') await revokeAll(tx, services, owner.id, action, session);
  const row = await tx.selectFrom('app_user').select('email').where('id', '=', owner.id).executeTakeFirst();
  if (!row?.email) return;
  await sendMail(tx, services, {
    to: row.email,
    subject: `${said[action]} - Console`,
    text:
      `Yth. ${owner.name},\n\n${said[action]}${names.length > 0 ? `: ${names.join(', ')}` : ''}.\n` +
      `Oleh: ${actor.username}\n\nJika bukan Anda yang meminta, segera hubungi administrator.\n`,
  });
}
