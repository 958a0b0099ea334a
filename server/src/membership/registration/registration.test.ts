import { registrationCalls as calls } from '@console/contracts/membership/registration';
import { sql } from 'kysely';
import { seedDate } from '../../../test/environment.ts';
import { useGateway } from '../../../test/gateway.ts';
import { useServer } from '../../../test/server.ts';
import { modulesUpToMembership } from '../modules.fixture.ts';
import { seedMember } from '../member/seed-members.ts';
import { memberId } from '../member/seed.ts';
import { programTypeId } from '../program-type/seed.ts';
import { faultsOf, head, officer, person, registering } from './registration.fixtures.ts';

const gateway = useGateway();
const server = useServer({ modules: modulesUpToMembership, configuration: gateway.configuration });
const { db, placeAt, photo, otp, verify, verified, filled, create, check, stored } = registering(
  () => server.current,
  gateway.sent,
);
const jakarta = officer('30010');
/** Every test a minute and a half after the one before: codes are sent at most once a minute. */
let time = seedDate.getTime();
beforeEach(() => server.current.setNow(new Date((time += 90_000))));

test('a person whose number is verified is registered, pending, with documents that wait for a screener', async () => {
  const office = seedMember(4).officeCode;
  const by = officer(office);
  const values = await filled(1, office, by, { email: 'Pendaftar1@contoh.id' });
  expect(faultsOf(await create(by, values))).toEqual(['phone PHONE_UNVERIFIED']);
  expect((await verified(by, values.phone)).status).toBe(200);
  const { result } = await create(by, values);
  expect(result).toMatchObject({ status: 'pending', memberNo: expect.stringMatching(/^1\d{9}$/) });
  expect(await stored(result.secureId)).toMatchObject({
    name: values.name,
    status: 'pending',
    registration_source: 'CMS',
    joined_at: null,
    employer_name: 'PT Uji Coba',
    created_by: by.username,
  });
  const { rows } = await sql<{ type: string; state: string; source: string }>`select d.document_type as type, p.state,
    d.source from member_document d join photo_screening p on p.document_id = d.id
    where d.member_id = ${result.secureId} order by 1`.execute(db());
  expect(rows).toEqual([
    { type: '1', state: 'WAITING', source: 'CMS' },
    { type: '2', state: 'WAITING', source: 'CMS' },
  ]);
  expect(faultsOf(await create(by, { ...values, email: null }))).toEqual(['nik DUPLICATE', 'phone DUPLICATE']);
});

test('a known NIK stops the first step and names the member and the branch, of another office too', async () => {
  const known = seedMember(7);
  const answer = await check(jakarta, 'identity', { ...person(2), nik: known.nik });
  expect(answer.body.errors).toEqual([
    expect.objectContaining({
      field: 'nik',
      code: 'DUPLICATE',
      parameters: { memberNo: '1000000007', branch: expect.stringContaining(known.officeCode) },
    }),
  ]);
  expect(faultsOf(await check(jakarta, 'identity', { ...person(2), gender: 'F' }))).toEqual(['nik NIK_MISMATCH']);
  expect((await check(jakarta, 'identity', { nik: null, name: 'Bai' })).status).toBe(200);
});

test('what is typed of a later step waits for it; a faulty value of the step itself is named', async () => {
  const half = { address: 7, phone: '08', birthDate: 'besok' };
  expect(faultsOf(await check(jakarta, 'identity', half))).toEqual(['birthDate NOT_A_DATE']);
  expect((await check(jakarta, 'identity', { ...half, birthDate: null })).status).toBe(200);
  expect(faultsOf(await check(jakarta, 'contact', { ...half, birthDate: null }))).toEqual([
    'phone TOO_SHORT',
    'address PATTERN',
  ]);
});

test('the same person under another NIK needs an approver with a note, and stewards see the pair', async () => {
  const known = seedMember(20);
  const { officeCode } = known;
  const [year, month, day] = known.birthDate.split('-') as [string, string, string];
  const born = `${String(Number(day) + (known.gender === 'F' ? 40 : 0)).padStart(2, '0')}${month}${year.slice(2)}`;
  const same = {
    nik: `317401${born}7777`,
    name: known.name.replace(/.$/, 'x'),
    birthDate: known.birthDate,
    gender: known.gender,
    motherMaidenName: known.mothersName.toUpperCase(),
  };
  const [clerk, approver] = [officer(officeCode), officer(officeCode, 'Full Access')];
  expect(faultsOf(await check(clerk, 'identity', { ...same, duplicateNote: 'bukan orang yang sama' }))).toEqual([
    'name DUPLICATE_PERSON',
  ]);
  expect(faultsOf(await check(approver, 'identity', same))).toEqual(['duplicateNote DUPLICATE_PERSON']);
  const values = await filled(3, officeCode, approver, { ...same, duplicateNote: 'saudara kembar, KK diperiksa' });
  await verified(approver, values.phone);
  const { result, body } = await create(approver, values);
  expect(body.errors).toBeUndefined();
  const { rows } = await sql<{ state: string; score: number }>`select c.state, c.score from silo_candidate c
    join silo_record s on s.id = c.silo_id where c.member_id = ${result.secureId}`.execute(db());
  expect(rows).toEqual([expect.objectContaining({ state: 'OPEN' })]);
});

