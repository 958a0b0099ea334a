import { financialSchemes } from '@console/contracts/branches-stores/financial-scheme';
import { financialSchemesNmc } from '@console/contracts/branches-stores/financial-scheme-nmc';
import { stores } from '@console/contracts/branches-stores/store';
import { changeCallsOf } from '@console/contracts/core/changes';
import { callsOf, usesCall } from '@console/contracts/core/resource';
import { sql } from 'kysely';
import { admin, testCaller } from '../../../test/callers.ts';
import { tickingAll } from '../../../test/ticks.ts';
import { useServer } from '../../../test/server.ts';
import { modules } from '../../modules.ts';

const server = useServer({ modules });
const db = () => server.current.database.db;
const maker = testCaller('SKEMA01', { '*': 'Full Access' });
const reason = 'penyesuaian skema pembiayaan';
const calls = { SPEKTRA: callsOf(financialSchemes), NMC: callsOf(financialSchemesNmc) };
const schemeOf = async (line: 'SPEKTRA' | 'NMC', code: string) =>
  (await server.current.call(calls[line].list, admin, { query: { search: code } as never })).result.rows[0]!;
const update = async (line: 'SPEKTRA' | 'NMC', code: string, change: object) => {
  const { secureId } = await schemeOf(line, code);
  const { result } = await server.current.call(calls[line].detail, admin, { parameters: { secureId } });
  return server.current.call(calls[line].update, maker, { body: { ...result, ...change, reason } as never });
};

test('what moves an instalment stays while outlets use the scheme; other fields change', async () => {
  const { usageCount } = await schemeOf('SPEKTRA', 'FS0001');
  expect(usageCount).toBeGreaterThan(0);
  const refused = await update('SPEKTRA', 'FS0001', { firstInstalment: 'ADDM', adminCharge: 'UPFRONT' });
  expect([refused.status, refused.body.code]).toEqual([409, 'IN_USE']);
  expect(refused.body.result.referencedBy).toEqual([{ module: 'store', count: usageCount }]);
  const nmc = await update('NMC', 'FS0001', { insuranceCharge: 'UPFRONT', insurancePaymentType: 'Y' });
  expect(nmc.body.code).toBe('IN_USE');
  expect((await update('SPEKTRA', 'FS0001', { name: 'Skema dengan nama baru' })).status).toBe(202);
});

test('a scheme that nothing uses changes', async () => {
  await sql`update outlet set financial_scheme_ids = array_remove(financial_scheme_ids,
    (select id from financial_scheme where scheme_code = 'FS0002'))`.execute(db());
  expect((await schemeOf('SPEKTRA', 'FS0002')).usageCount).toBe(0);
  const { firstInstalment } = await schemeOf('SPEKTRA', 'FS0002');
  const other = firstInstalment === 'ADDM' ? 'ADDB' : 'ADDM';
  expect((await update('SPEKTRA', 'FS0002', { firstInstalment: other })).status).toBe(202);
});

test('promos keep a scheme from being switched off; stores are shown, and lose it', async () => {
  const { secureId, version, usageCount } = await schemeOf('SPEKTRA', 'FS0003');
  const body = { items: [{ secureId, version }], reason };
  await sql`update promo set financial_scheme_id = ${secureId} where id = (select id from promo
    where business_line = 'SPEKTRA' and status = 'active' limit 1)`.execute(db());
  const refused = await server.current.call(calls.SPEKTRA.deactivate, maker, { body });
  expect(refused.body.code).toBe('IN_USE');
  expect(refused.body.result.referencedBy).toMatchObject([{ module: 'promo', count: 1 }]);
  await sql`update promo set financial_scheme_id = null where financial_scheme_id = ${secureId}`.execute(db());
  const uses = (await server.current.call(usesCall(financialSchemes), maker, { parameters: { secureId } })).result;
  expect(uses).toMatchObject([{ module: 'store', count: usageCount, prevents: false }]);
  const query = uses[0]!.filter as never;
  expect((await server.current.call(callsOf(stores).list, admin, { query })).result.total).toBe(usageCount);
  const asked = await server.current.call(calls.SPEKTRA.deactivate, maker, { body });
  expect(asked.status).toBe(202);
  const { changes, approveChange } = changeCallsOf(financialSchemes);
  const { rows } = (
    await server.current.call(changes, admin, { query: { recordId: secureId, state: ['PENDING'] } as never })
  ).result;
  const approved = await tickingAll((acknowledged) =>
    server.current.call(approveChange, admin, { body: { secureIds: [rows[0]!.secureId], acknowledged } }),
  );
  expect(approved.status).toBe(200);
  expect((await schemeOf('SPEKTRA', 'FS0003')).usageCount).toBe(0);
  const lost = await sql<{ count: number }>`select count(*)::int as count from audit_entry
    where module = 'store' and action = 'UPDATE'
      and changes @> '[{"field": "financialSchemeIds", "before": "FS0003"}]'`.execute(db());
  expect(lost.rows[0]!.count).toBeGreaterThanOrEqual(usageCount);
});
