import fs from 'node:fs';
import path from 'node:path';
import { call } from '@console/contracts/core/call';
import { admin, nobody, viewer } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { calls, thingModule } from './calls.fixture.ts';

const server = useServer({ modules: [thingModule] });
const english = { 'accept-language': 'en-GB,en;q=0.9,id;q=0.5' };

describe('who may make a call', () => {
  it('needs a caller except on public calls', async () => {
    expect((await server.current.call(calls.open, null)).status).toBe(200);
    expect(await server.current.call(calls.list, null)).toMatchObject({ status: 401, body: { code: 'TOKEN_INVALID' } });
  });

  it('needs the privilege, and names what is missing', async () => {
    expect(await server.current.call(calls.list, nobody)).toMatchObject({
      status: 403,
      body: {
        code: 'FORBIDDEN',
        privilege: 'thing:browse',
        action: 'view',
        message: 'Anda tidak memiliki akses untuk aksi ini',
      },
    });
    expect(await server.current.call(calls.create, viewer, { body: { name: 'abc' } })).toMatchObject({
      status: 403,
      body: { action: 'create' },
    });
    expect((await server.current.call(calls.lov, nobody)).status).toBe(200);
  });

  it('is refused before the body is read', async () => {
    expect(
      (await server.current.call(calls.create, viewer, { body: '{', headers: { 'content-type': 'application/json' } }))
        .status,
    ).toBe(403);
  });

  it('reads which version of privileges the answer was made with', async () => {
    expect((await server.current.call(calls.list, viewer)).headers.get('x-privileges-version')).toBe('1');
    expect((await server.current.call(calls.open, null)).headers.get('x-privileges-version')).toBeNull();
  });
});

describe('parameters', () => {
  const read = async (query: Record<string, unknown>) =>
    (await server.current.call(calls.list, admin, { query })).result;

  it('are read by their kind: numbers, flags, repeated keys as arrays', async () => {
    expect(await read({ page: 2, size: 25, only: true, status: ['new', 'old'], word: ' 007 ' })).toEqual({
      page: 2,
      size: 25,
      only: true,
      status: ['new', 'old'],
      word: '007',
    });
    expect(await read({ status: 'new' })).toEqual({ status: ['new'] });
  });

  it('that are blank or unknown count as absent', async () => {
    expect(await read({ page: '', nonsense: 1 })).toEqual({});
  });

  it.each([
    [{ size: 11 }, 'size', 'NOT_ALLOWED'],
    [{ page: 0 }, 'page', 'RANGE'],
    [{ page: 'two' }, 'page', 'NOT_A_NUMBER'],
    [{ status: ['new', 'lost'] }, 'status.1', 'NOT_ALLOWED'],
    [{ page: [1, 2] }, 'page', 'NOT_A_NUMBER'],
    [{ word: ['a', 'b'] }, 'word', 'PATTERN'],
  ])('%j are refused', async (query, field, code) => {
    const { status, body } = await server.current.call(calls.list, admin, { query });
    expect(status).toBe(422);
    expect(body).toMatchObject({ code: 'VALIDATION', errors: [{ field, code, message: expect.any(String) }] });
  });
});

