import { changeCallsOf } from '@console/contracts/core/changes';
import { callsOf } from '@console/contracts/core/resource';
import { appSettings } from '@console/contracts/shell/app-setting-properties';
import { admin } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { approvals } from '../approvals/module.ts';
import { appSettingsModule } from '../../shell/app-setting-properties/module.ts';
import { userId } from '../../shell/user/seed.ts';

/** Reasons and notes are stored as every other text: with plain quotes and hyphens, and nothing that cannot be seen. */

const server = useServer({ modules: [approvals, appSettingsModule] });
const maker = { ...admin, userId: userId('ADMIN01') };
const checker = { ...admin, userId: userId('ADMIN02'), username: 'ADMIN02', name: 'Pemeriksa' };
const settings = callsOf(appSettings);
const typed = ' Permintaan \u201CMa\u2019ruf\u201D \u2013 tim\u200B\u00A0keamanan ';
const stored = 'Permintaan "Ma\'ruf" - tim keamanan';

test('the reason of a change and the note of its rejection are cleaned', async () => {
  const { result } = await server.current.call(settings['list'], maker, { query: { size: 100 } });
  const row = result.rows.find(({ key }: { key: string }) => key === 'STAMP_DUTY');
  const body = { ...row, value: '11000', reason: typed };
  const { change } = (await server.current.call(settings['update'], maker, { body })).result;
  const { rejectChange } = changeCallsOf(appSettings);
  await server.current.call(rejectChange, checker, {
    body: { secureIds: [change.secureId], note: typed },
  });
  const [request] = await server.current.database.db
    .selectFrom('change_request')
    .select(['reason', 'note', 'state'])
    .where('id', '=', change.secureId)
    .execute();
  expect(request).toEqual({ reason: stored, note: stored, state: 'REJECTED' });
});
