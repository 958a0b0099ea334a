import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import esbuild from 'esbuild';
import { root } from '../../scripts/lib/paths.mjs';

const ofServices = createRequire(path.join(root, 'server/package.json'));

/** Names of the card invariants that a database violates, by the services' own check. */
export async function brokenOn(url) {
  const outfile = path.join(root, 'build/server/invariants.mjs');
  await esbuild.build({
    entryPoints: [path.join(root, 'server/src/cards/lifecycle/invariants.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: ['kysely'],
    logLevel: 'warning',
  });
  const { brokenInvariants } = await import(pathToFileURL(outfile).href);
  const { Kysely, PostgresDialect } = ofServices('kysely');
  const { Pool } = ofServices('pg');
  const db = new Kysely({ dialect: new PostgresDialect({ pool: new Pool({ connectionString: url, max: 1 }) }) });
  try {
    return await brokenInvariants(db);
  } finally {
    await db.destroy();
  }
}
