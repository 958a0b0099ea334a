import { sql } from 'kysely';
import { admin, testCaller } from '../../../test/callers.ts';
import { seedOptions } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { atLeast, walkedCalls, walkedResources } from '../../../test/walked.ts';
import { modules } from '../../modules.ts';
import { userId } from '../../shell/user/seed.ts';
import { protectedText } from '../protected-text/protected-text.ts';
import { resourcesOf } from '../../records/resource/registered.ts';

const server = useServer({ modules });
const clerk = testCaller('HOOPS07', { '*': 'Full Access' }, { userId: userId('HOOPS07') });

/** Characters by which a value is looked for: none is shorter. */
const startLength = 9;

/** NIK, phone, e-mail, address and birth date of every member. */
async function personalData(): Promise<string[]> {
  const texts = protectedText(seedOptions.dataKey);
  const { rows } = await sql<{ sealed: string | null }>`
    select unnest(array[nik_encrypted, phone_encrypted, email_encrypted, address_encrypted]) as sealed
      from member`.execute(server.current.database.db);
  const born = await server.current.database.db.selectFrom('member').select('birth_date').execute();
  return [
    ...rows.flatMap(({ sealed }) => (sealed === null ? [] : [texts.decrypt(sealed)])),
    ...born.map(({ birth_date }) => birth_date),
  ].filter((text) => text.length >= startLength);
}

/** Finds out whether an answer has one of these values, in one walk over it: there are thousands of both. */
function finderOf(values: readonly string[]): (text: string) => boolean {
  const byStart = new Map<string, string[]>();
  for (const value of new Set(values.map((each) => JSON.stringify(each).slice(1, -1)))) {
    const start = value.slice(0, startLength);
    byStart.set(start, [...(byStart.get(start) ?? []), value]);
  }
  return (text) => {
    for (let at = 0; at + startLength <= text.length; at += 1)
      if (byStart.get(text.slice(at, at + startLength))?.some((value) => text.startsWith(value, at))) return true;
    return false;
  };
}

test('no answer to a privilege has unmasked data of members, but for the listed calls', async () => {
  const clear = await personalData();
  expect(clear.length).toBeGreaterThan(500);
  const isClear = finderOf(clear);
  expect(clear.every((value) => isClear(JSON.stringify({ value })))).toBe(true);
  const ids = new Map<string, string>();
  for (const { resource, calls } of walkedResources(resourcesOf(server.current.app).values())) {
    if (!calls['list']) continue;
    const { result } = await server.current.call(calls['list'], admin, { query: {} });
    const first = (result?.rows as { secureId: string }[] | undefined)?.[0];
    if (first) ids.set(resource.module, first.secureId);
  }
  const answered: string[] = [];
  const leaks: string[] = [];
  for (const call of walkedCalls(server.current.app.calls.values())) {
    if (call.method !== 'GET' || call.events || call.download || call.reveals || call.access === 'public') continue;
    const secureId = ids.get(call.name.split('.')[0] as string) ?? '00000000-0000-4000-8000-000000000000';
    for (const caller of [admin, clerk]) {
      const names = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string);
      const parameters = Object.fromEntries(names.map((name) => [name, secureId]));
      const { status, text } = await server.current.call(call, caller, { parameters });
      if (status === 200) answered.push(call.name);
      if (isClear(text)) leaks.push(`${call.name} as ${caller.username}`);
    }
  }
  expect(leaks).toEqual([]);
  expect(new Set(answered).size).toBeGreaterThan(atLeast(80));
});

test('the calls that answer data in clear are few, and each may refuse above a limit', () => {
  const revealing = [...server.current.app.calls.values()].filter(({ reveals }) => reveals);
  expect(revealing.map(({ name }) => name)).toEqual([
    'photos-screening-membership.desk',
    'photos-screening.desk',
    'photos-screening-nmc.desk',
    'card-verification.desk',
  ]);
  for (const { errors } of revealing) expect(errors?.some((code) => code.endsWith('_LIMIT'))).toBe(true);
});
