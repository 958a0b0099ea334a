import { auditVerbOf } from '@console/contracts/core/call';
import { auditActions, auditCalls, auditTrail } from '@console/contracts/orders-logs/audit-trail';
import { callsOf } from '@console/contracts/core/resource';
import { admin } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { modules } from '../../modules.ts';
import type { Caller } from '../../platform/context.ts';
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
