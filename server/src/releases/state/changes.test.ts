import { randomUUID } from 'node:crypto';
import { releaseCalls } from '@console/contracts/platform/releases/calls';
import { admin } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { releases } from '../module.ts';
import { build, change, publish, publishAll, reason, stateIn, tokenFor } from '../releases.fixture.ts';

const server = useServer({ modules: [releases] });
const remote = () => `r-${randomUUID().slice(0, 8)}`;
const refused = async (answer: ReturnType<typeof change>) => {
  const { status, body } = await answer;
  return [status, (body as { code: string }).code];
};

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

describe('a promotion', () => {
  it('makes the canary stable and the old stable previous; history and audit trail say who, why and what', async () => {
    const {
      id,
      versions: [first, second],
    } = await given();
    await change(server.current, id, 'canary', { version: second, share: 10, users: ['hoops01'], roles: ['sao'] });
    expect(await stateIn(server.current, id)).toMatchObject({
      stable: first,
      canary: { version: second, share: 10, users: ['HOOPS01'], roles: ['sao'] },
    });
    const { status, result } = await change(server.current, id, 'promote');
    expect([status, result.stable, result.previous, result.canary, result.stateVersion]).toEqual([
      200,
      second,
      first,
      null,
      3,
    ]);
    const {
      result: { rows },
    } = await server.current.call(releaseCalls.history, admin, { parameters: { remote: id } });
    expect(
      rows.map(({ kind, undoable, by }: { kind: string; undoable: boolean; by: string }) => [kind, undoable, by]),
    ).toEqual([
      ['PROMOTE', true, 'ADMIN01'],
      ['CANARY', false, 'ADMIN01'],
      ['PUBLISH', false, expect.stringContaining('CI')],
    ]);
    expect(
      await server.current.database.db
        .selectFrom('audit_entry')
        .select(['action', 'reason', 'outcome'])
        .where('entity_id', '=', id)
        .where('action', '=', 'PROMOTE')
        .execute(),
    ).toEqual([{ action: 'PROMOTE', reason, outcome: 'success' }]);
  });

  it('is refused of nothing, of an unknown release, and of what is stable already', async () => {
    const {
      id,
      versions: [first],
    } = await given(1);
    expect(await refused(change(server.current, id, 'promote'))).toEqual([409, 'NO_CANARY']);
    expect(await refused(change(server.current, id, 'promote', { version: '9.9.9-0123456789' }))).toEqual([
      404,
      'RELEASE_UNKNOWN',
    ]);
    expect(await refused(change(server.current, id, 'promote', { version: first }))).toEqual([409, 'UNCHANGED']);
    expect(
      await refused(change(server.current, id, 'canary', { version: first, share: 0, users: [], roles: [] })),
    ).toEqual([422, 'CANARY_FOR_NOBODY']);
    expect(await refused(change(server.current, id, 'canaryEnd'))).toEqual([409, 'NO_CANARY']);
    expect(await refused(change(server.current, id, 'rollback'))).toEqual([409, 'NO_PREVIOUS_RELEASE']);
    expect(await refused(change(server.current, id, 'undo'))).toEqual([409, 'NOTHING_TO_UNDO']);
    expect(await refused(change(server.current, id, 'pin', { version: first, reason: 'x' }))).toEqual([
      422,
      'VALIDATION',
    ]);
  });
});

describe('the way back', () => {
  it('leads to the previous release, and from there to the one before that', async () => {
    const {
      id,
      versions: [first, second, third],
    } = await given(3);
    await change(server.current, id, 'promote', { version: second });
    await change(server.current, id, 'promote', { version: third });
    expect((await change(server.current, id, 'rollback')).result).toMatchObject({ stable: second, previous: first });
    expect((await change(server.current, id, 'rollback')).result).toMatchObject({ stable: first, previous: third });
  });

  it('leads to a named release, and ends a canary', async () => {
    const {
      id,
      versions: [first, second, third],
    } = await given(3);
    await change(server.current, id, 'promote', { version: second });
    await change(server.current, id, 'canary', { version: third, share: 50, users: [], roles: [] });
    expect((await change(server.current, id, 'rollback', { version: first })).result).toMatchObject({
      stable: first,
      canary: null,
    });
  });

  it('undoes the latest change in one step, and can be undone itself', async () => {
    const {
      id,
      versions: [first, second],
    } = await given();
    await change(server.current, id, 'canary', { version: second, share: 25, users: [], roles: [] });
    const canary = await stateIn(server.current, id);
    await change(server.current, id, 'disable');
    expect((await change(server.current, id, 'undo')).result).toMatchObject({
      disabled: null,
      canary: canary.canary,
      stable: first,
      stateVersion: 4,
    });
    expect((await change(server.current, id, 'undo')).result).toMatchObject({ disabled: reason });
  });
});

describe('a pin', () => {
  it('holds against promotion, canary and roll back until it is taken off', async () => {
    const {
      id,
      versions: [first, second],
    } = await given();
    await change(server.current, id, 'pin', { version: first });
    for (const [what, body] of [
      ['promote', { version: second }],
      ['canary', { version: second, share: 1, users: [], roles: [] }],
      ['rollback', { version: second }],
    ] as const) {
      expect(await refused(change(server.current, id, what, body))).toEqual([409, 'RELEASE_PINNED']);
    }
    await change(server.current, id, 'unpin');
    expect((await change(server.current, id, 'promote', { version: second })).status).toBe(200);
  });
});

describe('two people at once', () => {
  it('change nothing twice: who decided on another state is refused with the state as it is', async () => {
    const {
      id,
      versions: [, second, third],
    } = await given(3);
    const { stateVersion } = await stateIn(server.current, id);
    const promote = (version: string | undefined) =>
      server.current.call(releaseCalls.promote, admin, {
        parameters: { remote: id },
        body: { stateVersion, reason, version },
      });
    const answers = await Promise.all([promote(second), promote(third)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const [winner, loser] = answers.toSorted((a, b) => a.status - b.status);
    expect(loser?.body).toMatchObject({ code: 'STALE_VERSION', result: winner?.result });
    expect(await stateIn(server.current, id)).toEqual(winner?.result);
    expect((await server.current.call(releaseCalls.history, admin, { parameters: { remote: id } })).result.total).toBe(
      2,
    );
  });

  it('cannot begin one remote twice', async () => {
    const id = remote();
    const [one, other] = [await tokenFor(server.current, id), await tokenFor(server.current, id)];
    const answers = await Promise.all([
      publish(server.current, one, build(id, 'one')),
      publish(server.current, other, build(id, 'two')),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await stateIn(server.current, id)).toMatchObject({ stateVersion: 1 });
  });
});
