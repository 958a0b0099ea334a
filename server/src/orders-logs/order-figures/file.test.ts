import { storeReportCalls, storeReporting } from '@console/contracts/branches-stores/store-reporting';
import { homeTransactionCalls } from '@console/contracts/branches-stores/home-store-transactions';
import { promoReportCalls } from '@console/contracts/promos-products/promo-reporting';
import { titleOf } from '@console/contracts/core/titles';
import { sql } from 'kysely';
import { seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { signIn } from '../../../test/sign-in.ts';
import { csvRows, downloadModules, toolsOf } from '../../records/downloads/downloads.fixtures.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { roleId } from '../../people/roles/seed-id.ts';
import { orderFiguresModule } from './module.ts';

const server = useServer({ modules: [...downloadModules, orderFiguresModule], realSessions: true });
const { until, fetchFile } = toolsOf(server);
const period = { from: jakartaDay(new Date(seedDate.getTime() - 80 * 86_400_000)), to: jakartaDay(seedDate) };

async function fileOf(username: string, call: object, query: object) {
  const person = await signIn(server.current, username);
  const asked = await person.call(call as never, { query: { ...query, format: 'csv' } });
  expect(asked.status).toBe(202);
  const id = asked.result.downloadSecureId as string;
  const { rowCount } = await until(person, id, 'ready');
  return { person, rowCount, file: (await fetchFile(person, id)).text };
}

test('the file of each report has every row of the page and no row of totals', async () => {
  for (const [call, page] of [
    [storeReportCalls.file, storeReportCalls.report],
    [promoReportCalls.file, promoReportCalls.report],
    [homeTransactionCalls.file, homeTransactionCalls.transactions],
  ]) {
    const { person, rowCount, file } = await fileOf('ADMIN01', call!, period);
    const { result } = await person.call(page as never, { query: period });
    expect([rowCount, csvRows(file).length]).toEqual([result.total, result.total]);
  }
});

test('the file of a user of a branch has no subsidies', async () => {
  await sql`update role set export_restriction = jsonb_set(export_restriction, '{mode}', '"NONE"')
    where id = ${roleId('branch_admin')}`.execute(server.current.database.db);
  const subsidy = titleOf(storeReporting, 'subsidy').id;
  expect((await fileOf('ADMIN01', storeReportCalls.file, period)).file).toContain(subsidy);
  expect((await fileOf('ADMCB01', storeReportCalls.file, period)).file).not.toContain(subsidy);
});
