// Reads: nothing
import fs from 'node:fs';
import path from 'node:path';
import { admin, nobody, viewer } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { calls, thingModule } from './calls.fixture.ts';

const server = useServer({ modules: [thingModule] });

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
