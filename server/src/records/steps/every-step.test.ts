import type { Resource, Step } from '@console/contracts/core/resource';
import { stepFields } from '@console/contracts/core/resource';
import { admin, testCaller, viewer } from '../../../test/callers.ts';
import { sampleOf } from '../../../test/samples.ts';
import { useServer } from '../../../test/server.ts';
import { atLeast, walkedResources } from '../../../test/walked.ts';
import { modules } from '../../modules.ts';
import { resourcesOf, type RegisteredResource } from '../resource/registered.ts';

/** Every step that a resource declares, from every state. */

const second = testCaller('ADMIN02', { '*': 'Full Access' }, { isAdmin: true });
const callerOf = ({ secondPerson }: Step) => (secondPerson ? second : admin);
const missing = '00000000-0000-4000-8000-000000000000';

const server = useServer({ modules });
const withSteps = () =>
  walkedResources(resourcesOf(server.current.app).values()).filter(
    ({ resource }) => Object.keys(resource.steps).length > 0,
  );

/** Values that samples of the schemas do not find. */
const fitting: Readonly<Record<string, unknown>> = { memberNo: '1000000001', subLimitApproved: 100_000 };
const valuesOf = (step: Step): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(stepFields(step)).map(([name, { schema }]) => [name, fitting[name] ?? sampleOf(schema)]),
  );

interface Shown {
  readonly secureId: string;
  readonly version: number;
}
const detail = async ({ calls }: RegisteredResource, secureId: string): Promise<Shown> =>
  (await server.current.call(calls['detail'], admin, { parameters: { secureId } })).result;

const statesOf = ({ states, derived }: Resource): readonly string[] =>
  derived[states!.field]!.options!.map(({ value }) => value);

interface Visited {
  readonly registered: RegisteredResource;
  /** Undefined where the seeds hold no record. */
  readonly secureId: string | undefined;
  readonly name: string;
  readonly step: Step;
}

async function walk(visit: (given: Visited) => Promise<void>): Promise<number> {
  let visited = 0;
  for (const registered of withSteps()) {
    const [row] = (await server.current.call(registered.calls['list'], admin, { query: { size: 10 } })).result.rows;
    for (const [name, step] of Object.entries(registered.resource.steps)) {
      await visit({ registered, secureId: row?.secureId, name, step });
      visited += 1;
    }
  }
  return visited;
}

test('a stale version is refused by every step with the record as its page shows it', async () => {
  const faults: string[] = [];
  const visited = await walk(async ({ registered, secureId, name, step }) => {
    if (secureId === undefined) return;
    const record = await detail(registered, secureId);
    // What waited for one decision and was decided says so first.
    const { states } = registered.resource;
    const isOver = step.stateRefusal && !step.from?.includes(String(Object(record)[states!.field]));
    if (isOver) return;
    const body = { secureId, version: record.version - 1, ...valuesOf(step) };
    const answer = await server.current.call(registered.calls[name], callerOf(step), { body });
    const { createdAt, ...shown } = answer.body.result ?? {};
    const expected = { code: 'STALE_VERSION', secureId, version: record.version, names: Object.keys(record).length };
    const got = {
      code: answer.body.code,
      secureId: shown.secureId,
      version: shown.version,
      names: Object.keys(shown).length + Number(createdAt !== undefined),
    };
    if (JSON.stringify(got) !== JSON.stringify(expected))
      faults.push(`${registered.resource.module} ${name}: ${JSON.stringify({ got, expected })}`);
  });
  expect(faults).toEqual([]);
  expect(visited).toBeGreaterThan(atLeast(20));
});

test('without the level every step is refused, and a record that does not exist is not found', async () => {
  const faults: string[] = [];
  await walk(async ({ registered, secureId = missing, name, step }) => {
    const call = (by: typeof viewer, body: object) => server.current.call(registered.calls[name], by, { body });
    const refused = await call(viewer, { secureId, version: 1, ...valuesOf(step) });
    const unknown = await call(callerOf(step), { secureId: missing, version: 1, ...valuesOf(step) });
    if (refused.status !== 403 || unknown.status !== 404)
      faults.push(`${registered.resource.module} ${name}: ${refused.status} ${unknown.status}`);
  });
  expect(faults).toEqual([]);
});

/** A record in a state that was left alone by the steps before: each is taken once. */
const taken = new Set<string>();
async function recordIn({ resource, calls }: RegisteredResource, state: string): Promise<Shown | undefined> {
  const { rows } = (await server.current.call(calls['list'], admin, { query: { size: 100 } })).result;
  const row = rows.find(
    (each: Shown & Readonly<Record<string, unknown>>) =>
      each[resource.states!.field] === state && !taken.has(each.secureId),
  );
  if (row) taken.add(row.secureId);
  return row;
}

test('what a preview answers for each of many is what the step answers, from every state', async () => {
  const faults: string[] = [];
  let compared = 0;
  await walk(async ({ registered, name, step }) => {
    if (!step.many) return;
    for (const state of statesOf(registered.resource)) {
      const row = await recordIn(registered, state);
      if (!row) continue;
      const { secureId, version } = row;
      const values = valuesOf(step);
      const items = [
        { secureId, version },
        { secureId: missing, version: 1 },
      ];
      const preview = await server.current.call(registered.calls[`${name}-preview`], callerOf(step), {
        body: { items, values },
      });
      compared += 1;
      const { status, body } = await server.current.call(registered.calls[name], callerOf(step), {
        body: { secureId, version, ...values },
      });
      // Faults of what was typed refuse the preview as a whole.
      const promised =
        preview.status === 200
          ? (preview.result.refused.find((each: Shown) => each.secureId === secureId)?.code ?? 'OK')
          : preview.body.code;
      const outcome = status === 200 ? 'OK' : body.code;
      if (promised !== outcome)
        faults.push(`${registered.resource.module} ${state} ${name}: preview ${promised}, outcome ${outcome}`);
      if (preview.status === 200 && !preview.result.refused.some((each: Shown) => each.secureId === missing))
        faults.push(`${registered.resource.module} ${name}: a record that does not exist is not refused`);
    }
  });
  expect(faults).toEqual([]);
  expect(compared).toBeGreaterThan(atLeast(20));
});
