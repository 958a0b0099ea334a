import type { FastifyReply, FastifyRequest } from 'fastify';
import { encodingOf } from '../../platform/http/encodings.ts';
import { releaseStoreOf } from '../store/of.ts';
import { mediaType } from '../types.ts';
import type { Services } from '../../platform/services.ts';
import { findAsset, isText } from './assets.ts';
import { sendAsset } from './send-asset.ts';

/** `<remote>/<version>/<file>`, nothing hidden and nothing that leads elsewhere. */
const releaseFile = /^[a-z][a-z0-9-]*\/\d[\w.-]*-[0-9a-f]{10}(\/[\w@][\w.@-]*)+$/;
const isHashed = (name: string): boolean => /\.[0-9a-f]{8,}\.\w+$/.test(name);

/**
 * Sends a file of a release from the store, or its compressed twin to who takes that, where no web server or CDN before the program does so.
 * @returns whether the store has such a file; a reply itself would be waited for, and come out as nothing.
 */
export async function sendReleaseFile(
  services: Services,
  name: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  if (!releaseFile.test(name)) return false;
  const store = releaseStoreOf(services);
  if (store.directory !== null) {
    const asset = await findAsset(store.directory, name);
    if (asset) await sendAsset(request, reply, asset);
    return asset !== null;
  }
  const type = mediaType(name);
  const compressible = isText({ type });
  const twin =
    compressible && encodingOf(request.headers['accept-encoding']) === 'br' ? await store.open(`${name}.br`) : null;
  const found = twin ?? (await store.open(name));
  if (!found) return false;
  if (compressible) reply.header('vary', 'accept-encoding');
  if (twin) reply.header('content-encoding', 'br');
  await reply
    .header('cache-control', isHashed(name) ? 'public, max-age=31536000, immutable' : 'no-cache')
    .header('content-length', String(found.size))
    .type(type)
    .send(found.content);
  return true;
}
