import { generateKeyPairSync } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PublicKey } from '@console/contracts/platform/releases/tokens';
import { systemActor } from '../../platform/audit/actor.ts';
import type { Services } from '../../platform/services.ts';
import { anyRemote } from '../schema/tables.ts';
import { createToken } from './tokens.ts';

const days = 3_650;
const isThere = (file: string): Promise<boolean> => readFile(file, 'utf8').then(Boolean, () => false);

/**
 * For a console with the embedded database, on a developer's machine: stores in its data directory a token for every
 * remote and the signing key of its releases, so that the command line works at once. A server has neither.
 */
export async function keepLocalToken(services: Services): Promise<void> {
  const {
    database,
    configuration: { dataDirectory },
  } = services;
  if (database.kind !== 'embedded') return;
  const [tokenFile, keyFile] = ['release-token', 'release-key'].map((name) => path.join(dataDirectory, name)) as [
    string,
    string,
  ];
  if ((await isThere(tokenFile)) && (await isThere(keyFile))) return;
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const name = `Mesin ini ${services.now().toISOString().slice(0, 19)}`;
  const { kty, crv, x } = publicKey.export({ format: 'jwk' });
  const { token } = await createToken(services, systemActor('local-token'), null, {
    remote: anyRemote,
    name,
    days,
    publicKey: { kty, crv, x } as PublicKey,
    reason: 'Baris perintah di mesin ini',
  });
  await writeFile(keyFile, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  await writeFile(tokenFile, token, { mode: 0o600 });
}
