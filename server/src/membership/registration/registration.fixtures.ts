import { randomUUID } from 'node:crypto';
import { fileCalls } from '@console/contracts/platform/files';
import { registrationCalls as calls, registrations } from '@console/contracts/membership/registration';
import { sql } from 'kysely';
import { testCaller } from '../../../test/callers.ts';
import { drawnPicture } from '../../../test/pictures.ts';
import type { TestServer } from '../../../test/server.ts';
import { upload } from '../../../test/upload.ts';
import { branchId } from '../../people/organisation/seed.ts';
import type { Caller } from '../../platform/context.ts';
import { programTypeId } from '../program-type/seed.ts';

/** A user of a branch, who registers and may not approve. */
export const officer = (officeCode: string, level = 'Input'): Caller =>
  testCaller(
    `ADMCB${officeCode}`,
    { '*': level },
    { mappingType: 'BRANCH', scope: { type: 'branches', branchIds: [branchId('SPEKTRA', officeCode)], mraIds: [] } },
  );
export const head = testCaller('HOOPS01', { '*': 'Full Access' });

/** Person n: all different; a man born on 5 June 1985. */
export const person = (n: number) => ({
  nik: `317401050685${String(5_000 + n).padStart(4, '0')}`,
  name: `Bagus Pendaftar ${String.fromCodePoint(65 + (n % 26))}${String.fromCodePoint(65 + Math.floor(n / 26))}`,
  birthPlace: 'Jakarta',
  birthDate: '1985-06-05',
  gender: 'M',
  motherMaidenName: `Ratna Uji ${String.fromCodePoint(65 + (n % 26))}`,
  phone: `0817${String(71_000_000 + n)}`,
});

/** What is asked of everybody besides, alike in the console and in applications. */
export const circumstances = {
  ktpAddress: 'Jalan Melati nomor 10',
  ktpRt: '001',
  ktpRw: '002',
  sameAsKtp: true,
  maritalStatus: 'SINGLE',
  occupation: 'EMPLOYEE',
  employerName: 'PT Uji Coba',
  businessField: 'TRADE',
  workSince: '2015-01-01',
  monthlyIncome: 8_000_000,
  otherIncome: 0,
  monthlyExpense: 3_000_000,
  emergencyName: 'Rina Pendaftar',
  emergencyRelation: 'SIBLING',
  emergencyPhone: '081799990000',
  emergencyAddress: 'Jalan Kenanga nomor 4',
} as const;

/** Steps of an officer on a running console. */
export const registering = (current: () => TestServer, sent: readonly { readonly text: string }[]) => {
  const db = () => current().database.db;
  const placeAt = async (officeCode: string) => {
    const { rows } = await sql<{ id: string }>`select id from zip_code_view where office_code = ${officeCode}
      and status = 'active' and deleted_at is null order by code, id limit 1`.execute(db());
    return rows[0]!.id;
  };
  const photo = async (by: Caller, mark = randomUUID() as string) => {
    const { result } = await upload(current(), fileCalls.upload, by, {
      fields: { module: registrations.module, kind: 'image' },
      name: 'foto.png',
      type: 'image/png',
      content: await drawnPicture(mark),
    });
    return result.fileId as string;
  };
  const otp = (by: Caller, phone: string) => current().call(calls.otp, by, { body: { phone } });
  const verify = (by: Caller, phone: string, code: string) =>
    current().call(calls.verify, by, { body: { phone, otp: code } });
  const verified = async (by: Caller, phone: string) => {
    await otp(by, phone);
    return verify(by, phone, /\b(\d{6})\b/.exec(sent.at(-1)!.text)![1]!);
  };
  /** Everything of person n, who lives at the office. */
  const filled = async (n: number, officeCode: string, by: Caller, more: object = {}) => ({
    ...person(n),
    ...circumstances,
    duplicateNote: null,
    email: null,
    ktpPlaceId: await placeAt(officeCode),
    npwp: null,
    programTypeId: programTypeId('REG'),
    document1: await photo(by),
    document2: await photo(by),
    consent: true,
    ...more,
  });
  const create = (by: Caller, body: object) => current().call(calls.create, by, { body: body as never });
  const check = (by: Caller, step: string, values: object) =>
    current().call(calls.check, by, { body: { step, values } as never });
  const stored = (id: string) => db().selectFrom('member').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  return { db, placeAt, photo, otp, verify, verified, filled, create, check, stored };
};

/** Fields and codes of a refusal. */
export const faultsOf = ({ body }: { readonly body: { errors?: { field: string; code: string }[] } }) =>
  (body.errors ?? []).map(({ field, code }) => `${field} ${code}`);
