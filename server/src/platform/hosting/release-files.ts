import type { FastifyReply, FastifyRequest } from 'fastify';
import { releaseStoreOf } from '../releases/store/of.ts';
import { mediaType } from '../releases/types.ts';
import type { Services } from '../services.ts';
import { findAsset } from './assets.ts';
import { sendAsset } from './send-asset.ts';

/** `<remote>/<version>/<file>`, nothing hidden and nothing that leads elsewhere. */
const releaseFile = /^[a-z][a-z0-9-]*\/\d[\w.-]*-[0-9a-f]{10}(\/[\w@][\w.@-]*)+$/;
const isHashed = (name: string): boolean => /\.[0-9a-f]{8,}\.\w+$/.test(name);

/**
 * Sends a file of a release from the store, where no web server or CDN before the program does so.
 * @returns whether the store has such a file; a reply itself would be waited for, and come out as nothing.
 */
export async function sendReleaseFile(services: Services, name: string, request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
  if (!releaseFile.test(name)) return false;
  const store = releaseStoreOf(services);
  if (store.directory !== null) {
    const asset = await findAsset(store.directory, name);
    if (asset) await sendAsset(request, reply, asset);
    return asset !== null;
  }
  const found = await store.open(name);
  if (!found) return false;
  await reply.header('cache-control', isHashed(name) ? 'public, max-age=31536000, immutable' : 'no-cache').header('content-length', String(found.size))
    .type(mediaType(name)).send(found.content);
  return true;
}
