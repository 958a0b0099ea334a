import { call } from '@console/contracts/core/call';
import { admin, nobody, viewer } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { calls, thingModule } from './calls.fixture.ts';

const server = useServer({ modules: [thingModule] });
const english = { 'accept-language': 'en-GB,en;q=0.9,id;q=0.5' };

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
