import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { systemActor } from '../audit/actor.ts';
import type { Services } from '../services.ts';
import { anyRemote, createToken } from './tokens.ts';

const file = 'release-token';
const days = 3_650;

/**
 * Gives a console on one's own machine, which is one with the embedded database, a token for every remote, kept in its
 * data directory beside the demo password, so that the command line works there at once. A server has none such.
 */
export async function keepLocalToken(services: Services): Promise<void> {
  const {
    database,
    configuration: { dataDirectory },
  } = services;
  if (database.kind !== 'embedded') return;
  const place = path.join(dataDirectory, file);
  if (await readFile(place, 'utf8').catch(() => '')) return;
  const name = `Mesin ini ${services.now().toISOString().slice(0, 19)}`;
  const { token } = await createToken(services, systemActor('local-token'), {
    remote: anyRemote,
    name,
    days,
    reason: 'Baris perintah di mesin ini',
  });
  await writeFile(place, token, { mode: 0o600 });
}
