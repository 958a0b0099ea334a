import { releaseCalls } from '@console/contracts/platform/releases/calls';
import { teamReleaseCalls } from '@console/contracts/platform/releases/team-calls';
import { admin, viewer } from '../../../test/callers.ts';
import { seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { hosting } from '../hosting/module.ts';
import { releases } from '../module.ts';
import { build, publish, tokenFor } from '../releases.fixture.ts';

const server = useServer({ modules: [hosting, releases] });
const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

describe('a token', () => {
  it('is shown once, kept as a hash, and releases one remote only', async () => {
    const token = await tokenFor(server.current, 'cards');
    const rows = await server.current.database.db.selectFrom('release_token').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    expect((await server.current.call(releaseCalls.tokens, admin)).text).not.toContain(token);
    expect((await publish(server.current, token, build('membership', 'one'))).body).toMatchObject({
      code: 'RELEASE_NOT_YOURS',
      message: 'Token ini hanya untuk remote cards',
    });
    const disable = await server.current.call(teamReleaseCalls.disable, null, {
      parameters: { remote: 'membership' },
      body: { stateVersion: 1, reason: 'Bukan milik kami' },
      ...bearer(token),
    });
    expect([disable.status, disable.body.code]).toEqual([403, 'RELEASE_NOT_YOURS']);
    expect((await server.current.call(teamReleaseCalls.whose, null, bearer(token))).result).toMatchObject({
      remote: 'cards',
    });
  });

  it('ends at once when revoked, and by its date', async () => {
    server.current.setNow(new Date(seedDate.getTime() + 120_000));
    const token = await tokenFor(server.current, 'cards', { days: 1 });
    const {
      result: {
        rows: [{ secureId }],
      },
    } = await server.current.call(releaseCalls.tokens, admin);
    const other = await tokenFor(server.current, 'cards', { days: 1 });
    expect(
      (await server.current.call(releaseCalls.revokeToken, admin, { body: { secureId, reason: 'Bocor' } })).status,
    ).toBe(200);
    expect(
      (await server.current.call(releaseCalls.revokeToken, admin, { body: { secureId, reason: 'Bocor' } })).status,
    ).toBe(404);
    const ask = async (secret: string) =>
      (await server.current.call(teamReleaseCalls.list, null, bearer(secret))).status;
    expect([await ask(token), await ask(other), await ask('crt_x'), await ask('')]).toEqual([401, 200, 401, 401]);
    server.current.setNow(new Date(seedDate.getTime() + 86_520_000));
    expect(await ask(other)).toBe(401);
    server.current.setNow(seedDate);
  });

  it('is made and ended by those who operate, with an entry in the audit trail', async () => {
    expect(
      (
        await server.current.call(releaseCalls.createToken, viewer, {
          body: { remote: 'cards', name: 'CI lain', days: 3, reason: 'Untuk CI' },
        })
      ).body.code,
    ).toBe('FORBIDDEN');
    await tokenFor(server.current, 'cards', { name: 'CI Tim Kartu' });
    expect(
      (
        await server.current.call(releaseCalls.createToken, admin, {
          body: { remote: 'cards', name: 'ci tim kartu', days: 3, reason: 'Untuk CI' },
        })
      ).body,
    ).toMatchObject({ code: 'DUPLICATE', field: 'name' });
    expect(
      await server.current.database.db
        .selectFrom('audit_entry')
        .select(['action', 'reason', 'username'])
        .where('entity_label', '=', 'CI Tim Kartu (cards)')
        .execute(),
    ).toEqual([{ action: 'CREATE', reason: 'Untuk CI', username: 'ADMIN01' }]);
  });
});
