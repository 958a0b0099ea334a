import { storeReportCalls, storeReporting } from '@console/contracts/branches-stores/store-reporting';
import {
  homeStoreTransactions,
  homeTransactionCalls,
} from '@console/contracts/branches-stores/home-store-transactions';
import { promoReportCalls, promoReporting } from '@console/contracts/promos-products/promo-reporting';
import { titleOf } from '@console/contracts/core/titles';
import { seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { signIn, type SignedIn } from '../../../test/sign-in.ts';
import { csvRows, downloadCalls, downloadModules, toolsOf } from '../../records/downloads/downloads.fixtures.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { roleId } from '../../people/roles/seed-id.ts';
import type { ExportRestriction } from '../../people/roles/tables.ts';
import { orderFiguresModule } from './module.ts';

const server = useServer({ modules: [...downloadModules, orderFiguresModule], realSessions: true });
const { db, until, fetchFile, forgetCallers } = toolsOf(server);
const period = { from: jakartaDay(new Date(seedDate.getTime() - 80 * 86_400_000)), to: jakartaDay(seedDate) };
afterEach(() => server.current.setNow(seedDate));

const request = (person: SignedIn, call: object, query: object) =>
  person.call(call as never, { query: { ...query, format: 'csv' } });

async function readyFile(person: SignedIn, { status, result }: Awaited<ReturnType<typeof request>>) {
  expect(status).toBe(202);
  const id = result.downloadSecureId as string;
  const { rowCount, filterText } = await until(person, id, 'ready');
  return { id, rowCount, filterText, file: (await fetchFile(person, id)).text };
}

async function fileOf(username: string, call: object, query: object) {
  const person = await signIn(server.current, username);
  return { person, ...(await readyFile(person, await request(person, call, query))) };
}

/** The file of an order that expired, written again. */
async function repeated(person: SignedIn, id: string) {
  await db().updateTable('download_job').set({ state: 'expired' }).where('id', '=', id).execute();
  return readyFile(person, await person.call(downloadCalls['repeat'], { body: { secureId: id } }));
}

/** The values of a column of a file by its title, without quotes. */
function columnOf(file: string, title: string): string[] {
  const [titles = '', ...rows] = file.replace('\uFEFF', '').split('\r\n');
  const index = titles.split(';').indexOf(title);
  expect(index).toBeGreaterThanOrEqual(0);
  return rows.slice(0, -1).map((row) => row.match(/("(?:[^"]|"")*"|[^;]*)(?:;|$)/g)![index]!.replace(/;$/, ''));
}

async function restrictBranchAdmin(restriction: Partial<ExportRestriction>): Promise<void> {
  const whole = { mode: 'NONE', lines: [], hoursFrom: null, hoursTo: null, dailyLimit: null, ...restriction };
  await db()
    .updateTable('role')
    .set({ export_restriction: JSON.stringify(whole) })
    .where('id', '=', roleId('branch_admin'))
    .execute();
}

test('the file of each report has every row of the page and no row of totals', async () => {
  for (const [call, page, resource, code] of [
    [storeReportCalls.file, storeReportCalls.report, storeReporting, 'storeCode'],
    [promoReportCalls.file, promoReportCalls.report, promoReporting, 'promoCode'],
    [homeTransactionCalls.file, homeTransactionCalls.transactions, homeStoreTransactions, 'storeCode'],
  ] as const) {
    const { person, rowCount, file } = await fileOf('ADMIN01', call, period);
    const { result } = await person.call(page as never, { query: period });
    expect([rowCount, csvRows(file).length]).toEqual([result.total, result.total]);
    for (const name of [code, 'branch', 'orders', 'approved'] as const)
      expect(columnOf(file, titleOf(resource, name).id).slice(0, result.rows.length)).toEqual(
        result.rows.map((row: Record<string, string | number | null>) => `${row[name] ?? ''}`),
      );
  }
});

test('the file of a user of a branch has no subsidies', async () => {
  await restrictBranchAdmin({});
  const subsidy = titleOf(storeReporting, 'subsidy').id;
  expect((await fileOf('ADMIN01', storeReportCalls.file, period)).file).toContain(subsidy);
  expect((await fileOf('ADMCB01', storeReportCalls.file, period)).file).not.toContain(subsidy);
});

test('a file that is written again has no subsidies for a person who was mapped to a branch since', async () => {
  await restrictBranchAdmin({});
  const subsidy = titleOf(storeReporting, 'subsidy').id;
  const map = async (mapping_type: 'NATIONAL' | 'BRANCH') => {
    await db().updateTable('app_user').set({ mapping_type }).where('username', '=', 'ADMCB01').execute();
    forgetCallers();
  };
  await map('NATIONAL');
  const { person, id, file } = await fileOf('ADMCB01', storeReportCalls.file, period);
  expect(columnOf(file, subsidy).some((cell) => Number(cell) > 0)).toBe(true);
  await map('BRANCH');
  const again = await repeated(person, id);
  expect(again.rowCount).toBeGreaterThan(0);
  expect(columnOf(again.file, subsidy).every((cell) => cell === '')).toBe(true);
});

test('a file of last month that is written again next month is of the same month', async () => {
  const { id, file } = await fileOf('ADMIN01', homeTransactionCalls.file, { period: 'LAST_MONTH' });
  server.current.setNow(new Date('2026-04-02T03:00:00Z'));
  const again = await repeated(await signIn(server.current, 'ADMIN01'), id);
  expect(csvRows(again.file)).toEqual(csvRows(file));
});

test('a role with files of at most 92 days exports named periods', async () => {
  const line = { module: 'store', allowed: true, maxRows: 10_000, maxPeriodDays: 92 };
  await restrictBranchAdmin({ mode: 'BY_MODULE', lines: [{ ...line, formats: ['csv'], personalData: 'MASKED' }] });
  const person = await signIn(server.current, 'ADMCB01');
  for (const query of [{}, { period: 'THIS_MONTH' }, { period: 'LAST_MONTH' }])
    expect((await request(person, homeTransactionCalls.file, query)).status).toBe(202);
});
