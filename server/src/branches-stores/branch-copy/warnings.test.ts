import { ticksOf } from '@console/contracts/core/changes';
import { copyCalls, type CopyScope } from '@console/contracts/branches-stores/branch/copies';
import { approvalCalls } from '@console/contracts/platform/approvals';
import { admin, testCaller } from '../../../test/callers.ts';
import { seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { branchId } from '../../people/organisation/seed.ts';
import type { Caller } from '../../platform/context.ts';
import { productsModules } from '../../products/modules.ts';
import { approvals } from '../../records/approvals/module.ts';
import { dayAfter } from '../../records/effective/rules.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { branchesStoresModules } from '../modules.ts';

const server = useServer({ modules: [...productsModules, ...branchesStoresModules, approvals] });
const maker = testCaller('SALIN01', { '*': 'Full Access' });
const checker = testCaller('SALIN02', { '*': 'Full Access' });
const reason = 'disamakan dengan cabang tetangga';
const { SPEKTRA: calls } = copyCalls;

const copying = (to: string, from: string): CopyScope => ({
  branchId: branchId('SPEKTRA', to),
  sourceId: branchId('SPEKTRA', from),
  effectiveFrom: dayAfter(jakartaDay(seedDate), 1),
});
const preview = (scope: CopyScope) => server.current.call(calls.preview, maker, { body: { ...scope, page: 1 } });
const propose = (scope: CopyScope, expectedCount: number) =>
  server.current.call(calls.create, maker, { body: { ...scope, reason, expectedCount } });

test('what is unusual in a copy is ticked by an admin, once for all rows that have it, and kept', async () => {
  await server.current.database.db
    .updateTable('app_setting')
    .set({ value: '2.9' })
    .where('key', '=', 'RATE_FLOOR_SPEKTRA')
    .execute();
  const scope = copying('17030', '17040');
  const { result: made } = await propose(scope, (await preview(scope)).result.written);
  const shown = async (by = admin) =>
    (await server.current.call(calls.rows, by, { parameters: { secureId: made.secureId }, query: {} })).result.warnings;
  const warnings = await shown();
  expect(warnings.map(({ code }: { code: string }) => code)).toContain('BELOW_FLOOR');
  const inbox = (await server.current.call(approvalCalls.detail, checker, { parameters: { secureId: made.secureId } }))
    .result;
  expect(inbox).toMatchObject({ warnings, needsAdmin: 'RATE_NEEDS_ADMIN', hindrance: 'RATE_NEEDS_ADMIN' });
  const approve = (caller: Caller, acknowledged: readonly string[]) =>
    server.current.call(calls.approve, caller, { body: { ...made, acknowledged: [...acknowledged] } as never });
  const codes = ticksOf(warnings);
  expect((await approve(checker, codes)).body.code).toBe('RATE_NEEDS_ADMIN');
  expect((await approve(admin, [])).body.code).toBe('WARNINGS_NOT_TICKED');
  const acknowledged = { [made.secureId]: codes };
  const decided = await server.current.call(approvalCalls.decideMany, admin, {
    body: {
      decision: 'approve',
      secureIds: [made.secureId],
      versions: { [made.secureId]: made.version },
      acknowledged,
    },
  });
  expect(decided.result.refused).toEqual([]);
  expect(await shown()).toEqual(warnings);
  const entry = await server.current.database.db
    .selectFrom('audit_entry')
    .select('changes')
    .where('entity_id', '=', made.secureId)
    .where('action', '=', 'APPROVE')
    .where('outcome', '=', 'success')
    .executeTakeFirstOrThrow();
  expect(entry.changes.map(({ field }) => field)).toContain('acknowledged');
});

test('where no instalment can be calculated a row says why', async () => {
  const scope = copying('17050', '17060');
  const { db } = server.current.database;
  await db.deleteFrom('branch_fee_exclusive').execute();
  await db.deleteFrom('branch_fee').where('branch_id', 'in', [scope.branchId, scope.sourceId]).execute();
  const { result } = await preview(scope);
  expect(
    result.rows.find(({ kind, effect }: { kind: string; effect: string }) => kind === 'RATE' && effect !== 'SAME'),
  ).toMatchObject({
    instalmentThen: null,
    missing: 'FEE_NOT_FOUND',
  });
});
