// Reads in all: packages, apps/shell/package.json, tsconfig.json, tsconfig.base.json
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import { root } from './paths.mjs';
import { wholeModules } from './sharing.mjs';

const fileOf = (name) => JSON.stringify(path.join(import.meta.dirname, name));
const contracts = JSON.stringify(path.join(root, 'packages/contracts/src/domains.ts'));
const core = JSON.stringify(path.join(path.dirname(wholeModules['zod-mini-whole$']), '../v4/core/index.js'));

/** Evaluates a module that the contracts are part of, with this file as their schema library. */
async function evaluated(source, schemas) {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: root, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    logLevel: 'silent',
    alias: { 'zod-mini-whole': wholeModules['zod-mini-whole$'], ...(schemas ? { 'zod/mini': schemas } : {}) },
  });
  const file = path.join(mkdtempSync(path.join(os.tmpdir(), 'schemas-')), 'module.cjs');
  writeFileSync(file, outputFiles[0].contents);
  try {
    return createRequire(import.meta.url)(file);
  } finally {
    rmSync(path.dirname(file), { recursive: true });
  }
}

/** What is known of every schema below a value, by its path: its JSON schema and the number of its checks. */
const walk = `
  import { toJSONSchema } from ${core};
  import { domains } from ${contracts};
  const isSchema = (value) => typeof value?.safeParse === 'function';
  export const found = (real) => {
    const all = {};
    const seen = new Set();
    const visit = (value, at) => {
      if (typeof value !== 'object' || value === null || seen.has(value)) return;
      if (!isSchema(value)) {
        seen.add(value);
        for (const [name, each] of Object.entries(value)) visit(each, at + '/' + name);
        return;
      }
      const schema = real(value);
      all[at] = JSON.stringify([toJSONSchema(schema, { unrepresentable: 'any' }), schema._zod.def.checks?.length ?? 0]);
    };
    visit(domains, '');
    return all;
  };`;

test('every schema of the contracts is the same when it is built later, and none is built before', async () => {
  const direct = await evaluated(`${walk} export const all = found((schema) => schema);`);
  const later = await evaluated(
    `${walk}
    import * as whole from ${fileOf('whole-schemas.ts')};
    import { buildSchemasWith, string } from ${fileOf('schemas.ts')};
    export const before = string().safeParse(1);
    buildSchemasWith(whole);
    export const after = string().safeParse(1).success;
    export const all = found((schema) => schema.built(whole));`,
    path.join(import.meta.dirname, 'schemas.ts'),
  );
  expect(Object.keys(direct.all).length).toBeGreaterThan(1_000);
  expect(later.all).toEqual(direct.all);
  // Nothing is refused until the library is there.
  expect(later.before).toEqual({ success: true, data: 1 });
  expect(later.after).toBe(false);
});

test('what may be noted is what the library that is fetched can build', async () => {
  const { noted, whole } = await evaluated(`
    import * as schemas from ${fileOf('schemas.ts')};
    import * as library from ${fileOf('whole-schemas.ts')};
    export const noted = Object.keys(schemas).filter((name) => name !== 'buildSchemasWith');
    export const whole = Object.keys(library);`);
  expect(noted.toSorted()).toEqual(whole.toSorted());
});
