import type { Call } from '@console/contracts/core/call';
import { actionGroups } from '@console/contracts/core/privileges';
import { flags, inFlagGroup, type Flag, type FlagGroup } from '@console/contracts/core/flag-groups';
import { flagGroupOf, type Field, type Fields } from '@console/contracts/core/fields';
import { testCaller } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { modules } from '../../modules.ts';
import type { Caller } from '../../platform/context.ts';
import { flagOfCaller } from '../../platform/flag.ts';
import { hiddenFieldsOf } from './hidden.ts';
import { performCall } from '../../platform/http/perform.ts';
import { present } from './present.ts';
import { resourcesOf, type RegisteredResource, type Row } from './registered.ts';

const server = useServer({ modules });

/** A user with this flag and every level. */
const callerOf = (flag: Flag) =>
  testCaller(
    'UJI01',
    { '*': 'Full Access' },
    {
      isAdmin: flag === 'admin',
      mappingType: flag === 'MRO' ? 'MRO' : 'NATIONAL',
      roles: [{ secureId: 'r', name: 'uji', jobName: /^\d$/.test(flag) ? flag : null }],
    },
  );
/** Calls that ask for flag groups, of their own or of their action. */
const groupedCalls = (): (readonly [Call, readonly FlagGroup[]])[] =>
  [...server.current.app.calls.values()].flatMap((call) => {
    const ofAction = typeof call.access === 'string' ? undefined : actionGroups[call.access.action];
    const groups = [call.flagGroup, ofAction].filter((group) => group !== undefined);
    return groups.length > 0 ? [[call, groups] as const] : [];
  });
const resources = (): RegisteredResource[] => [...resourcesOf(server.current.app).values()];
const grouped = (fields: Fields) => Object.entries(fields).filter(([, field]) => flagGroupOf(field) !== 'all');

test.each(flags)('flag %s is that of its caller', (flag) => expect(flagOfCaller(callerOf(flag))).toBe(flag));

test('some fields, filters and files are those of a flag group', () => {
  const all = resources().map(({ resource }) => resource);
  expect(all.flatMap(({ fields, derived }) => grouped({ ...fields, ...derived })).length).toBeGreaterThan(5);
  expect(all.flatMap(({ list }) => grouped(list.filters)).length).toBeGreaterThan(1);
  expect(all.some(({ list }) => list.exportGroup)).toBe(true);
});

test.each(flags)('answers and files for flag %s carry every field of its groups and none of others', (flag) => {
  for (const registered of resources()) {
    const fields = grouped({ ...registered.resource.fields, ...registered.resource.derived });
    const row = Object.fromEntries(fields.map(([name]) => [name, 'x'])) as unknown as Row;
    for (const to of ['screen', 'file', 'clear file'] as const)
      expect(Object.keys(present(registered, row, callerOf(flag), to))).toEqual(
        fields.filter(([, field]) => inFlagGroup(flag, flagGroupOf(field))).map(([name]) => name),
      );
  }
});

test('fields that are not for branches are left out for users of a branch alone', () => {
  const notForBranches = resources().flatMap((registered) =>
    Object.entries<Field>({ ...registered.resource.fields, ...registered.resource.derived })
      .filter(([, field]) => field.notForBranches)
      .map(([name]) => [registered, name] as const),
  );
  expect(notForBranches.length).toBeGreaterThan(0);
  for (const [registered, name] of notForBranches) {
    const hiddenFor = (rest: Partial<Caller>) =>
      hiddenFieldsOf(registered, testCaller('UJI01', {}, rest)).includes(name);
    expect(hiddenFor({ mappingType: 'BRANCH' })).toBe(true);
    expect(hiddenFor({ mappingType: 'MRA' })).toBe(false);
    expect(hiddenFor({ mappingType: 'BRANCH', isAdmin: true })).toBe(false);
  }
});

