import { isDeepStrictEqual } from 'node:util';
import { bases } from '@console/contracts/core/bases';
import { missingFor, transitionsOf, type Resource, type TransitionAct } from '@console/contracts/core/resource';
import { sql } from 'kysely';
import { admin, testCaller, viewer } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { atLeast, walkedResources } from '../../../test/walked.ts';
import { modules } from '../../modules.ts';
import { columnOf } from '../resource/columns.ts';
import { resourcesOf, type RegisteredResource } from '../resource/registered.ts';

/** Every machine that a resource declares, in every state, by every transition. */

const second = testCaller('ADMIN02', { '*': 'Full Access' }, { isAdmin: true });
/** Who makes a transition: an approval is a second person's. */
const moverOf = ({ action }: Pick<TransitionAct, 'action'>) => (action === 'approve' ? second : admin);

const server = useServer({ modules });
// A branch whose codes another one serves may be closed, while its office stays open in another line.
beforeAll(async () => {
  await sql`update zip_code set office_code_nmc = '12050'
    where '12040' in (office_code, office_code_nmc)`.execute(server.current.database.db);
  await sql`update zip_code set office_code_ufi = '12010'
    where coalesce(office_code_ufi, office_code) = '12050'`.execute(server.current.database.db);
  await sql`update outlet set status = 'inactive' where branch_id in (
    select id from branch where office_code in ('12040', '12050'))`.execute(server.current.database.db);
});
const machines = () =>
  walkedResources(resourcesOf(server.current.app).values()).filter(
    ({ resource }) => transitionsOf(resource).length > 0,
  );
const db = () => server.current.database.db;

const statesOf = ({ states, derived }: Resource): readonly string[] =>
  derived[states?.field ?? '']?.options?.map(({ value }) => value) ?? [];
const detail = async ({ calls }: RegisteredResource, secureId: string) =>
  (await server.current.call(calls['detail'], admin, { parameters: { secureId } })).result as Readonly<
    Record<string, unknown>
  > & { readonly version: number };
const bodyOf = (secureId: string, version: number, { fields }: TransitionAct) => ({
  secureId,
  version,
  ...('reason' in fields ? { reason: 'uji semua transisi' } : {}),
});

async function put({ resource, definition }: RegisteredResource, secureId: string, state: string): Promise<void> {
  const column = columnOf(definition as never, resource.states?.field ?? '') ?? '';
  await sql`update ${sql.table(definition.table)} set ${sql.ref(column)} = ${state} where id = ${secureId}`.execute(
    db(),
  );
}

/** Whether every transition may happen to a record from the states that it is declared for. */
async function mayMove(registered: RegisteredResource, secureId: string): Promise<boolean> {
  const { field } = registered.resource.states!;
  const { [field]: own } = await detail(registered, secureId);
  let isFree = true;
  for (const [name, act] of transitionsOf(registered.resource)) {
    await put(registered, secureId, act.transition.from[0]!);
    const { version } = await detail(registered, secureId);
    const { secureId: _, version: __, ...values } = bodyOf(secureId, version, act);
    const body = { items: [{ secureId, version }], values };
    const { result } = await server.current.call(registered.calls[`${name}-preview`], moverOf(act), { body });
    isFree &&= result.refused.length === 0;
  }
  await put(registered, secureId, String(own));
  return isFree;
}

/** A record that lacks nothing that its transitions require, and that nothing else keeps where it is. */
async function findComplete(registered: RegisteredResource): Promise<string> {
  const { rows } = (await server.current.call(registered.calls['list'], admin, { query: { size: 100 } })).result;
  for (const { secureId } of rows) {
    const record = await detail(registered, secureId);
    const lacks = transitionsOf(registered.resource).some(
      ([, { transition }]) => missingFor(transition.requires, record).length > 0,
    );
    if (!lacks && (await mayMove(registered, secureId))) return secureId;
  }
  throw new Error(`${registered.resource.module} has no complete record among its seeds`);
}

