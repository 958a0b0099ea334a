import { titleOf } from '@console/contracts/core/titles';
import { users, type User } from '@console/contracts/shell/user';
import type { Actor } from '../../platform/audit/actor.ts';
import { differences } from '../../platform/audit/differences.ts';
import type { Tx } from '../../platform/context.ts';
import { toWireInstant } from '../../platform/database/type-parsers.ts';
import { sendMail } from '../../platform/mail/send.ts';
import type { GuardedAction } from '../../records/resource/definition.ts';
import type { Services } from '../../platform/services.ts';

interface OfAccount {
  readonly username: string;
  readonly name: string;
}

const statusWords = { activate: 'diaktifkan', deactivate: 'dinonaktifkan', delete: 'dihapus' } as const;

/**
 * Notifies the owner of an account about an action on it, at each address. The message contains field names, never
 * values.
 */
export async function mailOwner(
  tx: Tx,
  services: Services,
  { username, name }: OfAccount,
  addresses: readonly (string | null | undefined)[],
  what: string,
  actor: Actor,
): Promise<void> {
  const at = toWireInstant(services.now()).slice(0, 16).replace('T', ' ');
  const known = new Map(addresses.flatMap((address) => (address ? [[address.toLowerCase(), address] as const] : [])));
  for (const to of known.values())
    await sendMail(tx, services, {
      to,
      subject: 'Perubahan akun Console',
      text:
        `Yth. ${name},\n\nAkun ${username}: ${what}, pada ${at} WIB oleh ${actor.username}.\n\n` +
        'Bila Anda tidak mengenali perubahan ini, segera hubungi administrator.\n',
    });
}

/** Reports a stored change to the previous and the new address (docs/model/shell.md#user). */
export async function notifyOwner(
  tx: Tx,
  services: Services,
  {
    action,
    before,
    after,
  }: { readonly action: 'create' | GuardedAction; readonly before: User; readonly after: User | null },
  actor: Actor,
): Promise<void> {
  const changed = after ? differences(before as never, after as never, users.fields) : [];
  const names = changed
    .filter(({ field }) => field in users.fields)
    .map(({ field }) => titleOf(users, field).id)
    .join(', ');
  const what = action === 'update' || action === 'create' ? `${names} diubah` : statusWords[action];
  if (action === 'update' && names === '') return;
  await mailOwner(tx, services, before, [before.email, after?.email], what, actor);
}
