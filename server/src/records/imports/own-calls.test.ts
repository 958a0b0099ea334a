import { randomUUID } from 'node:crypto';
import { importCalls, type ImportState } from '@console/contracts/platform/imports';
import { testCaller } from '../../../test/callers.ts';
import { ofSelection } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { walked } from '../../../test/walked.ts';
import { modules } from '../../modules.ts';
import type { StoredScope } from '../../people/scope/covers.ts';
import type { ImportHandler } from './handler.ts';
import { registryOf } from './handler-registry.ts';
import { maker, nameOf, other, storedJob } from './job.fixtures.ts';

/** Every import that is served: who may see and decide a job of it, and by which calls. */

const server = useServer({ modules });
const handlers = () => registryOf(server.current.app).all();
const jobOf = (handler: ImportHandler, state: ImportState, scope: StoredScope) =>
  storedJob(server.current.database.db, handler, { state, scope });
const stateOf = async (id: string) =>
  (
    await server.current.database.db
      .selectFrom('import_job')
      .select('state')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).state;

/** The calls of this name of all other imports; in the gate of three, of which those of the same module come first. */
function callsOfOthers(handler: ImportHandler, name: 'importConfirm' | 'importApprove' | 'importReject') {
  const all = handlers();
  const at = all.indexOf(handler);
  const others = [...all.slice(at + 1), ...all.slice(0, at)];
  const isNear = ({ definition }: ImportHandler) => definition.module === handler.definition.module;
  const calls = [...others.filter(isNear), ...others.filter((other) => !isNear(other))].flatMap(
    ({ definition }) => importCalls(definition)[name] ?? [],
  );
  return ofSelection({ gate: calls.slice(0, 3), all: calls });
}

test('a job is confirmed and decided by the calls of its own import only: others would not ask its rules', async () => {
  const faults: string[] = [];
  for (const handler of walked(handlers(), ({ definition }) => definition.module))
    for (const [name, state, caller] of [
      ['importConfirm', 'PREVIEWED', maker],
      ['importApprove', 'WAITING_APPROVAL', other],
      ['importReject', 'WAITING_APPROVAL', other],
    ] as const) {
      const importId = await jobOf(handler, state, { type: 'all' });
      for (const call of callsOfOthers(handler, name)) {
        const { status } = await server.current.call(call, caller, { body: { importId, note: 'salah berkas' } });
        if (status !== 404) faults.push(`${nameOf(handler)} by ${call.name}: ${status}`);
      }
      const after = await stateOf(importId);
      if (after !== state) faults.push(`${nameOf(handler)} by ${name} of others: ${after}`);
      await server.current.database.db.deleteFrom('import_job').where('id', '=', importId).execute();
    }
  expect(faults).toEqual([]);
});

test('where records have a scope, a person who does not see all that the uploader sees does not decide', async () => {
  const here = randomUUID();
  const there = randomUUID();
  const seen: string[] = [];
  const approver = (branchIds: readonly string[]) =>
    testCaller(
      `KEPALA${branchIds.length}`,
      { '*': 'Approval' },
      { scope: { type: 'branches', branchIds, mraIds: [] } },
    );
  const faults: string[] = [];
  for (const handler of handlers()) {
    const calls = importCalls(handler.definition);
    if (!calls['importApprove'] || !registryOf(server.current.app).hasScope(handler)) continue;
    seen.push(nameOf(handler));
    for (const scope of [{ type: 'all' }, { type: 'branches', branchIds: [here, there], mraIds: [] }] as const) {
      const importId = await jobOf(handler, 'WAITING_APPROVAL', scope);
      for (const name of ['importApprove', 'importReject'] as const) {
        const { status } = await server.current.call(calls[name], approver([here]), {
          body: { importId, note: 'salah berkas' },
        });
        if (status !== 404 || (await stateOf(importId)) !== 'WAITING_APPROVAL')
          faults.push(`${calls[name]?.name}: ${status}`);
      }
      await server.current.database.db.deleteFrom('import_job').where('id', '=', importId).execute();
    }
  }
  expect(faults).toEqual([]);
  expect(seen.length).toBeGreaterThan(0);
});
