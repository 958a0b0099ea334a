import type { Field } from '@console/contracts/core/fields';
import { designId } from '../../cards/card-design/seed.ts';
import { modules } from '../../modules.ts';
import { testCaller } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { walked, walkedResources } from '../../../test/walked.ts';
import { resourcesOf, type RegisteredResource, type Row } from '../resource/registered.ts';

const server = useServer({ modules });
const maker = testCaller('HOOPS01', { '*': 'Full Access' });
const checker = testCaller('HOOPSHD1', { '*': 'Full Access' });
const resources = (): RegisteredResource[] => walkedResources(resourcesOf(server.current.app).values());
const hasState = ({ resource }: RegisteredResource): boolean => 'state' in resource.derived;
const statesOf = ({ resource }: RegisteredResource): string[] =>
  (resource.derived['state']?.options ?? []).map(({ value }) => value);

async function detailOf({ calls }: RegisteredResource, secureId: string): Promise<Row> {
  return (await server.current.call(calls['detail'], maker, { parameters: { secureId } })).result as Row;
}

async function recordIn(registered: RegisteredResource, state: string): Promise<Row | undefined> {
  const { calls } = registered;
  const { result } = await server.current.call(calls['list'], maker, { query: { state, size: 100 } });
  const row = (result?.rows as Row[] | undefined)?.find((each) => each['state'] === state);
  return row && detailOf(registered, row.secureId);
}

/** Another value of the field's kind. */
function other(field: Field, value: unknown): unknown {
  if (field.options) return field.options.find((option) => option.value !== value)?.value;
  if (field.kind === 'flag') return value !== true;
  if (field.kind === 'date') return value === '2030-06-30' ? '2030-07-31' : '2030-06-30';
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'string') return `${value}0`.slice(-Math.max(1, value.length));
  return value === null ? '2030-06-30' : null;
}

/** Resources whose records one person can both edit and, once approved, change. */
const decidable = (): RegisteredResource[] =>
  resources().filter(
    (registered) =>
      hasState(registered) &&
      registered.resource.operations.includes('update') &&
      Object.values(registered.calls).some(
        ({ access, name }) => typeof access === 'object' && access.action === 'approve' && !name.includes('.change/'),
      ),
  );

it('every record with states that a second person decides on declares what may change without one', () => {
  expect(decidable().map(({ resource }) => resource.module)).toEqual(
    expect.arrayContaining(walked(['blacklist-phone-number', 'card-design'], (module) => module)),
  );
  for (const { resource } of decidable()) {
    expect([resource.module, resource.decided]).toEqual([resource.module, expect.anything()]);
    const { undecided, harmless, reopening = [] } = resource.decided!;
    expect(statesOf({ resource } as never)).toEqual(expect.arrayContaining([...undecided]));
    expect(Object.keys(resource.fields)).toEqual(expect.arrayContaining([...harmless, ...reopening]));
  }
});

it('no field of a decided record is changed by one person, but for those declared', async () => {
  const tried: string[] = [];
  for (const registered of decidable()) {
    const { resource, calls } = registered;
    const { undecided, harmless, reopening = [] } = resource.decided!;
    for (const state of statesOf(registered).filter((each) => !undecided.includes(each))) {
      let record = await recordIn(registered, state);
      for (const [name, field] of Object.entries(resource.fields)) {
        if (!record || harmless.includes(name)) continue;
        const body = { ...record, [name]: other(field, record[name]), reason: 'diperiksa oleh pengujian' };
        const { status } = await server.current.call(calls['update'], maker, { body });
        if (status === 202) {
          // No change may be pending when the next field is tried; the record says as little of it.
          await server.current.database.db
            .deleteFrom('change_request')
            .where('record_id', '=', record.secureId)
            .execute();
        }
        const after = await detailOf(registered, record.secureId);
        tried.push(`${resource.module} ${state}`);
        if (reopening.includes(name) && status === 200) {
          expect(undecided).toContain(after['state']);
          record = await recordIn(registered, state);
        } else expect([resource.module, state, name, after]).toEqual([resource.module, state, name, record]);
      }
    }
  }
  const expected = walked(['blacklist-phone-number ACTIVE', 'card-design active'], (each) => each.split(' ', 1)[0]!);
  expect(tried).toEqual(expect.arrayContaining(expected));
});

it('nobody takes a number off the blacklist alone by moving its end into the past; a second person may', async () => {
  const registered = resourcesOf(server.current.app).get('blacklist-phone-number')!;
  const record = (await recordIn(registered, 'ACTIVE'))!;
  // A past day, because an end may not lie before its beginning.
  const begin = Date.parse(String(record['effectiveFrom']));
  const effectiveUntil = new Date(begin + 86_400_000).toISOString().slice(0, 10);
  const body = { ...record, effectiveUntil, reason: 'sudah tidak perlu diblokir' };
  const asked = await server.current.call(registered.calls['update'], maker, { body });
  expect(asked).toMatchObject({ status: 202, result: { change: { state: 'PENDING' } } });
  expect(await detailOf(registered, record.secureId)).toEqual(record);
  const decision = { body: { secureIds: [asked.result.change.secureId] } };
  const approve = registered.calls['approveChange'];
  expect((await server.current.call(approve, maker, decision)).body.code).toBe('SELF_APPROVAL');
  // A request of a person who has left takes no effect.
  const become = (status: 'active' | 'inactive') =>
    server.current.database.db.updateTable('app_user').set({ status }).where('username', '=', 'HOOPS01').execute();
  await become('inactive');
  expect((await server.current.call(approve, checker, decision)).body.code).toBe('MAKER_RIGHTS_LOST');
  await become('active');
  expect((await server.current.call(approve, checker, decision)).status).toBe(200);
  expect(await detailOf(registered, record.secureId)).toMatchObject({ effectiveUntil });
});

it('nobody makes an approved design the default, or ends it, alone', async () => {
  const registered = resourcesOf(server.current.app).get('card-design')!;
  const record = await detailOf(registered, designId('KLG_2024'));
  const body = { ...record, isDefault: !record['isDefault'], reason: 'bawaan diganti desain lain' };
  expect((await server.current.call(registered.calls['update'], maker, { body })).status).toBe(202);
  expect(await detailOf(registered, record.secureId)).toEqual(record);
});
