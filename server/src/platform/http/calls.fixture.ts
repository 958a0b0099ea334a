import { call } from '@console/contracts/core/call';
import { text } from '@console/contracts/core/text';
import pg from 'pg';
import * as z from 'zod/mini';
import { accepted, Answer, FileAnswer } from './answer.ts';
import type { Module } from './application.ts';
import { Refusal } from './refusal.ts';
import { serve } from './serve.ts';

const base = 'middle';
const access = (action: 'view' | 'create') => ({ privilege: 'thing:browse', action }) as const;

/** Calls of every kind, to test what all calls share. */
export const calls = {
  open: call({
    name: 'thing.open',
    method: 'GET',
    base: 'publish',
    path: 'thing',
    access: 'public',
    summary: 'open',
    result: z.object({ language: z.string() }),
  }),
  list: call({
    name: 'thing.list',
    method: 'GET',
    base,
    path: 'thing',
    access: access('view'),
    summary: 'list',
    query: z.object({
      page: z.optional(z.int().check(z.gte(1))),
      size: z.optional(z.union([z.literal(10), z.literal(25)])),
      only: z.optional(z.boolean()),
      status: z.optional(z.array(z.enum(['new', 'old']))),
      word: z.optional(z.string()),
    }),
  }),
  one: call({
    name: 'thing.detail',
    method: 'GET',
    base,
    path: 'thing/{secureId}',
    access: access('view'),
    summary: 'one',
  }),
  lov: call({ name: 'thing.lov', method: 'GET', base, path: 'thing/lov', access: 'session', summary: 'lov' }),
  spend: call({
    name: 'thing.spend',
    method: 'POST',
    base,
    path: 'thing/spend',
    access: access('create'),
    summary: 'takes numbers that are used up',
    idempotent: 'required',
    result: z.object({ spent: z.boolean() }),
  }),
  create: call({
    name: 'thing.create',
    method: 'POST',
    base,
    path: 'thing',
    access: access('create'),
    summary: 'create',
    idempotent: true,
    body: z.object({ name: z.string().check(z.minLength(3)), amount: z.optional(z.number()) }),
  }),
  flat: call({
    name: 'thing.flat',
    method: 'POST',
    base: 'auth',
    path: 'thing-token',
    access: 'public',
    summary: 'flat',
    flat: true,
  }),
  file: call({
    name: 'thing.download',
    method: 'GET',
    base,
    path: 'thing/file',
    access: access('view'),
    summary: 'file',
    download: true,
  }),
  upload: call({
    name: 'thing.upload',
    method: 'POST',
    base,
    path: 'thing/upload',
    access: access('create'),
    summary: 'upload',
    upload: true,
    body: z.object({ force: z.optional(z.boolean()) }),
  }),
  limited: call({
    name: 'thing.limited',
    method: 'GET',
    base: 'publish',
    path: 'limited',
    access: 'public',
    summary: 'limited',
  }),
  busy: call({ name: 'thing.busy', method: 'GET', base: 'publish', path: 'busy', access: 'public', summary: 'busy' }),
  broken: call({
    name: 'thing.broken',
    method: 'GET',
    base: 'publish',
    path: 'broken',
    access: 'public',
    summary: 'broken',
  }),
};

/** What the create call has stored, and how it behaves. */
export const things = { created: [] as string[], delayMs: 0, refuse: false };

export const thingModule: Module = (app) => {
  app.errors.add({ THING_FULL: { status: 409, text: text('Sudah penuh: {limit}', 'Full: {limit}') } });
  serve(app, calls.open, async ({ language }) => ({ language }));
  serve(app, calls.list, async ({ query }) => query);
  serve(app, calls.one, async ({ parameters }) => parameters);
  serve(app, calls.lov, async () => things.created);
  serve(app, calls.spend, () => Promise.resolve({ spent: true }));
  serve(app, calls.create, async ({ body }) => {
    if (things.delayMs > 0)
      await new Promise((resolve) => {
        setTimeout(resolve, things.delayMs);
      });
    if (things.refuse) throw new Refusal('THING_FULL', { parameters: { limit: 3 } });
    things.created.push(body.name);
    const result = { number: things.created.length, name: body.name };
    return body.amount === 202 ? accepted(result) : result;
  });
  serve(app, calls.flat, async () => new Answer(401, { error: 'no', error_description: 'Invalid Username' }));
  serve(
    app,
    calls.file,
    async () => new FileAnswer(Buffer.from('a,b\r\n'), { name: 'berkas é.csv', type: 'text/csv' }),
  );
  serve(app, calls.upload, async ({ upload, body }) => ({ ...upload, ...(body as object) }));
  serve(app, calls.limited, async () => 'ok', { rateLimit: { max: 2, timeWindow: 60_000 } });
  serve(app, calls.busy, async () => {
    const pool = new pg.Pool({ connectionString: app.services.database.url, max: 1, connectionTimeoutMillis: 500 });
    const lent = await pool.connect();
    try {
      await pool.connect();
    } finally {
      lent.release();
      await pool.end();
    }
  });
  serve(app, calls.broken, async () => {
    throw new Error('secret detail');
  });
};
