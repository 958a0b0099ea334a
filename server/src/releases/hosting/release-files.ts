import type { FastifyReply, FastifyRequest } from 'fastify';
import { releaseStoreOf } from '../store/of.ts';
import { mediaType } from '../publishing/media-type.ts';
import type { Services } from '../../platform/services.ts';
import { cacheControlOf, sendAsset } from './send-asset.ts';

/** `<remote>/<version>/<file>`, without hidden files and `..`. */
const releaseFile = /^[a-z][a-z0-9-]*\/\d[\w.-]*-[0-9a-f]{10}(\/[\w@][\w.@-]*)+$/;

const takesBrotli = ({ headers }: FastifyRequest): boolean =>
  /(^|[\s,])br\s*(,|$)/.test(String(headers['accept-encoding'] ?? ''));

/**
 * Sends a file of a release from the store, or its compressed copy to clients that accept it; used where no web server
 * or CDN does so.
 * @returns false when the store has no such file. Not the reply itself: awaiting it would resolve it to undefined.
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
    await sendAsset(reply, store.directory, name);
    return true;
  }
  const twin = takesBrotli(request) ? await store.open(`${name}.br`) : null;
  const found = twin ?? (await store.open(name));
  if (!found) return false;
  if (twin) reply.header('vary', 'accept-encoding').header('content-encoding', 'br');
  await reply
    .header('cache-control', cacheControlOf(name))
    .header('content-length', String(found.size))
    .type(mediaType(name))
    .send(found.content);
  return true;
}
