import { auditCalls, auditTrail } from '@console/contracts/orders-logs/audit-trail';
import { callsOf } from '@console/contracts/core/resource';
import { admin, testCaller, viewer } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { branchId } from '../../people/organisation/seed.ts';
import { modules } from '../../modules.ts';
import type { Caller, Scope } from '../../platform/context.ts';
import { recordEntries } from '../../platform/audit/record.ts';

const calls = callsOf(auditTrail);
const server = useServer({ modules });
const list = (query: object = {}, caller: Caller = admin) =>
  server.current.call(calls['list'], caller, { query: query as Record<string, unknown> });
const detail = (secureId: string, caller: Caller = admin) =>
  server.current.call(calls['detail'], caller, { parameters: { secureId } });
const month = { from: '2026-02-14', to: '2026-03-16' };
const within = (query: object = {}, caller: Caller = admin) => list({ ...month, size: 100, ...query }, caller);

interface Row {
  secureId: string;
  username: string;
  roleNames: string[];
  module: string;
  action: string;
  outcome: string;
  entityId: string | null;
  ip: string;
  requestId: string;
}

describe('the scope', () => {
  const inScope = (scope: Scope) => testCaller('KACAB01', { '*': 'View and Export' }, { mappingType: 'BRANCH', scope });
  const ofBranch = inScope({ type: 'branches', branchIds: [branchId('SPEKTRA', '10010')], mraIds: [] });

  it('shows entries of people of the own branches only, in lists, details, children and files', async () => {
    const { rows } = (await within({}, ofBranch)).result as { rows: Row[] };
    expect(rows.length).toBeGreaterThan(0);
    const colleagues = ['KACAB01', 'ADMCB01', 'ADMCB02', 'SAO10010', 'TAMU01', 'MROFF01'];
    expect(rows.filter(({ username }) => !colleagues.includes(username))).toEqual([]);
    const foreign = (await within({ username: 'CC05' })).result.rows[0].secureId;
    expect((await detail(foreign, ofBranch)).status).toBe(404);
    expect(
      (await server.current.call(auditCalls.children, ofBranch, { parameters: { secureId: foreign } })).status,
    ).toBe(404);
    expect((await within({ username: 'CC05' }, ofBranch)).result.total).toBe(0);
  });

  it('shows nothing to people without mapping', async () => {
    expect((await within({}, inScope({ type: 'none' }))).result.total).toBe(0);
  });

  it('needs the privilege', async () => {
    expect((await list({}, testCaller('NOBODY01', {}))).status).toBe(403);
    expect(
      (await server.current.call(calls['download'], viewer, { query: { format: 'csv', reason: 'Pemeriksaan' } }))
        .status,
    ).toBe(403);
  });
});

describe('entries of one instant', () => {
  const at = new Date('2026-01-20T10:00:00+07:00');
  const day = { from: '2026-01-20', to: '2026-01-20' };
  const entry = (n: number, rest: object = {}) => ({
    actor: { username: 'SYSTEM', name: 'uji', roleNames: [], request: null },
    module: 'uji',
    action: 'UPDATE',
    entityId: 'sama',
    entityLabel: `urut ${n}`,
    changes: [],
    at,
    ...rest,
  });

  it('are in the order of writing: in the list, over its pages, around each, and below a bulk call', async () => {
    const { db } = server.current.database;
    const [parent] = await recordEntries(db, [entry(0, { entityId: null })]);
    const first = await recordEntries(
      db,
      Array.from({ length: 12 }, (_, index) => entry(index + 1, { parentId: parent })),
    );
    for (let n = 13; n <= 25; n += 1) first.push(...(await recordEntries(db, [entry(n, { parentId: parent })])));
    const labels = (rows: readonly { entityLabel: string }[]) =>
      rows.map(({ entityLabel }) => Number(entityLabel.slice(5)));
    const newestFirst = Array.from({ length: 26 }, (_, index) => 25 - index);
    expect(labels((await list({ ...day, size: 100 })).result.rows)).toEqual(newestFirst);
    const pages = await Promise.all(
      [1, 2, 3].map(async (page) => labels((await list({ ...day, size: 10, page })).result.rows)),
    );
    expect(pages.flat()).toEqual(newestFirst);
    expect(labels((await list({ ...day, size: 100, sort: 'at,asc' })).result.rows)).toEqual(newestFirst.toReversed());
    const {
      result: { surroundings },
    } = await detail(first[11]!);
    expect([surroundings.previous.entityLabel, surroundings.next.entityLabel]).toEqual(['urut 11', 'urut 13']);
    const children = (
      await server.current.call(auditCalls.children, admin, {
        parameters: { secureId: parent! },
        query: { page: 2, size: 10 },
      })
    ).result;
    expect(labels(children.rows)).toEqual([11, 12, 13, 14, 15, 16, 17, 18, 19, 20]);
  });
});
