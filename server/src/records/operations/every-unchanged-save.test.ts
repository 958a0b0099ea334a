import { admin } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { atLeast, walkedResources } from '../../../test/walked.ts';
import { modules } from '../../modules.ts';
import { resourcesOf, type RegisteredResource } from '../resource/registered.ts';

/** Every resource with an update: a record that is saved as it stands keeps its version. */

const server = useServer({ modules });

interface Shown extends Readonly<Record<string, unknown>> {
  readonly secureId: string;
  readonly version: number;
}

async function recordsOf({ calls }: RegisteredResource): Promise<readonly Shown[]> {
  const { result } = await server.current.call(calls['list'], admin, { query: { size: 10 } });
  const details = (result?.rows as readonly Shown[] | undefined)
    ?.slice(0, 3)
    .map(({ secureId }) => server.current.call(calls['detail'], admin, { parameters: { secureId } }));
  return (await Promise.all(details ?? [])).flatMap(({ status, result }) => (status === 200 ? [result as Shown] : []));
}

/** What was saved although nothing changed; `null` when the save is refused. */
async function saved({ calls, resource }: RegisteredResource, record: Shown): Promise<string | null> {
  const values = Object.fromEntries(Object.keys(resource.fields).map((name) => [name, record[name] ?? null]));
  const { secureId, version } = record;
  const body = { ...values, secureId, version, reason: 'simpan tanpa perubahan' };
  const { status, result } = await server.current.call(calls['update'], admin, { body });
  if (status !== 200) return null;
  return result.version === version ? '' : `version ${version} became ${result.version}`;
}

test('a record that is saved as it stands is not written', async () => {
  const faults: string[] = [];
  let visited = 0;
  for (const registered of walkedResources(resourcesOf(server.current.app).values())) {
    const { calls, resource } = registered;
    if (!calls['update'] || !calls['detail'] || !calls['list']) continue;
    for (const record of await recordsOf(registered)) {
      const fault = await saved(registered, record);
      if (fault) faults.push(`${resource.module}: ${fault}`);
      if (fault !== null) visited += 1;
    }
  }
  expect(faults).toEqual([]);
  expect(visited).toBeGreaterThan(atLeast(60));
});
