import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { LiveShell } from '@console/contracts/platform/releases/readings';
import * as z from 'zod/mini';
import type { Services } from '../../platform/services.ts';

/** Milliseconds for which a shell counts as in use: twice the longest session of 12 hours. */
const liveMs = 24 * 3_600_000;

const provided = z.object({
  version: z.string(),
  contract: z.string(),
  provides: z.record(z.string(), z.record(z.string(), z.string())),
  shared: z.record(z.string(), z.string()),
});

/** File beside the shell's page that lists what it provides, written by the build. */
const providesFile = 'provides.json';

/** Records that this program serves its shell. Does nothing before the first build. */
export async function noteShell({ configuration: { buildDirectory }, db, now, log }: Services): Promise<void> {
  const text = await readFile(path.join(buildDirectory, 'shell', providesFile), 'utf8').catch(() => null);
  if (text === null) return;
  const checked = provided.safeParse(JSON.parse(text));
  if (!checked.success) return log.warn({ file: providesFile }, 'what the shell provides cannot be read');
  const { version, contract, provides, shared } = checked.data;
  await db
    .insertInto('release_shell')
    .values({ version, contract, provides: JSON.stringify(provides), shared: JSON.stringify(shared), seen_at: now() })
    .onConflict((conflict) => conflict.column('version').doUpdateSet({ seen_at: now() }))
    .execute();
}

/** Shells that may be open in a browser, newest first. */
export async function liveShells({ db, now }: Pick<Services, 'db' | 'now'>): Promise<LiveShell[]> {
  const rows = await db
    .selectFrom('release_shell')
    .selectAll()
    .where('seen_at', '>=', new Date(now().getTime() - liveMs).toISOString())
    .orderBy('seen_at', 'desc')
    .orderBy('version')
    .execute();
  return rows.map(({ version, contract, provides, shared, seen_at: seenAt }) => ({
    version,
    contract,
    provides,
    shared,
    seenAt,
  }));
}
