// Long: all cases share one server with its seeded cards; another file would start another server.
import { cardVerifications } from '@console/contracts/cards/card-verification';
import { verificationCalls as calls } from '@console/contracts/cards/card-verification/calls';
import { importJobCalls } from '@console/contracts/platform/imports';
import { fileCalls } from '@console/contracts/platform/files';
import { callsOf } from '@console/contracts/core/resource';
import { sql } from 'kysely';
import { testCaller } from '../../../test/callers.ts';
import { seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { upload as uploadFile } from '../../../test/upload.ts';
import { seedMember } from '../../membership/member/seed-members.ts';
import { files } from '../../records/files/module.ts';
import { imports } from '../../records/imports/serve-imports.ts';
import { deleteExpiredClaims } from './claims.ts';
import { cardVerificationModule } from './module.ts';
import {
  addMember,
  application,
  atTheDesk,
  inBranch,
  module,
  submit,
  upload,
  verifier,
} from './verification.fixtures.ts';

const server = useServer({ modules: [files, imports, cardVerificationModule] });
const db = () => server.current.database.db;
const resource = callsOf(cardVerifications);
const list = async (query: object = {}, caller = verifier) =>
  (await server.current.call(resource['list'], caller, { query: { size: 100, ...query } })).result;
const photo = (caller: typeof verifier, secureId: string, body: object = {}) =>
  server.current.call(calls.photo, caller, {
    parameters: { secureId },
    body: { attempt: 1, documentType: '1', ...body },
  });

it('the seed has 48 applications, oldest first', async () => {
  const { rows, total } = await list();
  expect(total).toBe(48);
  const count = (state: string, withCard?: boolean) =>
    rows.filter(
      (row: { state: string; cardNo: string | null }) =>
        row.state === state && (withCard === undefined || (row.cardNo !== null) === withCard),
    ).length;
  expect([
    count('MANUAL_CHECKING'),
    count('APPROVED', false),
    count('RETURNED'),
    count('PENDING_APPROVAL'),
    count('AUTO_CHECKING'),
    count('REJECTED'),
    count('EXPIRED'),
    count('APPROVED', true),
  ]).toEqual([8, 6, 3, 2, 2, 4, 3, 20]);
  const times = rows.map(({ submittedAt }: { submittedAt: string }) => submittedAt);
  expect(times).toEqual(times.toSorted());
  expect(rows[0].nik).toMatch(/^\d{4}\*{8}\d{4}$/);
});

it('searches by full number, name, NIK and phone, and filters by failed step, branch and own', async () => {
  const person = seedMember(291);
  const [one] = (await list({ search: person.nik })).rows;
  expect(one.memberName).toBe(person.name);
  expect((await list({ search: one.verificationNo })).total).toBe(1);
  expect((await list({ search: person.phone })).rows[0].secureId).toBe(one.secureId);
  expect((await list({ search: person.nik.slice(0, 15) })).total).toBe(0);
  expect((await list({ step: 'tenor' })).total).toBe(4);
  expect((await list({ mine: true })).total).toBe(0);
  await server.current.call(calls.claim, verifier, { body: { secureId: one.secureId } });
  expect((await list({ mine: true })).rows).toMatchObject([{ secureId: one.secureId, claimedBy: 'HOOPS01' }]);
});

it('a branch sees only its own applications', async () => {
  const { rows } = await list({}, inBranch('10040'));
  expect(rows.length).toBeGreaterThan(0);
  expect(new Set(rows.map(({ branchName }: { branchName: string }) => branchName)).size).toBe(1);
  expect(
    (
      await list(
        {},
        testCaller(
          'VENDOR01',
          { [module]: 'Input' },
          {
            scope: {
              type: 'all',
              viewer: {
                userId: '00000000-0000-4000-8000-000000000000',
                username: 'VENDOR01',
                isAdmin: false,
                vendorCode: 'PV01',
              },
            },
          },
        ),
      )
    ).total,
  ).toBe(0);
});

describe('an application', () => {
  it('a repeated call stores it once', async () => {
    const { memberNo } = await addMember(db());
    const body = await application(server.current, memberNo);
    const headers = { 'idempotency-key': '5f1de6c5-3c0a-4a52-9a51-0d1f6a4f7a10' };
    const [first, again] = [
      await server.current.call(calls.submit, verifier, { body, headers }),
      await server.current.call(calls.submit, verifier, { body, headers }),
    ];
    expect(first.result).toMatchObject({
      state: 'SUBMITTED',
      verificationNo: expect.stringMatching(/^VRF-202603-\d{5}$/),
    });
    expect(again.result).toEqual(first.result);
  });

  it('a second open application is refused, also for concurrent calls', async () => {
    const { memberNo } = await addMember(db());
    const bodies = [await application(server.current, memberNo), await application(server.current, memberNo)];
    const answers = await Promise.all(bodies.map((body) => server.current.call(calls.submit, verifier, { body })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('VERIFICATION_OPEN');
  });

  it('members with a card, inactive members and other branches’ members are refused', async () => {
    expect((await submit(server.current, seedMember(131).memberNo)).body.code).toBe('MEMBER_HAS_LIVE_CARD');
    expect((await submit(server.current, (await addMember(db(), { status: 'inactive' })).memberNo)).body.code).toBe(
      'MEMBER_NOT_ACTIVE',
    );
    const branch = inBranch('13010');
    // For members of other branches the answer reveals neither their existence nor their status.
    const unknown = (await submit(server.current, '9999999999', {}, branch)).body;
    expect(unknown.errors).toMatchObject([{ field: 'memberNo', code: 'NOT_FOUND' }]);
    for (const memberNo of [(await addMember(db())).memberNo, seedMember(131).memberNo])
      expect((await submit(server.current, memberNo, {}, branch)).body).toEqual(unknown);
  });

  it('needs photos of KTP and selfie uploaded by the sender', async () => {
    const { memberNo } = await addMember(db());
    const body = await application(server.current, memberNo);
    expect(
      (await server.current.call(calls.submit, verifier, { body: { ...body, documents: body.documents.slice(0, 1) } }))
        .body.code,
    ).toBe('DOCUMENT_REQUIRED');
    const foreign = [
      { documentType: '1', fileId: await upload(server.current, testCaller('HOOPS05', { [module]: 'Input' })) },
      body.documents[1],
    ];
    expect(
      (await server.current.call(calls.submit, verifier, { body: { ...body, documents: foreign } })).body.errors,
    ).toMatchObject([{ field: 'documents', code: 'NOT_FOUND' }]);
  });
});

describe('a file of applications', () => {
  const header =
    'member_no,source_code,card_type_code,name_on_card,preference,pick_up_office_code,delivery_address,zip_code';
  const send = (rows: readonly string[], caller = verifier) =>
    uploadFile(server.current, resource['importUpload'], caller, {
      name: 'pengajuan.csv',
      content: [header, ...rows, ''].join('\n'),
    });
  const ofMember = async (memberNo: string) =>
    (
      await list({
        search: (
          await db()
            .selectFrom('card_verification as v')
            .innerJoin('member as m', 'm.id', 'v.member_id')
            .select('v.verification_no')
            .where('m.member_no', '=', memberNo)
            .executeTakeFirstOrThrow()
        ).verification_no,
      })
    ).rows[0];

  it('each row becomes a submitted application with the photos of the last one', async () => {
    const [pickUp, home] = [await addMember(db()), await addMember(db())];
    const { memberNo } = await addMember(db());
    const { result: before } = await submit(server.current, memberNo);
    await db()
      .updateTable('card_verification')
      .set({ state: 'CANCELLED', next_check_at: null, decided_by: 'TEST', decided_at: new Date(seedDate) })
      .where('id', '=', before.secureId)
      .execute();
    const { result: job } = await send([
      `${pickUp.memberNo},ISS,,,BRANCH_PICKUP,10050,,`,
      `${home.memberNo},CMA,REG,UJI IMPOR,HOME,,"Jl. Kenanga No. 7, Medan",20111`,
      `${memberNo},CMA,,,DIGITAL,,,`,
    ]);
    expect(job).toMatchObject({ state: 'PREVIEWED', newRows: 3, errorRows: 0 });
    const { result } = await server.current.call(resource['importConfirm'], verifier, {
      body: { importId: job.secureId },
    });
    expect(result).toMatchObject({ state: 'COMPLETED', appliedRows: 3 });
    expect(await ofMember(pickUp.memberNo)).toMatchObject({
      state: 'SUBMITTED',
      sourceName: 'Impor sistem lama',
      preference: 'BRANCH_PICKUP',
      pickUpBranchName: expect.stringContaining('Binjai'),
      nameOnCard: pickUp.name.toUpperCase(),
    });
    expect(await ofMember(home.memberNo)).toMatchObject({
      state: 'SUBMITTED',
      preference: 'HOME',
      nameOnCard: 'UJI IMPOR',
    });
    const { count } = await db()
      .selectFrom('card_verification_document as d')
      .innerJoin('card_verification as v', 'v.id', 'd.verification_id')
      .innerJoin('member as m', 'm.id', 'v.member_id')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('m.member_no', '=', memberNo)
      .where('v.state', '=', 'SUBMITTED')
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(2);
  });

  it('each refused row has its reason, without data of other branches’ members', async () => {
    const [inactive, plain] = [await addMember(db(), { status: 'inactive' }), await addMember(db())];
    const { memberNo: open } = await addMember(db());
    await submit(server.current, open);
    const rows = [
      `${inactive.memberNo},ISS,,,BRANCH_PICKUP,,,`,
      `${seedMember(131).memberNo},ISS,,,BRANCH_PICKUP,,,`,
      `${open},ISS,,,BRANCH_PICKUP,,,`,
      '9999999999,ISS,,,BRANCH_PICKUP,,,',
      `${plain.memberNo},NONE,XXX,,HOME,,,`,
    ];
    const codes = async (lines: readonly string[], caller: typeof verifier) => {
      const { result: job } = await send(lines, caller);
      const { result } = await server.current.call(importJobCalls.rows, caller, {
        parameters: { secureId: job.secureId },
      });
      return result.rows.map(({ messages }: { messages: { code: string }[] }) => messages.map(({ code }) => code));
    };
    expect(await codes(rows, verifier)).toEqual([
      ['MEMBER_NOT_ACTIVE'],
      ['MEMBER_HAS_LIVE_CARD'],
      ['VERIFICATION_OPEN'],
      ['MEMBER_UNKNOWN'],
      ['SOURCE_UNKNOWN', 'APPLIED_TYPE_UNKNOWN', 'ADDRESS_NEEDED'],
    ]);
    expect(await codes([`${plain.memberNo},ISS,,,BRANCH_PICKUP,,,`], inBranch('13010'))).toEqual([['MEMBER_UNKNOWN']]);
  });
});

describe('photos', () => {
  it('open without a reason for the owner of the claim, audited once, uncounted', async () => {
    const { secureId } = await atTheDesk(server.current);
    expect((await photo(verifier, secureId)).body.code).toBe('CLAIM_REQUIRED');
    await server.current.call(calls.claim, verifier, { body: { secureId } });
    for (const _ of [1, 2]) expect((await photo(verifier, secureId)).headers.get('content-type')).toBe('image/webp');
    const entries = await db()
      .selectFrom('audit_entry')
      .select('action')
      .where('entity_id', '=', secureId)
      .where('username', '=', 'HOOPS01')
      .where('action', 'in', ['OPEN_PHOTO', 'REVEAL'])
      .execute();
    expect(entries).toEqual([{ action: 'OPEN_PHOTO' }]);
  });

  it('for others they are a reveal, with permission and a reason', async () => {
    const { secureId } = await atTheDesk(server.current);
    expect((await photo(verifier, secureId, { reason: 'pengaduan nasabah' })).status).toBe(200);
    expect(
      (await photo({ ...verifier, username: 'MRASPV01', roles: [] }, secureId, { reason: 'pengaduan nasabah' })).status,
    ).toBe(403);
    expect((await photo(inBranch('13010'), secureId, { reason: 'pengaduan nasabah' })).status).toBe(404);
  });

  it('open for the second person who decides, without the right to reveal', async () => {
    const { secureId, member } = await atTheDesk(server.current);
    await db()
      .updateTable('card_verification')
      .set({ state: 'PENDING_APPROVAL', verifier: 'HOOPS01', editors: ['HOOPS01'] })
      .where('id', '=', secureId)
      .execute();
    const approver = testCaller('MRASPV01', { [module]: 'Approval' });
    expect((await photo(approver, secureId)).status).toBe(200);
    expect(
      (await server.current.call(calls.desk, approver, { parameters: { secureId } })).result.applicant,
    ).toMatchObject({ inClear: true, nik: member.nik });
    expect((await photo(verifier, secureId)).body.code).toBe('CLAIM_REQUIRED');
    expect((await photo(testCaller('AUDIT01', { [module]: 'View Only' }), secureId)).body.code).toBe('CLAIM_REQUIRED');
  });

  it('are never served without a watermark; only applications upload them', async () => {
    const { secureId } = await atTheDesk(server.current);
    const { file_id: fileId } = await db()
      .selectFrom('card_verification_document')
      .select('file_id')
      .where('verification_id', '=', secureId)
      .executeTakeFirstOrThrow();
    expect((await server.current.call(fileCalls.read, verifier, { parameters: { fileId } })).status).toBe(404);
    await expect(upload(server.current, testCaller('SAO10010', { [module]: 'View Only' }))).rejects.toThrow(TypeError);
  });
});

it('personal data is unmasked for the owner of the claim only', async () => {
  const { secureId, member } = await atTheDesk(server.current);
  const desk = async () =>
    (await server.current.call(calls.desk, verifier, { parameters: { secureId } })).result.applicant;
  expect(await desk()).toMatchObject({ inClear: false, birthDate: '**-**-1990', address: 'Menteng, Jakarta' });
  await server.current.call(calls.claim, verifier, { body: { secureId } });
  expect(await desk()).toMatchObject({ inClear: true, nik: member.nik, birthDate: '1990-05-17' });
});

it('expired claims are deleted', async () => {
  const { secureId } = await atTheDesk(server.current);
  await server.current.call(calls.claim, verifier, { body: { secureId } });
  await deleteExpiredClaims({ db: db() }, new Date(seedDate.getTime() + 29 * 60_000));
  expect(
    await db().selectFrom('card_verification').select('claimed_by').where('id', '=', secureId).executeTakeFirst(),
  ).toEqual({ claimed_by: 'HOOPS01' });
  await deleteExpiredClaims({ db: db() }, new Date(seedDate.getTime() + 31 * 60_000));
  expect(
    await db().selectFrom('card_verification').select('claimed_by').where('id', '=', secureId).executeTakeFirst(),
  ).toEqual({ claimed_by: null });
});

it('own and recent applications are read by an index', async () => {
  await db()
    .transaction()
    .execute(async (tx) => {
      await sql`set local enable_seqscan = off`.execute(tx);
      await sql`set local enable_sort = off`.execute(tx);
      const own = `(select username from app_user where id = '${verifier.userId}')`;
      const ask = async (rest: string) =>
        JSON.stringify(
          (await sql.raw(`explain (format json) select id from card_verification t ${rest}`).execute(tx)).rows,
        );
      const plan = await ask(`where t.claimed_by = ${own} or t.verifier = ${own}`);
      expect(plan).toContain('card_verification_claimed');
      expect(plan).toContain('card_verification_verifier');
      expect(await ask('order by decided_at desc nulls last, id desc limit 10')).toContain('card_verification_latest');
    });
});