const complete = new Map<RegisteredResource, string>();
/** The same record for each walk: finding one takes as many calls as a walk. */
async function completeRecord(registered: RegisteredResource): Promise<string> {
  const secureId = complete.get(registered) ?? (await findComplete(registered));
  complete.set(registered, secureId);
  return secureId;
}

/** The change of the state among those of an entry; others may follow from it. */
const movedOf = (changes: unknown, field: string) =>
  (changes as readonly { readonly field: string }[] | undefined)?.filter((change) => change.field === field);

/** Every state and transition of a machine, with a record in that state. */
async function walk(
  visit: (given: {
    registered: RegisteredResource;
    secureId: string;
    state: string;
    name: string;
    act: TransitionAct;
  }) => Promise<void>,
): Promise<number> {
  let visited = 0;
  for (const registered of machines()) {
    const secureId = await completeRecord(registered);
    for (const state of statesOf(registered.resource))
      for (const [name, act] of transitionsOf(registered.resource)) {
        await put(registered, secureId, state);
        await visit({ registered, secureId, state, name, act });
        visited += 1;
      }
  }
  return visited;
}

test('from a declared state it succeeds and is audited, else it is INVALID_STATE with the state', async () => {
  const faults: string[] = [];
  const visited = await walk(async ({ registered, secureId, state, name, act }) => {
    const { from, to, field } = act.transition;
    const before = await detail(registered, secureId);
    const { status, body } = await server.current.call(registered.calls[name], moverOf(act), {
      body: bodyOf(secureId, before.version, act),
    });
    const after = await detail(registered, secureId);
    const [entry] = await db()
      .selectFrom('audit_entry')
      .select(['action', 'outcome', 'changes', 'code'])
      .where('entity_id', '=', secureId)
      .where('action', '<>', 'READ')
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .execute();
    const expected = from.includes(state)
      ? {
          status: 200,
          state: to,
          version: before.version + 1,
          audited: [name.toUpperCase(), [{ field, before: state, after: to }]],
        }
      : {
          status: 409,
          state,
          version: before.version,
          code: 'INVALID_STATE',
          parameters: { from: state, action: name },
        };
    const got = from.includes(state)
      ? {
          status,
          state: after[field],
          version: after.version,
          audited: [entry?.action, movedOf(entry?.changes, field)],
        }
      : { status, state: after[field], version: after.version, code: body.code, parameters: body.parameters };
    if (!isDeepStrictEqual(got, expected))
      faults.push(`${registered.resource.module} ${state} ${name}: ${JSON.stringify(got)}`);
  });
  expect(faults).toEqual([]);
  expect(visited).toBeGreaterThan(atLeast(0));
});

test('a preview says which of many would be refused, and changes nothing', async () => {
  await walk(async ({ registered, secureId, state, name, act }) => {
    const { version } = await detail(registered, secureId);
    const { secureId: _, version: __, ...values } = bodyOf(secureId, version, act);
    const { result } = await server.current.call(registered.calls[`${name}-preview`], moverOf(act), {
      body: { items: [{ secureId, version }], values },
    });
    expect(result.refused.map(({ code }: { code: string }) => code)).toEqual(
      act.transition.from.includes(state) ? [] : ['INVALID_STATE'],
    );
    expect(await detail(registered, secureId)).toMatchObject({ version, [act.transition.field]: state });
  });
});

test('who may not do it is refused before anything else', async () => {
  await walk(async ({ registered, secureId, name, act }) => {
    const { version } = await detail(registered, secureId);
    const { status } = await server.current.call(registered.calls[name], viewer, {
      body: bodyOf(secureId, version, act),
    });
    expect(status).toBe(403);
  });
});

test('the OpenAPI document has each transition with its states', async () => {
  const { paths } = (await (await fetch(`${server.current.origin}/api/openapi.json`)).json()) as {
    paths: Record<string, Record<string, { description: string } & Record<string, unknown>>>;
  };
  for (const { resource } of machines())
    for (const [name, { transition }] of transitionsOf(resource)) {
      const operation = paths[`${bases[resource.base]}/${resource.path}/${name}`]?.['put'];
      expect(operation?.['x-transition']).toEqual(transition);
      expect(operation?.description).toContain('409 `INVALID_STATE`');
    }
});
