import { createReadStream } from 'node:fs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { encodingOf } from '../../platform/http/encodings.ts';
import { isText, type Asset } from './assets.ts';
import { contentOf } from './encodings.ts';

const forEver = 'public, max-age=31536000, immutable';

/** Sends a file: hashed names may be kept for ever, all others are asked for again, by ETag. */
export async function sendAsset(request: FastifyRequest, reply: FastifyReply, asset: Asset): Promise<FastifyReply> {
  const content = await contentOf(asset, encodingOf(request.headers['accept-encoding']));
  const etag = content.encoding ? asset.etag.replace(/"$/, `-${content.encoding}"`) : asset.etag;
  reply.header('etag', etag).header('cache-control', asset.hashed ? forEver : 'no-cache');
  if (isText(asset)) reply.header('vary', 'accept-encoding');
  if (request.headers['if-none-match'] === etag) return reply.status(304).send();
  if (content.encoding) reply.header('content-encoding', content.encoding);
  reply.type(asset.type);
  if ('body' in content) return reply.send(content.body);
  return reply.header('content-length', String(content.size)).send(createReadStream(content.file));
}
