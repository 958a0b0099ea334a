import type { Call } from '@console/contracts/core/call';
import { admin, testCaller } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { productsModules } from '../../products/modules.ts';
import { branchesStoresModules } from '../modules.ts';

const server = useServer({ modules: [...productsModules, ...branchesStoresModules] });
type Row = Readonly<Record<string, string>>;

test('each further address of a list answers what the list answers for the parent that it names', async () => {
  const nested = [...server.current.app.calls.values()].flatMap((call) =>
    (call.also ?? []).map((path) => [call, { ...call, path } as Call] as const),
  );
  const paths = nested.map(([, { path }]) => path);
  for (const of of ['branch', 'master-branch-nmc', 'master-branch-ufi'])
    expect(paths).toEqual(
      expect.arrayContaining([
        `${of}/{branchId}/rates`,
        `${of}/{branchId}/fees`,
        `${of}/{branchId}/rates/{baseId}/exclusive`,
      ]),
    );
  for (const [call, further] of nested) {
    const [first] = (await server.current.call(call, admin, { query: { size: 10 } as never })).result.rows as Row[];
    const names = [...further.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
    const parameters = Object.fromEntries(names.map((name) => [name, String(first?.[name])]));
    const answer = await server.current.call(further, admin, { parameters, query: { size: 25 } as never });
    const listed = await server.current.call(call, admin, { query: { ...parameters, size: 25 } as never });
    expect([further.path, answer.status]).toEqual([further.path, 200]);
    expect(answer.result).toEqual(listed.result);
    expect((answer.result.rows as Row[]).length).toBeGreaterThan(0);
    const stranger = testCaller('TAMU99', {});
    expect((await server.current.call(further, stranger, { parameters })).status).toBe(403);
  }
});
