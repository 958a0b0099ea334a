// Long: the rules of one module on one server with its seeded members.
import { memberChangeStates } from '@console/contracts/membership/member-change';
import { sql } from 'kysely';
import { seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { modulesUpToMembership } from '../modules.fixture.ts';
import { seedMember } from '../member/seed-members.ts';
import { memberId } from '../member/seed.ts';
import { approver, branchOf, changesOn, faultsOf, maker } from './changes.fixtures.ts';
import { expireMemberChanges } from './expire.ts';

const server = useServer({ modules: modulesUpToMembership });
const db = () => server.current.database.db;
const { member, stored, change, decide, listed, detail, identity } = changesOn(server);
const dayMs = 86_400_000;
/** Another valid number of the same person. */
const nikOf = (i: number, serial: string) => `${seedMember(i).nik.slice(0, 12)}${serial}`;

test('changes in their states, with numbers masked and without the name of the mother', async () => {
  const { rows, total } = await listed({ size: 25 });
  expect(total).toBe(17);
  const counts = Object.fromEntries(
    await Promise.all(memberChangeStates.map(async ({ value: state }) => [state, (await listed({ state })).total])),
  );
  expect(counts).toEqual({ PENDING: 8, APPLIED: 0, APPROVED: 5, REJECTED: 2, WITHDRAWN: 1, EXPIRED: 0, OUTDATED: 1 });
  const phone = rows.find(({ memberNo }: { memberNo: string }) => memberNo === seedMember(22).memberNo);
  expect(phone).toMatchObject({ before: null, after: null, phoneAfter: expect.stringContaining('*'), nikAfter: null });
  expect(JSON.stringify(rows)).not.toContain(seedMember(22).phone);
  expect((await listed({ memberId: memberId(22) })).total).toBe(1);
  expect((await listed({ section: 'phone' })).total).toBe(4);
});

test('an identity stays in force until somebody else approves it; then it is found by the new number', async () => {
  const nik = nikOf(41, '9041');
  const values = await identity(41, { nik, name: 'Nama Sesuai Akta', motherMaidenName: 'Siti Rahma' });
  const { result } = await change('identity', 41, values);
  expect(result).toMatchObject({ version: 1, state: 'PENDING' });
  expect(await member(41)).toMatchObject({ name: seedMember(41).name });
  const shown = await detail(result.secureId);
  expect(shown.after).toContain('Nama sesuai KTP: Nama Sesuai Akta');
  expect(shown.after).not.toContain('Siti Rahma');
  expect((await decide('approve', result, maker)).body.code).toBe('SELF_APPROVAL');
  const before = await stored(41);
  const answers = await Promise.all([decide('approve', result), decide('approve', result)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const after = await stored(41);
  expect(after).toMatchObject({ name: 'Nama Sesuai Akta', version: before.version + 1 });
  expect(after.nik_hash).not.toBe(before.nik_hash);
  expect(after.mothers_name_encrypted).not.toBe(before.mothers_name_encrypted);
  const { rows } = await sql<{ action: string }>`select action from audit_entry
    where entity_id = ${memberId(41)} and module = 'membership' order by at, id`.execute(db());
  expect(rows.map(({ action }) => action)).toEqual(expect.arrayContaining(['REQUEST', 'APPROVE']));
});

test('of a field one change waits, also of two at once; another field does not wait for it', async () => {
  const values = await identity(42, { name: 'Nama Pertama' });
  const answers = await Promise.all([change('identity', 42, values), change('identity', 42, values)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)!.body.code).toBe('CHANGE_PENDING');
  const birthPlace = await identity(42, { birthPlace: 'Sabang' });
  expect((await change('identity', 42, birthPlace)).status).toBe(200);
  await expect(
    sql`insert into member_change_claim select member_id, field, change_id from member_change_claim
      where member_id = ${memberId(42)} limit 1`.execute(db()),
  ).rejects.toThrow(/duplicate|unique/);
});

test('a change whose base moved is outdated: nothing is put in force, and its fields are free', async () => {
  const { result } = await change('identity', 43, await identity(43, { birthPlace: 'Sabang' }));
  await db().updateTable('member').set({ birth_place: 'Medan' }).where('id', '=', memberId(43)).execute();
  expect((await decide('approve', result)).body.code).toBe('CHANGE_OUTDATED');
  expect(await detail(result.secureId)).toMatchObject({ state: 'OUTDATED', decidedBy: approver.username });
  expect((await stored(43)).birth_place).toBe('Medan');
  expect((await change('identity', 43, await identity(43, { birthPlace: 'Sabang' }))).status).toBe(200);
});

test('a NIK agrees with birth and gender and belongs to one member, also at the approval', async () => {
  const wrong = await change('identity', 44, await identity(44, { birthDate: '1980-01-01' }));
  expect(faultsOf(wrong)).toEqual(['nik NIK_MISMATCH']);
  const young = await change('identity', 44, await identity(44, { birthDate: '2015-01-01', nik: '1271014101150001' }));
  expect(faultsOf(young)).toContain('birthDate MEMBER_TOO_YOUNG');
  const { nik, birthDate, gender } = seedMember(45);
  expect(faultsOf(await change('identity', 44, await identity(44, { nik, birthDate, gender })))).toEqual([
    'nik DUPLICATE',
  ]);
  // Two members who ask for the same free number: the second is refused when it is decided.
  const shared = { nik: nikOf(45, '9045'), birthDate, gender };
  const first = await change('identity', 44, await identity(44, shared));
  const second = await change('identity', 45, await identity(45, shared));
  const decided = await Promise.all([decide('approve', first.result), decide('approve', second.result)]);
  expect(decided.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  expect(decided.map(({ body }) => body.errors?.[0]?.code).filter(Boolean)).toEqual(['DUPLICATE']);
});

test('a reason is one of the section, with the proof and the note that it asks for', async () => {
  const values = await identity(46, { birthPlace: 'Sabang' });
  expect(faultsOf(await change('identity', 46, values, { reason: 'PHONE_NEW' }))).toEqual(['reasonId NOT_FOUND']);
  expect(faultsOf(await change('identity', 46, values, { proof: false }))).toEqual(['evidence REQUIRED']);
  expect(faultsOf(await change('identity', 46, { ...values, note: null }))).toEqual(['note REQUIRED']);
  expect(faultsOf(await change('identity', 46, { ...values, evidence: memberId(1) }))).toEqual(['evidence NOT_FOUND']);
  expect((await change('identity', 46, await identity(46, {}))).body.code).toBe('NOTHING_CHANGED');
});

test('the maker alone takes a change back, a refusal has a note, and 30 days end it', async () => {
  const ask = async () => (await change('identity', 47, await identity(47, { birthPlace: 'Sabang' }))).result;
  const taken = await ask();
  expect((await decide('withdraw', taken, approver)).status).toBe(404);
  expect((await decide('withdraw', taken, maker)).status).toBe(200);
  const refused = await ask();
  expect((await decide('reject', refused)).status).toBe(200);
  expect(await detail(refused.secureId)).toMatchObject({ state: 'REJECTED', decisionNote: 'bukti tidak terbaca' });
  expect((await decide('reject', { ...refused, version: 2 })).body.code).toBe('INVALID_STATE');
  const waiting = await ask();
  const late = new Date(seedDate.getTime() + 31 * dayMs);
  server.current.setNow(late);
  expect((await decide('approve', waiting)).body.code).toBe('INVALID_STATE');
  server.current.setNow(seedDate);
  await expireMemberChanges(db(), late);
  expect(await expireMemberChanges(db(), late)).toEqual({ done: 0 });
  expect((await detail(waiting.secureId)).state).toBe('EXPIRED');
  expect((await change('identity', 47, await identity(47, { birthPlace: 'Sabang' }))).status).toBe(200);
});

const home = {
  address: 'Jalan Kenanga No. 12, RT 003 RW 004',
  kelurahan: 'Kenanga',
  kecamatan: 'Selatan',
  city: 'Medan',
  province: 'Sumatera Utara',
  residenceStatus: 'OWN',
  residenceSince: '2020-01-01',
};

test('an address is in force at once, the branch stays, and a repeated call changes nothing', async () => {
  const { zip_code: zipCode, branch_id: branch } = await stored(48);
  const refused = await change('address', 48, { ...home, zipCode: '00000' }, { reason: 'MOVED' });
  expect(faultsOf(refused)).toEqual(['zipCode NOT_FOUND']);
  const { version } = await member(48);
  const values = { ...home, zipCode, version };
  expect((await change('address', 48, values, { reason: 'MOVED' })).result.state).toBe('APPLIED');
  expect((await change('address', 48, values, { reason: 'MOVED' })).body.code).toBe('STALE_VERSION');
  expect(await stored(48)).toMatchObject({ kelurahan: 'Kenanga', branch_id: branch, version: version + 1 });
  expect(await member(48)).toMatchObject({ residenceSince: '2020-01-01' });
});

test('who is married has a spouse, who is employed an employer, and a changed income marks the limits', async () => {
  const alone = { spouseName: null, spouseNik: null, spousePhone: null };
  await sql`update member set marital_status = 'SINGLE', spouse_name = null, spouse_nik_encrypted = null,
    spouse_phone_encrypted = null where id = ${memberId(49)}`.execute(db());
  const married = await change('family', 49, { maritalStatus: 'MARRIED', ...alone }, { reason: 'MARRIED' });
  expect(faultsOf(married)).toEqual(['spouseName REQUIRED', 'spouseNik REQUIRED', 'spousePhone REQUIRED']);
  const spouse = { spouseName: 'Rina Wati', spouseNik: nikOf(50, '9050'), spousePhone: '081277889900' };
  expect((await change('family', 49, { maritalStatus: 'MARRIED', ...spouse }, { reason: 'MARRIED' })).status).toBe(200);
  const work = {
    employerName: null,
    businessField: null,
    workSince: null,
    otherIncome: 0,
    monthlyExpense: 0,
    npwp: null,
  };
  const income = { monthlyIncome: 9_000_000 };
  const employed = { ...work, ...income, occupation: 'EMPLOYEE' };
  expect(faultsOf(await change('work', 49, employed, { reason: 'INCOME_UP' }))).toEqual([
    'employerName REQUIRED',
    'businessField REQUIRED',
    'workSince REQUIRED',
  ]);
  const retired = { ...work, ...income, occupation: 'RETIRED' };
  expect((await change('work', 49, retired, { reason: 'INCOME_UP' })).status).toBe(200);
  expect(await stored(49)).toMatchObject({ monthly_income: 9_000_000 });
  expect((await stored(49)).plafond_review_since).not.toBeNull();
});

test('an emergency contact has another phone than the member', async () => {
  const contact = {
    emergencyName: 'Rina Wati',
    emergencyRelation: 'SIBLING',
    emergencyPhone: seedMember(51).phone,
    emergencyAddress: home.address,
  };
  expect(faultsOf(await change('emergency', 51, contact, { reason: 'REQUEST' }))).toEqual([
    'emergencyPhone EMERGENCY_PHONE',
  ]);
  const other = { ...contact, emergencyPhone: '081277889911' };
  expect((await change('emergency', 51, other, { reason: 'REQUEST' })).status).toBe(200);
  expect((await member(51)).emergencyName).toBe('Rina Wati');
});

test('head office changes database type, program and verification step, the first with a history', async () => {
  const { database_type_id: before } = await stored(52);
  const type = await db()
    .selectFrom('database_type')
    .select('id')
    .where('code', '=', before === null ? 'REG' : 'PRIO')
    .executeTakeFirstOrThrow();
  const values = { databaseTypeId: type.id };
  const atBranch = { reason: 'PROMO_DB', by: branchOf(52) };
  expect((await change('databaseType', 52, values, atBranch)).body.code).toBe('CHANGE_OFFICE_ONLY');
  expect((await change('databaseType', 52, values, { reason: 'PROMO_DB' })).status).toBe(200);
  const rows = await db()
    .selectFrom('member_database_type_history')
    .select(['database_type_new', 'reset_by'])
    .where('member_id', '=', memberId(52))
    .orderBy('reset_date', 'desc')
    .execute();
  expect(rows[0]).toEqual({ database_type_new: type.id, reset_by: maker.username });
  const step = { verificationStep: 'Dukcapil' };
  expect((await change('verification', 52, step, { by: branchOf(52) })).body.code).toBe('CHANGE_OFFICE_ONLY');
  expect((await change('verification', 52, { verificationStep: 'tenor' })).status).toBe(200);
  const ended = await sql<{ id: string }>`select id from program_type where code = 'PRA'`.execute(db());
  const program = await change('program', 52, { programTypeId: ended.rows[0]!.id }, { reason: 'PROMO_DB' });
  expect(faultsOf(program)).toEqual(['programTypeId NOT_FOUND']);
});

test('a branch changes and decides on its own members alone, and a closed member does not change', async () => {
  const values = await identity(53, { birthPlace: 'Sabang' });
  expect((await change('identity', 53, values, { by: branchOf(54) })).status).toBe(404);
  const { result } = await change('identity', 53, values, { by: branchOf(53) });
  expect((await decide('approve', result, branchOf(54, 'Approval'))).status).toBe(404);
  expect((await listed({ memberId: memberId(53) }, branchOf(54))).total).toBe(0);
  expect((await listed({ memberId: memberId(53) }, branchOf(53))).total).toBe(1);
  const closed = await change('identity', 316, await identity(316, { birthPlace: 'Sabang' }));
  expect(closed.body.code).toBe('MEMBER_CHANGE_CLOSED');
});
