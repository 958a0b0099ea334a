import { approvalCalls } from '@console/contracts/platform/approvals';
import { importCalls } from '@console/contracts/platform/imports';
import { useServer } from '../../../test/server.ts';
import { modules } from '../../modules.ts';
import type { ImportHandler } from './handler.ts';
import { registryOf } from './handler-registry.ts';
import { maker, nameOf, other, storedJob } from './job.fixtures.ts';

/** Every import that a second person decides: why it is wanted is asked, kept and shown. */

const server = useServer({ modules });
const db = () => server.current.database.db;
const handlers = () =>
  registryOf(server.current.app)
    .all()
    .filter(({ definition }) => definition.needsApproval);

/** A checked file with so many rows that its approval is asked for. */
const checkedJob = (handler: ImportHandler) =>
  storedJob(db(), handler, { state: 'PREVIEWED', rows: (handler.definition.approvalAbove ?? 0) + 1 });

test('imports that a second person decides are not confirmed without a reason of 10 to 500 characters', async () => {
  expect(handlers().length).toBeGreaterThan(5);
  const faults: string[] = [];
  for (const handler of handlers()) {
    const { importConfirm } = importCalls(handler.definition);
    const importId = await checkedJob(handler);
    const codes = [];
    for (const reason of [undefined, '  ', 'singkat', 'x'.repeat(501)]) {
      const { status, body } = await server.current.call(importConfirm, maker, { body: { importId, reason } });
      codes.push(`${status} ${body.errors?.[0]?.field} ${body.errors?.[0]?.code}`);
    }
    const expected = ['REQUIRED', 'REQUIRED', 'TOO_SHORT', 'TOO_LONG'].map((code) => `422 reason ${code}`);
    if (codes.join() !== expected.join()) faults.push(`${nameOf(handler)}: ${codes.join()}`);
    await db().deleteFrom('import_job').where('id', '=', importId).execute();
  }
  expect(faults).toEqual([]);
});

test('the reason of a file is shown to who decides, and stands in the audit trail', async () => {
  const faults: string[] = [];
  for (const handler of handlers()) {
    const { importConfirm } = importCalls(handler.definition);
    const importId = await checkedJob(handler);
    const reason = ` Sesuai memo ${importId.slice(0, 8)} `;
    const { result } = await server.current.call(importConfirm, maker, { body: { importId, reason } });
    const kept = await db()
      .selectFrom('audit_entry')
      .select(['reason'])
      .where('action', '=', 'IMPORT_CONFIRM')
      .where('entity_id', '=', importId)
      .executeTakeFirst();
    const waiting = await server.current.call(approvalCalls.detail, other, { parameters: { secureId: importId } });
    const said = [result?.state, result?.reason, kept?.reason, waiting.result?.reason];
    const expected = ['WAITING_APPROVAL', reason.trim(), reason.trim(), reason.trim()];
    if (said.join() !== expected.join()) faults.push(`${nameOf(handler)}: ${said.join()}`);
    await db().deleteFrom('import_job').where('id', '=', importId).execute();
  }
  expect(faults).toEqual([]);
});

test('columns whose codes have names beside them say where these come from, in every import', () => {
  const served = registryOf(server.current.app).all();
  const named = served.filter(({ definition }) =>
    Object.values(definition.columns).some(({ nameColumn }) => nameColumn),
  );
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((handler) => !handler.namesOf).map(nameOf)).toEqual([]);
  const bare = served.filter(
    ({ definition: { needsApproval, columns } }) =>
      needsApproval && columns['office_code']?.key && !columns['office_code'].nameColumn,
  );
  expect(bare.map(nameOf)).toEqual([]);
});
