import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Application } from './application.ts';
import { errorHandler } from './error-handler.ts';

const app = {
  errors: { status: () => 500, text: () => 'Terjadi kesalahan', fieldError: () => undefined },
  services: {},
} as unknown as Application;

async function logged(error: Error, raw: { readonly destroyed: boolean; readonly writableFinished: boolean }) {
  const told: string[] = [];
  const log = {
    info: () => told.push('info'),
    warn: () => told.push('warn'),
    error: () => told.push('error'),
  };
  const reply = { raw } as unknown as FastifyReply;
  for (const name of ['status', 'type', 'send', 'header'] as const) reply[name] = (() => reply) as never;
  await errorHandler(app)(error as never, { id: 'r1', headers: {}, log } as unknown as FastifyRequest, reply);
  return told;
}

test('work that was stopped because its caller went away is no failure of the services', async () => {
  const aborted = new DOMException('This operation was aborted', 'AbortError');
  const closed = Object.assign(new Error('Premature close'), { code: 'ERR_STREAM_PREMATURE_CLOSE' });
  for (const error of [aborted, closed])
    expect(await logged(error, { destroyed: true, writableFinished: false })).toEqual(['info']);
});

test('an error without a known cause is logged as a failure, also while its caller goes away', async () => {
  for (const raw of [
    { destroyed: false, writableFinished: false },
    { destroyed: true, writableFinished: false },
  ])
    expect(await logged(new Error('broken'), raw)).toEqual(['error']);
});
