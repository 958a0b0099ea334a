import { callsOf } from '@console/contracts/core/resource';
import { memberChangeCalls } from '@console/contracts/membership/member-change';
import { members } from '@console/contracts/membership/membership';
import { runCalls } from '@console/contracts/platform/runs';
import { userId } from '../../shell/user/seed.ts';
import { useServer } from '../../../test/server.ts';
import { modulesUpToMembership } from '../modules.fixture.ts';
import { memberId } from '../member/seed.ts';
import { approver, branchOf, changesOn, maker as anybody } from './changes.fixtures.ts';

const server = useServer({ modules: modulesUpToMembership });
/** A stored user: a run in the background acts as the person of the register. */
const maker = { ...anybody, userId: userId('HOOPS01') };
const db = () => server.current.database.db;
const { stored, reasonId } = changesOn(server);
const acts = callsOf(members);
const items = async (...numbers: readonly number[]) =>
  Promise.all(numbers.map(async (i) => ({ secureId: memberId(i), version: (await stored(i)).version })));
/** Active 141 and 142, one of them with an order in progress; inactive 310, closed 316. */
const mixed = [141, 142, 310, 316] as const;
const valuesOf = async (reason: string) => ({ reasonId: await reasonId(reason), note: 'tidak aktif sejak lama' });
const pendingOf = (i: number) =>
  db()
    .selectFrom('member_change')
    .selectAll()
    .where('member_id', '=', memberId(i))
    .where('section', '=', 'deactivate')
    .where('state', '=', 'PENDING')
    .execute();
const ended = async (runId: string) => {
  for (;;) {
    const { result } = await server.current.call(runCalls.detail, maker, { parameters: { secureId: runId } });
    if (result.state !== 'RUNNING') return result;
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  }
};

test('before several members are switched off it is named who is refused and why, and nothing is stored', async () => {
  const body = { items: await items(...mixed), values: await valuesOf('DORMANT') };
  const { result } = await server.current.call(acts['deactivate-preview'], maker, { body });
  expect(result).toMatchObject({ total: 4, examined: 4 });
  const refused = result.refused.map(({ secureId, code }: { secureId: string; code: string }) => [secureId, code]);
  expect(refused).toContainEqual([memberId(310), 'INVALID_STATE']);
  expect(refused).toContainEqual([memberId(316), 'MEMBER_CHANGE_CLOSED']);
  expect(result.allowed + refused.length).toBe(4);
  expect(result.allowed).toBeGreaterThan(0);
  for (const i of mixed) expect(await pendingOf(i)).toEqual([]);
});

test('a reason that asks for a photo is refused: a photo proves one change alone', async () => {
  const body = { items: await items(141), values: await valuesOf('DECEASED') };
  const { body: answer } = await server.current.call(acts['deactivate-preview'], maker, { body });
  expect(answer.errors).toEqual([expect.objectContaining({ field: 'reasonId', code: 'REASON_NEEDS_PROOF' })]);
});

test('each member that is not refused waits for somebody else, with the one reason; the others are named', async () => {
  const body = { items: await items(...mixed), values: await valuesOf('DORMANT'), expectedCount: 4 };
  const { result: preview } = await server.current.call(acts['deactivate-preview'], maker, {
    body: { items: body.items, values: body.values },
  });
  const { result } = await server.current.call(acts['deactivate-many'], maker, { body });
  const run = await ended(result.runId);
  expect(run).toMatchObject({
    state: 'COMPLETED_WITH_SKIPS',
    changed: preview.allowed,
    skipped: preview.refused.length,
  });
  const i = mixed.find((n) =>
    preview.permitted.some(({ secureId }: { secureId: string }) => secureId === memberId(n)),
  )!;
  const [change] = await pendingOf(i);
  expect(change).toMatchObject({ created_by: maker.username, reason_id: body.values.reasonId });
  expect(await stored(i)).toMatchObject({ status: 'active' });
  const decide = { secureId: change!.id, version: change!.version };
  const own = await server.current.call(memberChangeCalls.approve, maker, { body: decide });
  expect(own.body.code).toBe('SELF_APPROVAL');
  expect((await server.current.call(memberChangeCalls.approve, approver, { body: decide })).status).toBe(200);
  expect(await stored(i)).toMatchObject({ status: 'inactive' });
});

test('a branch switches off its own members alone', async () => {
  const body = { items: await items(150, 151), values: await valuesOf('DORMANT') };
  const { result } = await server.current.call(acts['deactivate-preview'], branchOf(150), { body });
  expect(result.refused).toContainEqual(expect.objectContaining({ secureId: memberId(151), code: 'NOT_FOUND' }));
});
