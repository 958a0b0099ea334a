import type { Call } from '@console/contracts/core/call';
import { sql } from 'kysely';
import { admin, testCaller } from '../../../test/callers.ts';
import { sampleOf } from '../../../test/samples.ts';
import { useServer } from '../../../test/server.ts';
import { walkedCalls, walkedResources } from '../../../test/walked.ts';
import { branchId } from '../organisation/seed.ts';
import { modules } from '../../modules.ts';
import { userId } from '../../shell/user/seed.ts';
import { resourcesOf } from '../../records/resource/registered.ts';

const server = useServer({ modules });
const wrong = 99;
const branch = testCaller(
  'ADMCB01',
  { '*': 'Full Access' },
  {
    userId: userId('ADMCB01'),
    mappingType: 'BRANCH',
    scope: {
      type: 'branches',
      branchIds: [branchId('SPEKTRA', '10010')],
      mraIds: [],
      viewer: { userId: userId('ADMCB01'), username: 'ADMCB01', isAdmin: false },
    },
  },
);

/** Records of lists that the branch does not see, by module. */
async function foreignOf(): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  for (const { resource, calls } of walkedResources(resourcesOf(server.current.app).values())) {
    if (!calls['list'] || !calls['detail']) continue;
    const { result } = await server.current.call(calls['list'], admin, { query: { size: 50 } });
    for (const { secureId } of (result?.rows ?? []) as { secureId: string }[]) {
      const ids = found.get(resource.module) ?? [];
      if (ids.length >= 2) break;
      const { status } = await server.current.call(calls['detail'], branch, { parameters: { secureId } });
      if (status === 404) found.set(resource.module, [...ids, secureId]);
    }
  }
  const { rows } = await sql<{
    id: string;
  }>`select l.id from card_assignment_line l join card_assignment a on a.id = l.assignment_id
    where l.destination_branch_id is distinct from ${branchId('SPEKTRA', '10010')}
      and a.origin_branch_id is distinct from ${branchId('SPEKTRA', '10010')} limit 2`.execute(
    server.current.database.db,
  );
  found.set('card-assignment', [...(found.get('card-assignment') ?? []), ...rows.map(({ id }) => id)]);
  return found;
}

/** A body for one record or several, at a version; `null` for calls that name none. */
function bodyOf({ body: schema }: Call, secureId: string): object | null {
  const body = schema && (sampleOf(schema) as Record<string, unknown> | null);
  if (!body || typeof body !== 'object') return null;
  const named = { secureId, version: wrong };
  if ('secureId' in body && 'version' in body) return { ...body, ...named };
  return Array.isArray(body['items']) ? { ...body, items: [named] } : null;
}

test('of a record of others no call tells version or state, whatever version it is asked with', async () => {
  const foreign = await foreignOf();
  const tried: string[] = [];
  const told: unknown[] = [];
  for (const call of walkedCalls(server.current.app.calls.values())) {
    if (call.method === 'GET' || call.upload) continue;
    for (const secureId of foreign.get(call.name.split('.')[0] as string) ?? []) {
      const body = bodyOf(call, secureId);
      if (!body) continue;
      const { status, body: answer } = await server.current.call(call, branch, { body });
      tried.push(call.name);
      if (status === 200 || answer.code === 'STALE_VERSION' || answer.code === 'INVALID_STATE' || answer.result)
        told.push([call.name, status, answer.code, answer.result]);
    }
  }
  expect(told).toEqual([]);
  const known = [
    'replace-card-number.approve',
    'replace-card-number.reject',
    'replace-card-number.cancel',
    'card-assignment.send',
    'card-assignment.cancel',
    'card-pickup.complete',
    'card-pickup.cancel',
    'card-pickup.extend',
  ];
  expect(tried).toEqual(expect.arrayContaining(walkedCalls(known.map((name) => ({ name }))).map(({ name }) => name)));
});

test('the stock of an office is answered to its own people', async () => {
  const call = server.current.app.calls.get('card-reservations.stock');
  const { rows } = await sql<{ id: string }>`select id from card_type limit 1`.execute(server.current.database.db);
  const ask = async (office: string) =>
    (
      await server.current.call(call, branch, {
        query: { destinationId: branchId('SPEKTRA', office), cardTypeId: rows[0]!.id },
      })
    ).status;
  expect([await ask('10010'), await ask('16010')]).toEqual([200, 404]);
});