describe('answers', () => {
  it('come in the envelope, flat, or as a file', async () => {
    expect((await server.current.call(calls.open, null)).body).toEqual({ message: 'OK', result: { language: 'id' } });
    expect(await server.current.call(calls.flat, null, { body: {} })).toMatchObject({
      status: 401,
      body: { error: 'no', error_description: 'Invalid Username' },
    });
    const file = await server.current.call(calls.file, admin);
    expect(file.text).toBe('a,b\r\n');
    expect(file.headers.get('content-disposition')).toBe(
      `attachment; filename="berkas__.csv"; filename*=UTF-8''berkas%20%C3%A9.csv`,
    );
  });

  it('carry the request id that came, or a new one', async () => {
    const id = '8c880532-5dab-4f36-8cf2-4bfa4965f7d9';
    expect(
      (await server.current.call(calls.open, null, { headers: { 'x-request-id': id } })).headers.get('x-request-id'),
    ).toBe(id);
    expect(
      (await server.current.call(calls.open, null, { headers: { 'x-request-id': 'drop table' } })).headers.get(
        'x-request-id',
      ),
    ).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('are never kept by anyone between', async () => {
    expect((await server.current.call(calls.list, admin)).headers.get('cache-control')).toBe('no-store');
  });

  it('of lists of values are not sent again while they stay the same', async () => {
    const first = await server.current.call(calls.lov, admin);
    const etag = first.headers.get('etag') as string;
    const again = await server.current.call(calls.lov, admin, { headers: { 'if-none-match': etag } });
    expect(again).toMatchObject({ status: 304, text: '' });
    expect((await server.current.call(calls.lov, admin, { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
  });
});

describe('refusals', () => {
  it('read in the language of the caller', async () => {
    expect((await server.current.call(calls.list, nobody, { headers: english })).body.message).toBe(
      'You do not have access to this action',
    );
    expect(
      (await server.current.call(calls.list, admin, { query: { size: 11 }, headers: english })).body.errors[0].message,
    ).toBe('Choice is not allowed');
  });

  it('name every faulty field of a body', async () => {
    const { body } = await server.current.call(calls.create, admin, { body: { name: 'ab', amount: 'x' } });
    expect(body.errors).toMatchObject([
      { field: 'name', code: 'TOO_SHORT', message: 'Minimal 3 karakter' },
      { field: 'amount', code: 'NOT_A_NUMBER' },
    ]);
    expect((await server.current.call(calls.create, admin, { body: {} })).body.errors).toMatchObject([
      { field: 'name', code: 'REQUIRED', message: 'Wajib diisi' },
    ]);
  });

  it.each([
    ['broken JSON', '{"name":', 400],
    ['no object', '"text"', 400],
    ['too large a body', JSON.stringify({ name: 'x'.repeat(1_100_000) }), 413],
  ])('answer %s as malformed', async (_, body, status) => {
    expect(
      await server.current.call(calls.create, admin, { body, headers: { 'content-type': 'application/json' } }),
    ).toMatchObject({ status, body: { code: 'MALFORMED' } });
  });

  it('tell an unknown address from a wrong method', async () => {
    const strange = call({ name: 'x', method: 'PUT', base: 'middle', path: 'thing', access: 'session', summary: '' });
    const wrong = await server.current.call(strange, admin);
    expect(wrong).toMatchObject({ status: 405, body: { code: 'METHOD_NOT_ALLOWED' } });
    expect(wrong.headers.get('allow')).toBe('GET, POST');
    expect(await server.current.call({ ...strange, path: 'nothing' }, admin)).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND' },
    });
  });

  it('of too many calls say when to come again', async () => {
    const answers = [];
    for (let i = 0; i < 3; i++) answers.push(await server.current.call(calls.limited, null));
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 429]);
    expect(answers[2]?.body.code).toBe('RATE_LIMITED');
    expect(Number(answers[2]?.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('for want of a database connection say that the services are busy and when to come again', async () => {
    const { status, body, headers } = await server.current.call(calls.busy, null);
    expect({ status, body }).toEqual({
      status: 503,
      body: { message: 'Layanan sedang sibuk, coba lagi sebentar', code: 'BUSY' },
    });
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('of a fault tell nothing but the request id', async () => {
    const { status, body, headers, text } = await server.current.call(calls.broken, null);
    const id = headers.get('x-request-id') as string;
    expect({ status, body }).toEqual({
      status: 500,
      body: { message: `Terjadi kesalahan. Kode: ${id}`, code: 'INTERNAL', requestId: id },
    });
    expect(text).not.toContain('secret');
  });

  it('of acts are kept in the audit trail, those of looking are not', async () => {
    const { db } = server.current.database;
    await server.current.call(calls.create, viewer, {
      body: { name: 'abc' },
      headers: { 'x-request-id': 'aaaaaaaa-5dab-4f36-8cf2-4bfa4965f7d9' },
    });
    await server.current.call(calls.list, nobody);
    const entries = await db
      .selectFrom('audit_entry')
      .selectAll()
      .where('username', 'in', ['VIEWER01', 'NOBODY01'])
      .where('request_id', '=', 'aaaaaaaa-5dab-4f36-8cf2-4bfa4965f7d9')
      .execute();
    expect(entries).toMatchObject([
      {
        username: 'VIEWER01',
        module: 'thing',
        action: 'CREATE',
        outcome: 'refused',
        code: 'FORBIDDEN',
        method: 'POST',
        base: 'middle',
        path: '/api/middle/thing',
      },
    ]);
    expect(await db.selectFrom('audit_entry').select('id').where('username', '=', 'NOBODY01').execute()).toEqual([]);
  });
});

describe('uploads', () => {
  const temporary = () => path.join(server.current.database.dataDirectory, 'tmp');
  const form = (content: string | Uint8Array<ArrayBuffer>, fields: Record<string, string> = {}) => {
    const data = new FormData();
    for (const [name, value] of Object.entries(fields)) data.append(name, value);
    data.append('file', new Blob([content], { type: 'text/csv' }), 'rows.csv');
    return data;
  };

  it('reach the handler as a file with its size and hash, and the other parts as a body', async () => {
    const { result } = await server.current.call(calls.upload, admin, {
      body: form('hello', { force: 'true', isAdmin: 'true' }),
    });
    expect(result).not.toHaveProperty('isAdmin');
    expect(result).toMatchObject({
      name: 'rows.csv',
      type: 'text/csv',
      size: 5,
      hash: '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824',
      force: true,
    });
    expect(fs.readdirSync(temporary())).toEqual([]);
  });

  it('above 20 MB are refused and leave nothing', async () => {
    const large = await server.current.call(calls.upload, admin, { body: form(new Uint8Array(21 * 1024 * 1024)) });
    expect(large).toMatchObject({
      status: 422,
      body: { code: 'FILE_TOO_LARGE', message: 'Ukuran file maksimal 20 MB' },
    });
    expect(fs.readdirSync(temporary())).toEqual([]);
  });

  it('without a file say so', async () => {
    const empty = new FormData();
    empty.append('force', 'true');
    expect((await server.current.call(calls.upload, admin, { body: empty })).body.errors).toMatchObject([
      { field: 'file', code: 'REQUIRED' },
    ]);
    expect((await server.current.call(calls.upload, admin, { body: { a: 1 } })).status).toBe(400);
  });
});

describe('health', () => {
  it('tells that the program lives and reaches its database', async () => {
    expect(await (await fetch(`${server.current.origin}/health/live`)).json()).toEqual({ status: 'live' });
    expect((await fetch(`${server.current.origin}/health/ready`)).status).toBe(200);
  });
});
