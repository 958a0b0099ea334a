import type { FastifyInstance } from 'fastify';
import { compressText, encodingOf, smallest } from './encodings.ts';

/**
 * Compresses JSON answers from 1 kB on, for those who take it: what the console may do is a tenth of its size then. Answers
 * that hold tokens stay as they are. Nobody elsewhere can have answers made with text of their choosing, since no call takes
 * a cookie as proof.
 */
export function compressAnswers(http: FastifyInstance): void {
  http.addHook('onSend', async (request, reply, payload) => {
    const isJson = String(reply.getHeader('content-type') ?? '').startsWith('application/json');
    if (
      typeof payload !== 'string' ||
      payload.length < smallest ||
      !isJson ||
      !request.url.startsWith('/api/') ||
      request.url.startsWith('/api/auth/')
    )
      return payload;
    reply.header('vary', 'accept-encoding');
    const encoding = encodingOf(request.headers['accept-encoding']);
    if (encoding === null) return payload;
    reply.header('content-encoding', encoding);
    const etag = reply.getHeader('etag');
    // The same answer in other bytes.
    if (typeof etag === 'string' && !etag.startsWith('W/')) reply.header('etag', `W/${etag}`);
    return compressText(Buffer.from(payload), encoding);
  });
}
