import { auditTrail } from '@console/contracts/orders-logs/audit-trail';
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

describe('the period', () => {
  it('is today when none is given', async () => {
    const { result } = await list({ size: 100 });
    expect(result.total).toBeGreaterThan(0);
    expect(result.rows.every(({ at }: { at: string }) => at.startsWith('2026-03-16'))).toBe(true);
  });

  it('is that of a condition on the time, where the filter has none', async () => {
    const days = async (query: object) => {
      const { result } = await list({ size: 100, ...query });
      return new Set(result.rows.map(({ at }: { at: string }) => at.slice(0, 10)));
    };
    expect((await days({ where: ['at.relative.last-30-days'] })).size).toBeGreaterThan(1);
    expect([...(await days({ where: ['at.is.2026-03-16'] }))]).toEqual(['2026-03-16']);
    // One of several that need not hold leaves the period as it is.
    expect([...(await days({ where: ['at.relative.last-30-days or module.is.user'] }))]).toEqual(['2026-03-16']);
    expect((await list({ where: ['at.relative.this-year'] })).body.code).toBe('NARROW_FILTER');
    expect((await list({ where: ['username.is.ADMIN01'] })).status).toBe(422);
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
