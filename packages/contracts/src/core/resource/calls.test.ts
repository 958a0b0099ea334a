import { call, type Call } from '../call.ts';
import { choice, code, line } from '../fields.ts';
import { text } from '../text.ts';
import { callsOf, defineResource, operationCall, type RecordOf, type Resource } from '../resource.ts';

const shared = { title: text('Contoh', 'Sample'), label: 'name', volume: 10 } as const;
const fields = { code: code(), name: line({ minimum: 3, maximum: 100 }) };
const list = { defaultSort: ['code,asc'] } as const;
const readOnly = defineResource({ ...shared, module: 'read-only', fields, operations: ['list', 'detail'], list });
const filtered = defineResource({
  ...shared,
  module: 'filtered',
  fields,
  operations: ['list', 'create', 'lov'],
  fourEyes: true,
  calls: {
    count: call({
      name: 'filtered.count',
      method: 'GET',
      base: 'middle',
      path: 'filtered/count',
      access: 'session',
      summary: 'Count',
    }),
  },
  list: {
    ...list,
    filters: { state: choice([{ value: 'OPEN', title: text('Buka', 'Open') }]) },
    numbers: ['code'],
    tabs: { filter: 'state', of: [{ key: 'OPEN', title: text('Buka', 'Open'), values: ['OPEN'] }] },
  },
});

/** Compiles when the call takes these parameters, this body and gives this answer. */
const takes = <Query, Body, Result>(
  _call: Call<Query, Body, Result>,
  _given: { query?: Query; body?: Body; result?: Result },
) => undefined;

test('a resource has the calls of its operations, and no others', () => {
  const calls = callsOf(readOnly);
  // A list that is read whole has its totals.
  expect(Object.keys(calls)).toEqual(['list', 'detail', 'totals']);
  // @ts-expect-error the resource declares no update
  expect(calls.update).toBeUndefined();
  // @ts-expect-error it is not a four-eyes resource
  expect(calls.approveChange).toBeUndefined();
  // @ts-expect-error its list takes no pasted numbers
  expect(calls.paste).toBeUndefined();
  // @ts-expect-error its list has no tabs
  expect(calls.tabCounts).toBeUndefined();
});

test('four eyes, pasted numbers, tabs and calls of its own are known', () => {
  const calls = callsOf(filtered);
  expect(calls.approveChange.name).toBe('filtered.change/approve');
  expect(calls.paste.name).toBe('filtered.paste');
  expect(calls.tabCounts.name).toBe('filtered.tab-counts');
  expect(calls.count.name).toBe('filtered.count');
  // @ts-expect-error the resource declares no delete
  expect(calls.delete).toBeUndefined();
});

test('parameters, bodies and answers have types', () => {
  const calls = callsOf(filtered);
  takes(calls.list, { query: { page: 1, search: 'a', state: 'OPEN', numbers: '0b6f' } });
  // @ts-expect-error the list has no such filter
  takes(calls.list, { query: { status: 'OPEN' } });
  // @ts-expect-error the filter has no such value
  takes(calls.list, { query: { state: 'SHUT' } });
  takes(calls.create, { body: { code: 'A', name: 'Name' } });
  // @ts-expect-error the name is missing
  takes(calls.create, { body: { code: 'A' } });
  takes(callsOf(readOnly).detail, { result: {} as RecordOf<typeof readOnly> });
  // @ts-expect-error the answer is a record
  takes(callsOf(readOnly).detail, { result: 1 });
  expect(calls.list.method).toBe('GET');
});

test('of a resource that is not known in particular, any call may be missing', () => {
  const calls = callsOf<Resource>(readOnly);
  expect(calls['update']).toBeUndefined();
  // @ts-expect-error it may be missing
  expect(() => calls['update'].name).toThrow(TypeError);
  expect(operationCall<Resource, 'list'>(readOnly, 'list').name).toBe('read-only.list');
  expect(() => operationCall(readOnly, 'update')).toThrow('Resource read-only has no operation update');
});

test('a call that the resource declares under the name of an operation serves for it', () => {
  const update = call({
    name: 'own.save',
    method: 'PUT',
    base: 'middle',
    path: 'own',
    access: 'session',
    summary: 'saves',
  });
  const own = defineResource({ ...shared, module: 'own', fields, operations: [], list, calls: { update } });
  expect(operationCall<Resource, 'update'>(own, 'update')).toBe(update);
});

test('whatever a resource changes may be sent again when its answer was lost', () => {
  const written = defineResource({
    ...shared,
    module: 'written',
    fields,
    operations: ['list', 'detail', 'create', 'update', 'delete', 'activate', 'deactivate', 'activate-all'],
    fourEyes: true,
    list,
    acts: {
      hold: { title: text('Tahan', 'Hold'), effect: text('Ditahan'), action: 'update', fields: {}, errors: [] },
    } as never,
  });
  const writing = Object.values(callsOf<Resource>(written) as Readonly<Record<string, Call>>).filter(
    ({ method, reads }) => method !== 'GET' && !reads,
  );
  expect(writing.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['written.update', 'written.delete', 'written.hold', 'written.change/approve']),
  );
  expect(writing.filter(({ idempotent }) => !idempotent)).toEqual([]);
});
