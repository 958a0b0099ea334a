import { testCaller } from '../../../test/callers.ts';
import { seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { modules } from '../../modules.ts';
import { jakartaDay } from '../resource/phase.ts';
import { resourcesOf, type RegisteredResource, type Row } from '../resource/registered.ts';
import { dayAfter } from './rules.ts';

const server = useServer({ modules });
const makers = [testCaller('HOOPS01', { '*': 'Full Access' })];
const checker = testCaller('HOOPSHD1', { '*': 'Full Access' });
const effective = (): RegisteredResource[] =>
  [...resourcesOf(server.current.app).values()].filter(({ resource }) => resource.effective);

test('a successor that says nothing new is refused beside its first value, in every such module', async () => {
  const tomorrow = dayAfter(jakartaDay(seedDate), 1);
  const tried: string[] = [];
  for (const { resource, calls } of effective()) {
    if (!calls['update']) continue;
    const { rows } = (
      await server.current.call(calls['list'], checker, {
        query: { phase: 'IN_FORCE', size: 100 },
      })
    ).result as { rows: Row[] };
    for (const { secureId } of rows) {
      const { result } = await server.current.call(calls['detail'], checker, { parameters: { secureId } });
      const names = Object.keys(resource.fields);
      const stored = Object.fromEntries(names.map((name) => [name, (result as Row)[name] ?? null]));
      const body = { ...stored, secureId, version: (result as Row).version, effectiveFrom: tomorrow };
      const asked = await server.current.call(calls['update'], makers[0]!, {
        body: { ...body, reason: 'tidak ada perubahan' },
      });
      // Another change may wait there.
      if (asked.status === 409) continue;
      const faults = (asked.body.errors ?? []) as { field: string; code: string }[];
      expect({ module: resource.module, codes: faults.map(({ code }) => code) }).toEqual({
        module: resource.module,
        codes: ['NOTHING_CHANGED'],
      });
      expect(names).toContain(faults[0]!.field);
      expect(resource.effective!.key).not.toContain(faults[0]!.field);
      tried.push(resource.module);
      break;
    }
  }
  expect(tried).toEqual(
    expect.arrayContaining(['branch-rate', 'branch-rate-nmc', 'branch-rate-ufi', 'branch-fee', 'qanun-branch']),
  );
});
