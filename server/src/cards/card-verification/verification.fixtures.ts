import { randomUUID } from 'node:crypto';
import { verificationCalls as calls } from '@console/contracts/cards/card-verification/calls';
import { checklistItems } from '@console/contracts/cards/card-verification/checklist';
import { fileCalls } from '@console/contracts/platform/files';
import sharp from 'sharp';
import { testCaller } from '../../../test/callers.ts';
import type { TestServer } from '../../../test/server.ts';
import { branchId } from '../../people/organisation/seed.ts';
import { seedMember } from '../../membership/member/seed-members.ts';
import { memberId } from '../../membership/member/seed.ts';
import type { Caller, Db } from '../../platform/context.ts';
import { seedId } from '../../platform/database/seed-id.ts';
import { protectedText } from '../../platform/protected-text/protected-text.ts';
import { seedOptions } from '../../../test/environment.ts';
import { roleId } from '../../people/roles/seed-id.ts';
import { userId } from '../../shell/user/seed.ts';

export const module = 'card-verification:browse';
const operations = [{ secureId: roleId('ho_operations'), name: 'ho_operations', jobName: '2' }];
export const verifier = testCaller(
  'HOOPS01',
  { [module]: 'Input' },
  {
    userId: userId('HOOPS01'),
    roles: operations,
    scope: { type: 'all', viewer: { userId: userId('HOOPS01'), username: 'HOOPS01', isAdmin: false } },
  },
);
export const colleague = testCaller('HOOPS02', { [module]: 'Input' }, { userId: userId('HOOPS02'), roles: operations });
/** Submits applications and therefore cannot decide on them. */
export const submitter = testCaller('HOOPS04', { [module]: 'Input' }, { userId: userId('HOOPS04'), roles: operations });
export const approver = testCaller('KACAB01', { [module]: 'Approval' }, { userId: userId('KACAB01') });
export const inBranch = (officeCode: string, username = 'ADMCB07'): Caller =>
  testCaller(
    username,
    { [module]: 'Input' },
    { mappingType: 'BRANCH', scope: { type: 'branches', branchIds: [branchId('SPEKTRA', officeCode)], mraIds: [] } },
  );

let next = 0;
/** A to Z, AA, AB …: names may contain only letters. */
const letters = (n: number): string =>
  (n <= 26 ? '' : letters(Math.floor((n - 1) / 26))) + String.fromCodePoint(65 + ((n - 1) % 26));
/** Creates a member without a card, by default of office 10040. */
export async function addMember(
  db: Db,
  rest: { status?: 'pending' | 'active' | 'inactive'; officeCode?: string; verificationStep?: string } = {},
) {
  const texts = protectedText(seedOptions.dataKey);
  const n = (next += 1);
  const name = `Uji Verifikasi ${letters(n)}`;
  const [id, memberNo, phone, nik] = [
    randomUUID(),
    String(2_000_000_000 + n),
    `08139${String(1_000_000 + n)}`,
    `317499${String(1_000_000_000 + n)}`,
  ];
  const { programTypeId } = await db
    .selectFrom('member')
    .select('program_type_id as programTypeId')
    .where('id', '=', memberId(294))
    .executeTakeFirstOrThrow();
  await db
    .insertInto('member')
    .values({
      id,
      member_no: memberNo,
      cust_main_no: `4${n}`,
      name,
      nik_encrypted: texts.encrypt(nik),
      nik_hash: texts.hash(nik),
      birth_date: '1990-05-17',
      gender: 'F',
      phone_encrypted: texts.encrypt(phone),
      phone_hash: texts.hash(phone),
      email_encrypted: null,
      email_hash: null,
      zip_code: seedMember(4).zipCode,
      branch_id: branchId('SPEKTRA', rest.officeCode ?? '10040'),
      program_type_id: programTypeId,
      verification_step: rest.verificationStep ?? 'all',
      registration_source: 'CMA',
      status: rest.status ?? 'active',
      joined_at: null,
      created_by: 'TEST',
      updated_by: 'TEST',
      address_encrypted: texts.encrypt('Jl. Melati No. 4, Menteng, Jakarta'),
    })
    .execute();
  return { id, memberNo, phone, nik, name };
}

let pictures = 0;
/** A unique picture, because a file can be used for one document only. */
const picture = () =>
  sharp({ create: { width: 400 + (pictures += 1), height: 260, channels: 3, background: '#cde' } })
    .png()
    .toBuffer();

/** Uploads a photo for an application. */
export async function upload(server: TestServer, caller: Caller): Promise<string> {
  const form = new FormData();
  form.set('kind', 'image');
  form.set('module', 'card-verification');
  form.set('file', new Blob([new Uint8Array(await picture())], { type: 'image/png' }), 'foto.png');
  return (await server.call(fileCalls.upload, caller, { body: form })).result.fileId;
}

/** Request body of an application, with photos just uploaded. */
export const application = async (server: TestServer, memberNo: string, rest: object = {}, caller = verifier) => ({
  memberNo,
  sourceCode: 'CMA',
  preference: 'DIGITAL',
  ...rest,
  documents: [
    { documentType: '1', fileId: await upload(server, caller) },
    { documentType: '2', fileId: await upload(server, caller) },
  ],
});

export const submit = async (server: TestServer, memberNo: string, rest: object = {}, caller = verifier) =>
  server.call(calls.submit, caller, { body: await application(server, memberNo, rest, caller) });

export const allOk = Object.fromEntries(checklistItems.map(({ key }) => [key, { result: 'OK' }]));
export const reason = (code: string) => seedId('reason-verification-return', code);

/** Submits an application of a new member and runs the checks: no provider answers, or the given step fails. */
export async function atTheDesk(
  server: TestServer,
  {
    failed,
    member: rest,
    ...body
  }: { failed?: string; member?: Parameters<typeof addMember>[1] } & Record<string, unknown> = {},
) {
  const { db } = server.database;
  const member = await addMember(db, rest);
  const { result } = await submit(server, member.memberNo, body, submitter);
  await db
    .updateTable('card_verification')
    .set({ state: 'MANUAL_CHECKING', next_check_at: null, failed_steps: failed ? [failed] : [] })
    .where('id', '=', result.secureId)
    .execute();
  if (failed)
    await db
      .updateTable('card_verification_step')
      .set({ state: 'FAILED', score: 40 })
      .where('verification_id', '=', result.secureId)
      .where('step', '=', failed)
      .execute();
  return { member, secureId: result.secureId as string, verificationNo: result.verificationNo as string };
}

/** Opens KTP and selfie of an attempt. */
export async function look(server: TestServer, secureId: string, caller: Caller): Promise<void> {
  const { attempt } = await server.database.db
    .selectFrom('card_verification')
    .select('attempt')
    .where('id', '=', secureId)
    .executeTakeFirstOrThrow();
  for (const documentType of ['1', '2'])
    await server.call(calls.photo, caller, { parameters: { secureId }, body: { attempt, documentType } });
}

/** Claims the application, opens its photos and completes the checklist. */
export async function checked(
  server: TestServer,
  secureId: string,
  caller = verifier,
  checklist: object = allOk,
): Promise<number> {
  const { result } = await server.call(calls.claim, caller, { body: { secureId } });
  await look(server, secureId, caller);
  await server.call(calls.checklist, caller, { body: { secureId, checklist } });
  return result.version;
}
