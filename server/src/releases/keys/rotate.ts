import type { ReleaseKey } from '@console/contracts/platform/releases/tokens';
import { systemActor, type Actor } from '../../platform/audit/actor.ts';
import { recordEntry } from '../../platform/audit/record.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { deleteRetiredSecrets, keyRow, newSigningKey, replaceKey } from '../../people/sessions/keys.ts';
import { auditModule } from '../audit-module.ts';
import { registryKeys, type RegistryKey } from './keys.ts';

/**
 * Milliseconds for which both keys are trusted: twice the life of a session, after which no open page knows only the
 * old one.
 */
const overlapMs = 24 * 3_600_000;

/** The trusted keys. */
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

/** Adds a key, which signs after the current one has retired. @throws Refusal RELEASE_KEY_ROTATING */
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
 * Deletes private keys of expired signing keys; their public keys still verify old signatures.
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
