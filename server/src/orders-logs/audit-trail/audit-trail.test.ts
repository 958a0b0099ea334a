import { auditVerbOf } from '@console/contracts/core/call';
import { auditActions, auditCalls, auditTrail } from '@console/contracts/orders-logs/audit-trail';
import { callsOf } from '@console/contracts/core/resource';
import { admin, testCaller, viewer } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { branchId } from '../../people/organisation/seed.ts';
import { modules } from '../../modules.ts';
import type { Caller, Scope } from '../../platform/context.ts';
import { recordEntries } from '../../platform/audit/record.ts';
import { userId } from '../../shell/user/seed.ts';

const calls = callsOf(auditTrail);
const server = useServer({ modules });
const list = (query: object = {}, caller: Caller = admin) =>
  server.current.call(calls['list'], caller, { query: query as Record<string, unknown> });
const detail = (secureId: string, caller: Caller = admin) =>
  server.current.call(calls['detail'], caller, { parameters: { secureId } });
const month = { from: '2026-02-14', to: '2026-03-16' };
const within = (query: object = {}, caller: Caller = admin) => list({ ...month, size: 100, ...query }, caller);

describe('the period', () => {
  it('is today when none is given', async () => {
    const { result } = await list({ size: 100 });
    expect(result.total).toBeGreaterThan(0);
    expect(result.rows.every(({ at }: { at: string }) => at.startsWith('2026-03-16'))).toBe(true);
  });

  it('includes both its days, of Jakarta', async () => {
    await recordEntries(
      server.current.database.db,
      ['2026-01-09T23:59:59.999', '2026-01-10T00:00:00', '2026-01-11T23:59:59.999', '2026-01-12T00:00:00'].map(
        (at) => ({
          actor: { username: 'SYSTEM', name: 'uji', roleNames: [], request: null },
          module: 'uji',
          action: 'RUN',
          at: new Date(`${at}+07:00`),
        }),
      ),
    );
    const { result } = await list({ from: '2026-01-10', to: '2026-01-11' });
    expect(result.rows.map(({ at }: { at: string }) => at)).toEqual([
      '2026-01-11T23:59:59.999+07:00',
      '2026-01-10T00:00:00.000+07:00',
    ]);
  });

  it.each([
    ['31 days', { from: '2026-02-14', to: '2026-03-16' }, 200, undefined],
    ['32 days', { from: '2026-02-13', to: '2026-03-16' }, 422, 'NARROW_FILTER'],
    ['366 days of one person', { from: '2025-03-16', to: '2026-03-16', username: 'ADMIN01' }, 200, undefined],
    ['367 days of one person', { from: '2025-03-15', to: '2026-03-16', username: 'ADMIN01' }, 422, 'NARROW_FILTER'],
    ['366 days of one record', { from: '2025-03-16', to: '2026-03-16', entityId: userId('CC05') }, 200, undefined],
    ['an end before its beginning', { from: '2026-03-16', to: '2026-03-15' }, 422, 'VALIDATION'],
    ['a beginning alone, until today', { from: '2026-02-14' }, 200, undefined],
  ])('of %s', async (_, query, status, code) => {
    const answer = await list(query);
    expect({ status: answer.status, code: answer.body.code }).toEqual({ status, code });
  });
});

