import { memberReportCalls as calls, reportColumns, reportNames } from '@console/contracts/membership/reporting';
import { seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { signIn } from '../../../test/sign-in.ts';
import { csvRows, downloadModules, toolsOf } from '../../records/downloads/downloads.fixtures.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { memberReportingModule } from './module.ts';

const server = useServer({ modules: [...downloadModules, memberReportingModule], realSessions: true });
const { until, fetchFile } = toolsOf(server);
const year = { from: jakartaDay(new Date(seedDate.getTime() - 360 * 86_400_000)), to: jakartaDay(seedDate) };

test('a job makes the file of each report, with the rows of the page', async () => {
  const person = await signIn(server.current, 'ADMIN01');
  for (const report of reportNames) {
    const query = { ...year, report };
    const { result: shown } = await person.call(calls.report as never, { query });
    const asked = await person.call(calls.file as never, { query: { ...query, format: 'csv' } });
    expect([report, asked.status]).toEqual([report, 202]);
    const id = asked.result.downloadSecureId as string;
    expect(await until(person, id, 'ready')).toMatchObject({ rowCount: shown.total });
    const rows = csvRows((await fetchFile(person, id)).text);
    expect([report, rows.length]).toEqual([report, shown.total]);
    const [first] = shown.rows;
    if (first) expect(rows[0]!.split(';')).toHaveLength(2 + reportColumns[report].figures.length);
  }
});