test('a code is worth something for its number and the officer who sent it, for some hours', async () => {
  const { phone } = person(4);
  const other = officer('20010');
  await otp(jakarta, phone);
  const code = /\b(\d{6})\b/.exec(gateway.sent.at(-1)!.text)![1]!;
  expect((await verify(other, phone, code)).body.code).toBe('OTP_FAILED');
  expect((await verify(jakarta, person(5).phone, code)).body.code).toBe('OTP_FAILED');
  expect((await verify(jakarta, phone, code)).status).toBe(200);
  expect((await otp(jakarta, phone)).body.code).toBe('OTP_TOO_SOON');
  expect((await check(jakarta, 'contact', { phone })).result).toMatchObject({ phoneVerified: true });
  expect(faultsOf(await check(other, 'contact', { phone }))).toEqual(['phone PHONE_UNVERIFIED']);
  server.current.setNow(new Date(time + 241 * 60_000));
  expect(faultsOf(await check(jakarta, 'contact', { phone }))).toEqual(['phone PHONE_UNVERIFIED']);
  expect(faultsOf(await otp(jakarta, seedMember(9).phone))).toEqual(['phone DUPLICATE']);
  expect((await check(jakarta, 'contact', { phone: seedMember(313).phone })).body.code).toBe('PHONE_BLACKLISTED');
});

test('the place gives the branch, which must be within the scope', async () => {
  const { officeCode } = seedMember(4);
  const placeId = await placeAt(officeCode);
  const contact = { sameAsKtp: true, ktpPlaceId: placeId };
  expect((await check(officer(officeCode), 'contact', contact)).result.branch).toContain(officeCode);
  expect(faultsOf(await check(jakarta, 'contact', contact))).toEqual(['ktpPlaceId NOT_ALLOWED']);
  const { result } = await server.current.call(calls.lov, jakarta, { query: { secureId: [placeId] } });
  const [chosen] = result as { code: string; name: string }[];
  const { result: found } = await server.current.call(calls.lov, jakarta, { query: { search: chosen!.code } });
  expect(found).toContainEqual({ secureId: placeId, code: chosen!.code, name: chosen!.name });
});

test('the program decides on age, documents and limits; Qanun branches take sharia programs alone', async () => {
  const qanun = seedMember(1).officeCode;
  const by = officer(qanun);
  const values = await filled(6, qanun, by);
  expect(faultsOf(await check(by, 'documents', values))).toEqual(['programTypeId PROGRAM_NOT_FOR_BRANCH']);
  const sharia = { ...values, programTypeId: programTypeId('SYR') };
  const { result } = await check(by, 'documents', sharia);
  expect(result).toMatchObject({ documents: ['1', '2'] });
  expect(result.limits.map(({ line, amount }: { line: string; amount: number }) => [line, amount > 0])).toContainEqual([
    'SPEKTRA',
    true,
  ]);
  expect(faultsOf(await check(by, 'documents', { ...sharia, document2: null }))).toEqual(['document2 REQUIRED']);
  expect(faultsOf(await check(by, 'documents', { ...sharia, programTypeId: programTypeId('KRY') }))).toEqual([
    'programTypeId PROGRAM_AUDIENCE',
  ]);
  expect(faultsOf(await check(by, 'documents', { ...sharia, birthDate: '1950-06-05' }))).toEqual([
    'programTypeId PROGRAM_RULES',
  ]);
});

test('one picture is no proof of two documents, and a file of somebody else none at all', async () => {
  const { officeCode } = seedMember(4);
  const by = officer(officeCode);
  const values = await filled(8, officeCode, by);
  const copy = await photo(by, 'sama');
  const again = await photo(by, 'sama');
  expect(faultsOf(await create(by, { ...values, document1: copy, document2: again }))).toEqual(['document2 SAME_FILE']);
  expect(faultsOf(await create(by, { ...values, document1: await photo(head) }))).toEqual(['document1 NOT_FOUND']);
});

test('a reader registers nobody, and two registrations of a person make one member', async () => {
  const { officeCode } = seedMember(4);
  const by = officer(officeCode);
  const values = await filled(9, officeCode, by);
  expect((await create(officer(officeCode, 'View Only'), values)).status).toBe(403);
  await verified(by, values.phone);
  const answers = await Promise.all([create(by, values), create(by, values)]);
  expect(answers.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 422]));
});

test('the membership begins once nothing is lacking: limits of the tiers, a risk grade and a message', async () => {
  const { officeCode } = seedMember(4);
  const by = officer(officeCode);
  const values = await filled(10, officeCode, by);
  await verified(by, values.phone);
  const { secureId } = (await create(by, values)).result;
  const join = (version: number) =>
    server.current.call(calls.join, by, { parameters: { secureId }, body: { version } });
  const refused = await join(1);
  expect(refused.body).toMatchObject({ code: 'VERIFICATION_INCOMPLETE', message: expect.stringContaining('1 KTP') });
  await sql`update photo_screening set state = 'APPROVED', decided_by = 'HOOPS02', decided_at = now()
    where member_id = ${secureId}`.execute(db());
  expect((await join(1)).body.message).toContain('Langkah verifikasi');
  await sql`update member set verification_step = 'none' where id = ${secureId}`.execute(db());
  const { result, status } = await join(1);
  expect({ status, state: result?.status }).toEqual({ status: 200, state: 'active' });
  expect(await stored(secureId)).toMatchObject({ status: 'active', joined_at: expect.anything(), risk_grade: 'LOW' });
  const limits = await db().selectFrom('member_plafond').selectAll().where('member_id', '=', secureId).execute();
  expect(limits.length).toBeGreaterThan(0);
  expect(limits.every(({ total, available, tier_id: tier }) => total > 0 && available === total && tier)).toBe(true);
  const { rows } =
    await sql`select from member_sms where member_id = ${secureId} and code = 'MEMBER_ACTIVATED'`.execute(db());
  expect(rows).toHaveLength(1);
  expect((await join(result.version)).body.code).toBe('INVALID_STATE');
  expect(
    (await server.current.call(calls.join, head, { parameters: { secureId: memberId(5) }, body: { version: 1 } })).body
      .code,
  ).toBe('INVALID_STATE');
});
