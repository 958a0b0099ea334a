import type { FastifyReply, FastifyRequest } from 'fastify';
import { releaseStoreOf } from '../store/of.ts';
import { mediaType } from '../types.ts';
import type { Services } from '../../platform/services.ts';
import { cacheControlOf, sendAsset } from './send-asset.ts';

/** `<remote>/<version>/<file>`, nothing hidden and nothing that leads elsewhere. */
const releaseFile = /^[a-z][a-z0-9-]*\/\d[\w.-]*-[0-9a-f]{10}(\/[\w@][\w.@-]*)+$/;

const takesBrotli = ({ headers }: FastifyRequest): boolean =>
  /(^|[\s,])br\s*(,|$)/.test(String(headers['accept-encoding'] ?? ''));

/**
 * Sends a file of a release from the store, or its compressed twin to who takes that, where no web server or CDN before
 * the program does so.
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