describe('the list', () => {
  it('is newest first, with what its columns show and neither changes nor surroundings', async () => {
    const { rows, total } = (await within()).result;
    // Reads of the audit trail are audited too.
    const looks = (await within({ action: ['READ'] })).result.total;
    expect(total - looks).toBe(800);
    const times = rows.map(({ at }: { at: string }) => Date.parse(at));
    expect(times).toEqual(times.toSorted((a: number, b: number) => b - a));
    expect(rows[0]).toMatchObject({ changes: null, surroundings: null });
  });

  it.each([
    ['person', { username: 'cc05' }, ({ username }: Row) => username === 'CC05'],
    ['role', { role: 'internal_audit' }, ({ roleNames }: Row) => roleNames.includes('internal_audit')],
    ['module', { module: 'blacklist-phone-number' }, ({ module }: Row) => module === 'blacklist-phone-number'],
    ['actions', { action: ['APPROVE', 'REJECT'] }, ({ action }: Row) => action === 'APPROVE' || action === 'REJECT'],
    ['outcome', { outcome: 'refused' }, ({ outcome }: Row) => outcome === 'refused'],
    ['record', { entityId: userId('CC05') }, ({ entityId }: Row) => entityId === userId('CC05')],
  ] as const)('filters by %s', async (_, query, fits) => {
    const { rows, total } = (await within(query)).result as { rows: Row[]; total: number };
    expect(total).toBeGreaterThan(0);
    expect(total).toBeLessThan(800);
    expect(rows.every(fits)).toBe(true);
  });

  it('filters by address and request', async () => {
    const [first] = (await within({ username: 'CC05' })).result.rows;
    expect((await within({ ip: first.ip })).result.rows.every(({ ip }: Row) => ip === first.ip)).toBe(true);
    expect((await within({ requestId: first.requestId })).result.rows).toMatchObject([{ secureId: first.secureId }]);
  });

  it('finds what a record is called, and a record by its id', async () => {
    expect((await within({ search: 'kode-yang-tidak-ada' })).result.total).toBe(0);
    expect((await within({ search: 'cc05' })).result.total).toBe(6);
    expect((await within({ search: userId('CC05') })).result.total).toBe(6);
  });

  it('offers every verb that the services write', () => {
    const verbs = [...server.current.app.calls.values()]
      .filter(({ access }) => typeof access === 'object' && access.action !== 'view')
      .map(auditVerbOf);
    expect([...new Set(verbs)].filter((verb) => !(auditActions as readonly string[]).includes(verb))).toEqual([]);
  });

  it('can only be read', async () => {
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const response = await fetch(`${server.current.origin}/api/middle/audit-trail`, {
        method,
        headers: { authorization: 'Bearer test', username: 'ADMIN01', 'content-type': 'application/json' },
        body: '{}',
      });
      expect(response.status).toBe(405);
    }
  });
});

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

describe('an entry', () => {
  it('tells what changed, and what lies around it', async () => {
    const [removed] = (await within({ module: 'blacklist-phone-number', action: ['REQUEST'] })).result.rows;
    const { result } = await detail(removed.secureId);
    expect(result.changes).toEqual([
      { field: 'state', title: { id: 'Status', en: 'State' }, before: 'ACTIVE', after: 'REMOVAL_PROPOSED' },
    ]);
    expect(result.surroundings).toMatchObject({
      previous: { action: 'APPROVE', entityLabel: removed.entityLabel },
      parent: null,
      childCount: 0,
    });
    const before = await detail(result.surroundings.previous.secureId);
    expect(before.result.surroundings.next.secureId).toBe(removed.secureId);
  });

  it('of a bulk change leads to its children, page by page, and they to it', async () => {
    const parent = (await within({ module: 'zip-code', action: ['ACTIVATE'] })).result.rows.find(
      ({ recordCount }: { recordCount: number | null }) => recordCount === 25,
    );
    expect((await detail(parent.secureId)).result.surroundings.childCount).toBe(25);
    const children = async (query: object) =>
      server.current.call(auditCalls.children, admin, {
        parameters: { secureId: parent.secureId },
        query: query as Record<string, unknown>,
      });
    const pages = [
      (await children({ page: 1 })).result,
      (await children({ page: 2 })).result,
      (await children({ page: 3 })).result,
    ];
    expect(pages.map(({ rows }) => rows.length)).toEqual([10, 10, 5]);
    expect(new Set(pages.flatMap(({ rows }) => rows.map((row: Row) => row.secureId))).size).toBe(25);
    expect((await detail(pages[0].rows[0].secureId)).result.surroundings.parent.secureId).toBe(parent.secureId);
    expect((await children({ size: 7 })).status).toBe(422);
  });

  it('of one request is shown with the others of it', async () => {
    const request = {
      id: '7b0f4b0e-5f6a-4a50-9a54-0d3c2f5a1e11',
      ip: '10.0.0.1',
      userAgent: 'uji',
      base: 'middle',
      method: 'PUT',
      path: '/api/middle/uji',
    };
    const actor = { username: 'ADMIN02', name: 'Uji', roleNames: ['admin'], request };
    const [one, other] = await recordEntries(
      server.current.database.db,
      ['satu', 'dua'].map((entityLabel) => ({
        actor,
        module: 'uji',
        action: 'RUN',
        entityLabel,
        at: new Date('2026-03-10T10:00:00+07:00'),
      })),
    );
    expect((await detail(one!)).result.surroundings.sameRequest).toMatchObject([
      { secureId: other, entityLabel: 'dua' },
    ]);
  });

  it('that is unknown is not found', async () => {
    expect((await detail('00000000-0000-4000-8000-000000000000')).status).toBe(404);
    expect((await detail('x')).status).toBe(404);
  });

  it('is never changed or removed, not even in the database', async () => {
    const { db } = server.current.database;
    await expect(db.deleteFrom('audit_entry').execute()).rejects.toThrow('never changed or removed');
    await expect(db.updateTable('audit_entry').set({ reason: 'x' }).execute()).rejects.toThrow(
      'never changed or removed',
    );
  });
});

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
