import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import { broken } from '../../record-text.ts';
import { jsonOf, type Contents } from './contents.ts';

/** The parts of `routes.json` that the record repeats, so that the shell knows them before it loads code. */
const repeated = ['id', 'title', 'owner', 'contract', 'routes', 'uses', 'shared'] as const;

/** @throws Refusal RELEASE_BROKEN for a record that differs from the files */
export function checkDeclared(record: string, contents: Contents): void {
  const declared = JSON.parse(record) as Record<string, unknown>;
  const built = jsonOf(contents, 'routes.json');
  const other = repeated.find((name) => !isDeepStrictEqual(declared[name], built[name]));
  if (other !== undefined) throw broken(`routes.json ${other}`);
}

const assets = z.object({ sync: z.array(z.string()), async: z.array(z.string()) });
const manifest = z.object({
  metaData: z.object({ remoteEntry: z.object({ name: z.string(), path: z.optional(z.string()) }) }),
  exposes: z.array(z.object({ name: z.string() })),
  shared: z.array(z.object({ name: z.string(), assets: z.object({ js: assets, css: assets }) })),
});

/**
 * Checks the federation manifest: only the declaration is exposed, the entry is the file whose modules were read, and
 * no shared package is included as a second copy. @throws Refusal RELEASE_BROKEN
 */
export function checkManifest(contents: Contents): void {
  const checked = manifest.safeParse(jsonOf(contents, 'mf-manifest.json'));
  if (!checked.success) throw broken('mf-manifest.json');
  const { metaData, exposes, shared } = checked.data;
  const { name, path = '' } = metaData.remoteEntry;
  if (!contents.texts.has(path + name)) throw broken('mf-manifest.json remoteEntry');
  if (exposes.map((exposed) => exposed.name).join() !== 'remote') throw broken('mf-manifest.json exposes');
  const brought = shared.find(({ assets: { js, css } }) =>
    [js, css].some((kind) => kind.sync.length + kind.async.length > 0),
  );
  if (brought) throw broken(`mf-manifest.json shared ${brought.name}`);
}
