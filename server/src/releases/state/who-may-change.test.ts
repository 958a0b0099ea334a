import { randomUUID } from 'node:crypto';
import { releaseCalls } from '@console/contracts/platform/releases/calls';
import { teamReleaseCalls } from '@console/contracts/platform/releases/team-calls';
import { testCaller, viewer } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { releases } from '../module.ts';
import { change, publishAll, reason, stateIn, tokenFor } from '../releases.fixture.ts';

const server = useServer({ modules: [releases] });
const remote = () => `r-${randomUUID().slice(0, 8)}`;

/** A remote with this number of releases, the first one stable. */
async function given(count = 2): Promise<{ id: string; versions: string[] }> {
  const id = remote();
  return {
    id,
    versions: await publishAll(
      server.current,
      id,
      ...['a', 'b', 'c', 'd'].slice(0, count).map((script) => `${id} ${script}`),
    ),
  };
}

describe('who may', () => {
  const stopper = testCaller('STOP01', { '*': 'Input' });
  it.each([
    ['canary', 403],
    ['promote', 403],
    ['pin', 403],
    ['unpin', 403],
    ['rollback', 200],
    ['disable', 200],
    ['undo', 200],
    ['enable', 409],
    ['canaryEnd', 409],
  ] as const)('%s is answered %d to a person who may switch records', async (what, expected) => {
    const {
      id,
      versions: [, second],
    } = await given();
    await change(server.current, id, 'promote', { version: second });
    const { stateVersion } = await stateIn(server.current, id);
    const body = { stateVersion, reason, version: second, share: 1, users: [], roles: [] };
    expect(
      (
        await server.current.call(releaseCalls[what], stopper, {
          parameters: { remote: id },
          body: what === 'rollback' ? { stateVersion, reason } : body,
        })
      ).status,
    ).toBe(expected);
  });

  it('readers read, and change nothing', async () => {
    const { id } = await given(1);
    for (const call of [
      releaseCalls.list,
      releaseCalls.detail,
      releaseCalls.releases,
      releaseCalls.history,
      releaseCalls.health,
      releaseCalls.live,
    ]) {
      expect((await server.current.call(call, viewer, { parameters: { remote: id } })).status).toBe(200);
    }
    expect(
      (
        await server.current.call(releaseCalls.disable, viewer, {
          parameters: { remote: id },
          body: { stateVersion: 1, reason },
        })
      ).status,
    ).toBe(403);
    expect((await server.current.call(releaseCalls.detail, viewer, { parameters: { remote: 'unknown' } })).status).toBe(
      404,
    );
  });

  it('a team changes its own remote by its token, under the same rules', async () => {
    const {
      id,
      versions: [first, second],
    } = await given();
    const headers = { authorization: `Bearer ${await tokenFor(server.current, id)}` };
    const { stateVersion } = await stateIn(server.current, id);
    const canary = (version: number) =>
      server.current.call(teamReleaseCalls.canary, null, {
        parameters: { remote: id },
        headers,
        body: { stateVersion: version, reason, version: second, share: 10, users: [], roles: [] },
      });
    expect((await canary(stateVersion)).result).toMatchObject({
      stable: first,
      canary: { share: 10 },
      changedBy: expect.stringContaining('CI'),
    });
    expect((await canary(stateVersion)).body.code).toBe('STALE_VERSION');
    expect(
      (await server.current.call(teamReleaseCalls.history, null, { parameters: { remote: id }, headers })).result.total,
    ).toBe(2);
  });
});