/** A value that fits the filter. */
function valueOf({ kind, options, personal, minimum }: Field): unknown {
  if (options) return options[0]?.value;
  if (personal === 'phone' && minimum !== undefined) return '081234567890';
  return kind === 'date' ? '2026-01-01' : kind === 'flag' ? true : 'X';
}

test.each(flags)('who has flag %s filters and sorts by what is shown, and by nothing else', async (flag) => {
  for (const { resource, calls } of resources()) {
    if (!calls['list']) continue;
    for (const [name, field] of grouped(resource.list.filters)) {
      const { status, body } = await server.current.call(calls['list'], callerOf(flag), {
        query: { [name]: valueOf(field) },
      });
      const refused = status === 422 && JSON.stringify(body.errors ?? []).includes('NOT_ALLOWED');
      expect({ list: resource.module, name, refused }).toEqual({
        list: resource.module,
        name,
        refused: !inFlagGroup(flag, flagGroupOf(field)),
      });
    }
    for (const [name, field] of grouped({ ...resource.fields, ...resource.derived })) {
      if (!resource.list.sorts.includes(name) || inFlagGroup(flag, flagGroupOf(field))) continue;
      const { body } = await server.current.call(calls['list'], callerOf(flag), { query: { sort: [`${name},asc`] } });
      expect({ list: resource.module, name, code: body.code }).toMatchObject({ code: 'SORT_FIELD' });
    }
  }
});

test.each(flags)('calls of a flag group are refused to flag %s unless it belongs to it', async (flag) => {
  for (const [call, groups] of groupedCalls()) {
    const { body } = await server.current.call(call, callerOf(flag), call.download ? { query: { format: 'csv' } } : {});
    expect({ call: call.name, refused: (body as { code?: string } | null)?.code === 'FORBIDDEN' }).toEqual({
      call: call.name,
      refused: groups.some((group) => !inFlagGroup(flag, group)),
    });
  }
});

test.each(flags)('calls made within another ask for the flag %s as well', async (flag) => {
  const { app, database } = server.current;
  const of = {
    request: { id: 'uji', ip: '-', userAgent: '-', base: 'middle', method: 'PUT', path: '-' },
    language: 'id',
    db: database.db,
    parameters: {},
    body: {},
  } as const;
  for (const [call, groups] of groupedCalls()) {
    if (typeof call.access === 'string' || groups.every((group) => inFlagGroup(flag, group))) continue;
    const refusal = await performCall(app, call, { ...of, caller: callerOf(flag) }).catch((error: unknown) => error);
    expect({ call: call.name, refusal }).toMatchObject({ refusal: { code: 'FORBIDDEN' } });
  }
});

test('fields that only a flag group changes are refused from others, whatever their level', async () => {
  const seen: string[] = [];
  for (const { resource, calls } of resources())
    for (const [name, field] of Object.entries<Field>(resource.fields)) {
      if (field.changedBy === undefined || !calls['update']) continue;
      const { rows } = (await server.current.call(calls['list']!, callerOf('admin'))).result;
      const [row] = rows as readonly Record<string, unknown>[];
      const other = field.options!.find(({ value }) => value !== row![name])!.value;
      for (const flag of flags.filter((each) => !inFlagGroup(each, field.changedBy!) && each !== 'MRO')) {
        const { body } = await server.current.call(calls['update'], callerOf(flag), {
          body: { ...row, [name]: other },
        });
        expect({ place: `${resource.module}.${name}`, errors: body.errors }).toMatchObject({
          errors: [{ field: name, code: 'NOT_ALLOWED' }],
        });
      }
      seen.push(`${resource.module}.${name}`);
    }
  expect(seen).toContain('branch.insuranceArea');
});

test('whole filters, and what only an admin does, need the flag besides the level', () => {
  const ofAdmins = groupedCalls().filter(([, groups]) => groups.includes('admin'));
  expect(ofAdmins.length).toBeGreaterThan(10);
  expect(groupedCalls().length).toBeGreaterThan(ofAdmins.length + 1);
});
