import { channelCalls as calls } from '@console/contracts/membership/registration';
import { missesPerHour } from '@console/contracts/membership/token-management';
import { sql } from 'kysely';
import { nobody } from '../../../test/callers.ts';
import { seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { modulesUpToMembership } from '../modules.fixture.ts';
import { seedMember } from '../member/seed-members.ts';
import { memberId } from '../member/seed.ts';
import { makeSource } from '../token-management/source.fixture.ts';
import { circumstances, faultsOf, person, registering } from './registration.fixtures.ts';

const server = useServer({ modules: modulesUpToMembership });
const { db, placeAt } = registering(() => server.current, []);
const earlier = new Date(seedDate.getTime() - 600_000).toISOString();
const headersFor = async (...services: string[]) =>
  (await makeSource(server.current, { allowedServices: services as never, registrationSource: 'FIONA' })).headers;
const placed = async (officeCode: string) => {
  const { rows } = await sql<{ zipCode: string; kelurahan: string }>`select code as "zipCode", kelurahan
    from zip_code_view where id = ${await placeAt(officeCode)}`.execute(db());
  return rows[0]!;
};
const body = async (n: number, more: object = {}) => ({
  ...person(n),
  ...circumstances,
  reference: `UJI-${String(n).padStart(6, '0')}`,
  source: 'FIONA',
  programCode: 'REG',
  ktpPlace: await placed(seedMember(4).officeCode),
  phoneVerifiedAt: earlier,
  consentedAt: earlier,
  ...more,
});
const register = (headers: Readonly<Record<string, string>>, given: object) =>
  server.current.call(calls.register, nobody, { headers, body: given as never });

test('an application registers a person once, whatever how often it calls', async () => {
  const headers = await headersFor('membership-registration');
  const first = await register(headers, await body(40));
  expect(first.result).toEqual({ memberNo: expect.stringMatching(/^1\d{9}$/), status: 'pending' });
  expect((await register(headers, await body(40))).result).toEqual(first.result);
  expect((await register(headers, await body(44, { reference: 'UJI-000040' }))).body.code).toBe('IDEMPOTENCY_REUSED');
  // Another case, and blanks around, make no other reference.
  const written = await body(40);
  const again = { ...written, reference: ` ${written.reference.toLowerCase()} ` };
  expect((await register(headers, again)).result).toEqual(first.result);
  const [a, b] = await Promise.all([register(headers, await body(41)), register(headers, await body(41))]);
  expect(a.result).toEqual(b.result);
  const { rows } = await sql`select registration_source as source, created_by as by from member
    where member_no = ${first.result.memberNo}`.execute(db());
  expect(rows).toEqual([{ source: 'FIONA', by: 'SYSTEM' }]);
});

test('the rules of the desk hold for applications too, and a number is verified within a day', async () => {
  const headers = await headersFor('membership-registration');
  const faults = async (more: object) => faultsOf(await register(headers, await body(42, more)));
  expect(await faults({ ktpPlace: { zipCode: '99999', kelurahan: 'Entah' } })).toEqual(['ktpPlace NOT_FOUND']);
  expect(await faults({ programCode: 'KRY' })).toEqual(['programTypeId PROGRAM_AUDIENCE']);
  expect(await faults({ gender: 'F' })).toEqual(['nik NIK_MISMATCH']);
  expect(await faults({ phoneVerifiedAt: '2026-01-01T00:00:00Z' })).toEqual(['phoneVerifiedAt NOT_ALLOWED']);
  expect(await faults({ consentedAt: '2031-01-01T00:00:00Z' })).toEqual(['consentedAt NOT_ALLOWED']);
  const young = { birthDate: '2009-03-15', maritalStatus: 'MARRIED', spouseName: 'Uji Coba' };
  const self = await body(42, young);
  expect(
    await faults({
      ...young,
      spouseNik: (self as { nik?: string }).nik,
      spousePhone: (self as { phone?: string }).phone,
    }),
  ).toEqual(expect.arrayContaining(['spouseNik SPOUSE_IS_SELF', 'spousePhone SPOUSE_IS_SELF']));
  expect(await faults({ motherMaidenName: 'S\u0456ti Aminah' })).toEqual(['motherMaidenName PATTERN']);
  expect(await faults({ source: 'CMA' })).toEqual(['source NOT_ALLOWED']);
});

test('an application learns that a member has something of the person, neither what nor who', async () => {
  const headers = await headersFor('membership-registration');
  const { name, birthDate, gender, phone, nik } = seedMember(9);
  const answers = [
    await register(headers, await body(45, { phone })),
    await register(headers, await body(46, { phone, name, birthDate, gender, nik })),
    await register(headers, await body(47, { nik, birthDate, gender, name })),
    await register(headers, await body(48, { email: '\uFF4Dember9@contoh.id' })),
  ];
  const [first] = answers;
  expect(first!.body.code).toBe('MEMBER_EXISTS');
  for (const { status, body: said } of answers) {
    expect(status).toBe(409);
    expect({ ...said, requestId: '', supportId: '' }).toEqual({ ...first!.body, requestId: '', supportId: '' });
  }
});

test('a token opens its own services alone', async () => {
  const headers = await headersFor('membership-plafond');
  expect((await register(headers, await body(43))).body.code).toBe('SOURCE_DENIED');
  const ask = (memberNo: string, given = headers) =>
    server.current.call(calls.plafond, nobody, { headers: given, body: { memberNo } });
  expect((await ask('1000000001', {} as never)).body.code).toBe('SOURCE_DENIED');
  const { result } = await ask('1000000001');
  expect(result).toMatchObject({ memberNo: '1000000001', status: 'active', mayOrder: true, barredBy: null });
  expect(result.limits.map(({ line }: { line: string }) => line)).toContain('SPEKTRA');
  expect(JSON.stringify(result)).not.toContain(seedMember(1).name);
  expect((await ask('1000000313')).result).toMatchObject({ mayOrder: false, barredBy: 'MEMBER_NOT_ACTIVE' });
  expect((await ask('1999999999')).status).toBe(404);
});

test('data that a member changed in an application are in force at once, with a row of what changed', async () => {
  const headers = await headersFor('membership-update');
  const emergency = {
    emergencyName: 'Dewi Uji',
    emergencyRelation: 'FRIEND',
    emergencyPhone: '081755556666',
    emergencyAddress: 'Jalan Mawar nomor 12',
  };
  const update = (more: object) =>
    server.current.call(calls.update, nobody, {
      headers,
      body: { memberNo: '1000000150', consentedAt: earlier, ...more } as never,
    });
  for (const consentedAt of ['2001-11-27T00:00:00Z', '2031-11-27T00:00:00Z'])
    expect(faultsOf(await update({ emergency, consentedAt }))).toEqual(['consentedAt NOT_ALLOWED']);
  expect((await update({ emergency })).result).toEqual({ memberNo: '1000000150', changed: ['emergency'] });
  expect((await update({ emergency })).result.changed).toEqual([]);
  const { rows } = await sql`select section, state, created_by as by from member_change
    where member_id = ${memberId(150)}`.execute(db());
  expect(rows).toEqual([{ section: 'emergency', state: 'APPLIED', by: 'SYSTEM' }]);
  expect(faultsOf(await update({ emergency: { ...emergency, emergencyPhone: seedMember(150).phone } }))).toEqual([
    'emergencyPhone EMERGENCY_PHONE',
  ]);
  expect((await update({ emergency: { ...emergency, emergencyRelation: 'NOBODY' } })).status).toBe(422);
});

test('a source that asks for numbers without effect is stopped for an hour, however many it asks at once', async () => {
  const headers = await headersFor('membership-plafond');
  const ask = (memberNo: string) => server.current.call(calls.plafond, nobody, { headers, body: { memberNo } });
  const misses = await Promise.all(
    Array.from({ length: missesPerHour + 20 }, (_, at) => ask(String(1_900_000_000 + at))),
  );
  const statuses = misses.map(({ status }) => status);
  expect(statuses.filter((status) => status === 404)).toHaveLength(missesPerHour);
  expect(statuses.filter((status) => status === 429)).toHaveLength(20);
  expect((await ask('1000000001')).body.code).toBe('RATE_LIMITED');
  const other = await headersFor('membership-plafond');
  const found = await server.current.call(calls.plafond, nobody, { headers: other, body: { memberNo: '1000000001' } });
  expect(found.status).toBe(200);
  server.current.setNow(new Date(seedDate.getTime() + 61 * 60_000));
  expect((await ask('1000000001')).status).toBe(200);
  server.current.setNow(seedDate);
});

test('what is found counts nothing: an application asks for its members as often as its rate allows', async () => {
  const { id, headers } = await makeSource(server.current, { allowedServices: ['membership-plafond'] });
  const body = { memberNo: '1000000001' };
  await Promise.all(Array.from({ length: 30 }, () => server.current.call(calls.plafond, nobody, { headers, body })));
  const { rows } = await sql<{ misses: number }>`select sum(misses)::int as misses from source_miss
    where source_id = ${id}`.execute(db());
  expect(rows).toEqual([{ misses: 0 }]);
});
