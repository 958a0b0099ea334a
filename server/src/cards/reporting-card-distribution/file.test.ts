import { distributionCalls } from '@console/contracts/cards/reporting-card-distribution';
import { useServer } from '../../../test/server.ts';
import { signIn } from '../../../test/sign-in.ts';
import { csvRows, downloadModules, toolsOf } from '../../records/downloads/downloads.fixtures.ts';
import { cardTypesModule } from '../card-types/resource.ts';
import { cardDistributionModule } from './module.ts';

const server = useServer({
  modules: [...downloadModules, cardTypesModule, cardDistributionModule],
  realSessions: true,
});
const { until, fetchFile } = toolsOf(server);
const year = { from: '2025-03-17', to: '2026-03-16', groupBy: 'TYPE' };

it('a job creates the file, with the same rows as the page', async () => {
  const person = await signIn(server.current, 'ADMIN01');
  const { result: shown } = await person.call(distributionCalls.report as never, { query: year });
  const requested = await person.call(distributionCalls.file as never, { query: { ...year, format: 'csv' } });
  expect(requested).toMatchObject({ status: 202, result: { downloadSecureId: expect.any(String) as unknown } });
  const id = requested.result.downloadSecureId as string;
  expect(await until(person, id, 'ready')).toMatchObject({
    module: 'reporting-card-distribution',
    rowCount: shown.rows.length,
    filterText: expect.stringContaining('Kelompok: Jenis kartu'),
  });
  const rows = csvRows((await fetchFile(person, id)).text);
  expect(rows).toHaveLength(shown.rows.length);
  const [first] = shown.rows;
  const figures = [
    'opening',
    'receivedFromVendor',
    'receivedByAssignment',
    'sentByAssignment',
    'returnedFromCustomer',
    'found',
    'handedOver',
    'sentHome',
    'lost',
    'writtenOff',
    'closing',
  ];
  expect(rows[0]).toBe(`;${first.cardType};${figures.map((name) => first[name]).join(';')};Ya`);
});
