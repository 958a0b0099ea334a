import { randomUUID } from 'node:crypto';
import type { Field } from '@console/contracts/core/fields';
import { fedFields } from '@console/contracts/core/resource';
import { checkField, normalise } from '@console/contracts/core/validation';
import { sql } from 'kysely';
import { admin } from '../../../test/callers.ts';
import { sampleOf } from '../../../test/samples.ts';
import { useServer } from '../../../test/server.ts';
import { modules } from '../../modules.ts';
import { registryOf } from '../imports/handler-registry.ts';
import { resourcesOf, type RegisteredResource } from '../resource/registered.ts';
import { snakeCase } from '../resource/snake-case.ts';
import { deliveryColumns } from './delivery-columns.ts';

const server = useServer({ modules });
const fed = () => [...resourcesOf(server.current.app).values()].filter(({ resource }) => resource.coreFed);
const fieldsOf = ({ resource }: RegisteredResource) => fedFields(resource.fields, resource.coreFed!);

/** Texts of different lengths, one of which suits a field. */
const texts = ['Contoh lain', 'XYZ', '0215559999', '99', '99999', '9999999', '1234567890123', '123456789012345'];

/** Another valid value of a field than the one that it has; a choice of one has none. */
const other = (field: Field, value: unknown): unknown => {
  if (field.options?.length === 1) return texts[0];
  const candidates: unknown[] = [
    ...(field.options ?? []).map((option) => (field.kind === 'choices' ? [option.value] : option.value)),
    ...texts,
    randomUUID(),
    sampleOf(field.schema),
    ...(field.sheet && Array.isArray(value) ? [value.slice(1)] : []),
    ...(typeof value === 'number' ? [value + 1, value - 1] : []),
  ];
  const found = candidates.find(
    (each) =>
      checkField('x', field, each) === null && JSON.stringify(normalise(field, each)) !== JSON.stringify(value ?? null),
  );
  expect([field.kind, found]).not.toEqual([field.kind, undefined]);
  return found;
};

test('every core-fed resource has the columns of the feed, a unique key, and rows without staff', async () => {
  expect(fed().length).toBeGreaterThan(0);
  for (const registered of fed()) {
    const { resource, definition } = registered;
    const key = resource.coreFed!.key;
    expect([resource.module, resource.fields[key]?.unique]).toEqual([resource.module, true]);
    for (const name of resource.coreFed!.staffHolds ?? []) {
      const field = resource.fields[name]!;
      expect([name, checkField(name, field, undefined)]).toEqual([name, null]);
    }
    expect(Object.keys(deliveryColumns(resource))).toEqual(expect.arrayContaining(['core_code', 'status']));
    const { rows } = await sql`select core_code, last_synced_at, sync_state, sync_faults, core_hash, core_status,
      core_absent, core_run from ${sql.table(definition.table)} limit 1`.execute(server.current.database.db);
    expect(rows.length).toBeLessThanOrEqual(1);
  }
});

test('nobody makes or deletes a record of the feed', () => {
  for (const { resource, calls } of fed())
    expect([resource.module, calls['create'], calls['delete']]).toEqual([resource.module, undefined, undefined]);
});

test('no import has a column of the feed, but to find the record', () => {
  const modulesFed = new Map(fed().map((registered) => [registered.resource.module, registered]));
  for (const { definition } of registryOf(server.current.app).all()) {
    const registered = modulesFed.get(definition.module);
    if (!registered) continue;
    const names = fieldsOf(registered).map(snakeCase);
    const typed = Object.entries(definition.columns).filter(([name, { key }]) => !key && names.includes(name));
    expect([definition.module, typed]).toEqual([definition.module, []]);
  }
});

test('a field of the feed is never typed: each is refused with IMMUTABLE, and left out it stays', async () => {
  for (const registered of fed()) {
    const { resource, calls } = registered;
    if (!calls['update']) continue;
    const [row] = (await server.current.call(calls['list'], admin, { query: {} })).result.rows;
    const read = async () =>
      (await server.current.call(calls['detail'], admin, { parameters: { secureId: row.secureId } })).result;
    const before = await read();
    for (const name of fieldsOf(registered)) {
      const body = { ...before, [name]: other(resource.fields[name]!, before[name]) };
      const answer = await server.current.call(calls['update'], admin, { body });
      expect([resource.module, name, answer.status]).toEqual([resource.module, name, 422]);
      // A choice of one has no other allowed value to type.
      const code = resource.fields[name]!.options?.length === 1 ? 'NOT_ALLOWED' : 'IMMUTABLE';
      expect(answer.body.errors).toContainEqual(expect.objectContaining({ field: name, code }));
    }
    const held = Object.entries(before).filter(([name]) => !fieldsOf(registered).includes(name));
    expect((await server.current.call(calls['update'], admin, { body: Object.fromEntries(held) })).status).toBe(200);
    expect(await read()).toEqual(before);
  }
});
