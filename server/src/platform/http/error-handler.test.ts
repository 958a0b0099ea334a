import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Application } from './application.ts';
import { errorHandler } from './error-handler.ts';
import { invalid } from './refusal.ts';

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

test('a refusal whose words fail is answered by its code, in the shape of all refusals', async () => {
  const sent: unknown[] = [];
  const reply = { raw: { destroyed: false, writableFinished: false } } as unknown as FastifyReply;
  for (const name of ['status', 'type', 'header'] as const) reply[name] = (() => reply) as never;
  reply.send = ((body: string) => (sent.push(JSON.parse(body)), reply)) as never;
  const failing = {
    ...app,
    errors: {
      ...app.errors,
      fieldError: () => {
        throw new TypeError('no title');
      },
    },
  } as unknown as Application;
  const refusal = invalid({ field: 'where', code: 'CONDITION_OPERATOR' });
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  await errorHandler(failing)(refusal, { id: 'r1', headers: {}, log } as unknown as FastifyRequest, reply);
  expect(sent).toEqual([{ message: 'Terjadi kesalahan', code: 'VALIDATION' }]);
});
