import { spektraBranches } from '@console/contracts/branches-stores/branch/register';
import { changeCallsOf } from '@console/contracts/core/changes';
import type { Difference } from '@console/contracts/core/differences';
import type { WaitingElsewhere } from '@console/contracts/core/elsewhere';
import { approvalCalls, type ApprovalRow } from '@console/contracts/platform/approvals';
import { testCaller } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { modules } from '../../modules.ts';

const server = useServer({ modules });
const approver = testCaller('HARGA09', { '*': 'Approval' });
const figures = ['rateRegular', 'rateRepeat', 'effectiveFrom'];

test('a row of the approvals names the office and says what changes, before and after', async () => {
  const { result } = await server.current.call(approvalCalls.list, approver, {
    query: { module: 'branch-rate', state: ['PENDING'] },
  });
  expect(result.rows.length).toBeGreaterThan(0);
  for (const { recordLabel, gist } of result.rows as ApprovalRow[]) {
    expect(recordLabel).toMatch(/^\d{5} [A-Z][a-z]+/);
    expect(gist.map(({ name }: Difference) => name)).toEqual(figures);
    expect(gist[0]).toMatchObject({ title: { id: 'Rate Regular' }, field: { kind: 'percent' } });
    expect(gist[0]!.before).not.toEqual(gist[0]!.after);
  }
});

test('what waits below a list says what changes and until when; its warnings are counted when asked for', async () => {
  const { changes } = changeCallsOf(spektraBranches);
  const read = async (warned: boolean) =>
    (await server.current.call(changes, approver, { query: { whole: true, warned, state: ['PENDING'] } })).result
      .elsewhere!.rows as WaitingElsewhere[];
  const rows = await read(false);
  const rates = rows.filter(({ title }) => title.id === 'Rate cabang');
  expect(rates.length).toBeGreaterThan(0);
  for (const { action, gist, warnings, expiresAt } of rates) {
    expect({ action, fields: gist.map(({ name }: Difference) => name), warnings }).toEqual({
      action: 'update',
      fields: figures,
      warnings: null,
    });
    expect(expiresAt).not.toBeNull();
  }
  for (const { warnings } of await read(true)) expect(warnings).toEqual(expect.any(Number));
});
