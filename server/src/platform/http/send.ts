import type { Call } from '@console/contracts/core/call';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { wireText } from '../database/wire-text.ts';
import { Answer, EventAnswer, FileAnswer } from './answer.ts';
import { etagOf, hasEtag, matches } from './etag.ts';

const json = 'application/json; charset=utf-8';

function sendFile(reply: FastifyReply, { content, options }: FileAnswer): FastifyReply {
  const { name, type, disposition = 'attachment', headers = {} } = options;
  const plain = name.replace(/[^\w.-]/g, '_');
  return reply
    .header('content-disposition', `${disposition}; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`)
    .header('x-content-type-options', 'nosniff')
    .headers(headers)
    .type(type)
    .send(content);
}

/** Sends the result of a handler: in the envelope, flat, as a file, or as 304 when the client has it already. */
export function sendAnswer(call: Call, answer: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (answer instanceof FileAnswer) return sendFile(reply, answer);
  if (answer instanceof EventAnswer)
    return reply.header('x-accel-buffering', 'no').type('text/event-stream').send(answer.content);
  if (answer instanceof Answer)
    return reply.status(answer.status).headers(answer.headers).type(json).send(wireText(answer.body));
  const body = wireText(call.flat ? answer : { message: 'OK', result: answer ?? null });
  if (!hasEtag(call)) return reply.type(json).send(body);
  const etag = etagOf(body);
  reply.header('etag', etag).header('cache-control', 'private, no-cache');
  // A public call knows its caller by the cookies, if at all.
  if (call.access === 'public') reply.header('vary', 'cookie');
  return matches(request.headers['if-none-match'], etag) ? reply.status(304).send() : reply.type(json).send(body);
}
