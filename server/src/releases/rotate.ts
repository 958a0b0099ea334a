import type { ReleaseKey } from '@console/contracts/platform/releases/tokens';
import { systemActor, type Actor } from '../platform/audit/actor.ts';
import { recordEntry } from '../platform/audit/record.ts';
import { Refusal } from '../platform/http/refusal.ts';
import type { Services } from '../platform/services.ts';
import { deleteRetiredSecrets, keyRow, newSigningKey, replaceKey } from '../people/sessions/keys.ts';
import { auditModule } from './change.ts';
import { registryKeys, type RegistryKey } from './keys.ts';

/** Both keys count for so long: twice the life of a session, after which no open page knows only the old one. */
const overlapMs = 24 * 3_600_000;

/** The keys that count now. */
export async function listKeys(services: Services): Promise<ReleaseKey[]> {
  const view = ({ kid, jwk, createdAt, retiresAt }: RegistryKey, index: number): ReleaseKey => ({
    kid,
    x: jwk.x ?? '',
    createdAt,
    signs: index === 0,
    retiresAt,
  });
  return (await registryKeys(services).live()).map(view);
}

/** Adds a key, which signs when the present one has retired. @throws Refusal RELEASE_KEY_ROTATING */
export async function rotateKey(services: Services, actor: Actor, reason: string): Promise<ReleaseKey[]> {
  const at = services.now();
  const [present] = await registryKeys(services).live();
  const row = await keyRow(services, 'registry', await newSigningKey('Ed25519'));
  const { kid } = row;
  await services.db.transaction().execute(async (tx) => {
    const retiresAt = new Date(at.getTime() + overlapMs);
    if (!(await replaceKey(tx, present?.kid ?? '', retiresAt, row))) throw new Refusal('RELEASE_KEY_ROTATING');
    await recordEntry(tx, {
      actor,
      module: auditModule,
      action: 'ROTATE_KEY',
      entityType: 'release-key',
      entityId: kid,
      entityLabel: kid,
      reason,
      at,
    });
  });
  registryKeys(services).forget();
  return listKeys(services);
}

/**
 * Takes the private half of keys whose time is over; the public half goes on proving what they have signed.
 * @returns how many
 */
export async function retireKeys(services: Services): Promise<number> {
  const at = services.now();
  const due = await deleteRetiredSecrets(services.db, 'registry', at);
  for (const kid of due) {
    await recordEntry(services.db, {
      actor: systemActor('release-keys'),
      module: auditModule,
      action: 'EXPIRE',
      entityType: 'release-key',
      entityId: kid,
      entityLabel: kid,
      at,
    });
  }
  if (due.length > 0) registryKeys(services).forget();
  return due.length;
}
