import {
  memberDatabaseType,
  memberImports,
  memberNew,
  memberPlafond,
  memberStatus,
  memberStep,
} from '@console/contracts/membership/import-membership';
import type { ImportDefinition, ImportState, RowResult } from '@console/contracts/platform/imports';
import { sql } from 'kysely';
import { seedId } from '../../platform/database/seed-id.ts';
import type { Seed } from '../../platform/database/seed.ts';
import { seedImport } from '../../records/imports/seed-import.ts';
import type { RowMessage, Values } from '../../records/imports/tables.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { seedAddress } from '../member/address/seed.ts';
import { seedMember } from '../member/seed-members.ts';

const dayMs = 86_400_000;

interface File {
  readonly definition: ImportDefinition;
  readonly state: ImportState;
  readonly daysAgo: number;
  readonly rows: number;
  readonly values: (i: number) => Values;
  /** Result of a row by its place in the file. */
  readonly result?: (at: number) => RowResult;
}

const numbered = (i: number) => seedMember(i).memberNo;
const newMember = (i: number): Values => {
  const member = seedMember(i);
  return {
    nik: member.nik,
    name: member.name,
    birth_place: 'Jakarta',
    birth_date: member.birthDate,
    gender: member.gender,
    mother_maiden_name: member.mothersName,
    marital_status: 'SINGLE',
    phone: member.phone,
    email: member.email,
    street: seedAddress(i),
    rt: '001',
    rw: '002',
    kelurahan: 'Menteng',
    kecamatan: 'Menteng',
    city: 'Jakarta Pusat',
    province: 'DKI Jakarta',
    zip_code: member.zipCode,
    occupation: 'OTHER',
    monthly_income: 5_000_000,
    program_type_code: member.program,
    database_type_code: 'NEW',
    source: member.source,
    verification_step: 'all',
  };
};
const typed = (i: number): Values => ({ member_no: numbered(i), database_type_code: 'REG', reason_code: 'PROMO_DB' });
const limited = (i: number): Values => ({
  member_no: numbered(i),
  business_line: 'SPEKTRA',
  plafond_total: 1_000_000 * (1 + (i % 20)),
  reason_code: 'INCOME_UP',
});
const stepped = (i: number): Values => ({ member_no: numbered(i), verification_step: 'phone update' });
const switched = (i: number): Values => ({ member_no: numbered(i), status: 'inactive', reason_code: 'DORMANT' });
const every = (one: number, wrong: RowResult, other: RowResult) => (at: number) => (at % one === 3 ? wrong : other);

/** Files in every state that lasts; what they changed is part of the members since. */
const files: readonly File[] = [
  { definition: memberNew, state: 'COMPLETED', daysAgo: 90, rows: 300, values: newMember, result: () => 'NEW' },
  {
    definition: memberNew,
    state: 'COMPLETED_WITH_ERRORS',
    daysAgo: 60,
    rows: 200,
    values: newMember,
    result: every(25, 'ERROR', 'SAME'),
  },
  { definition: memberNew, state: 'CANCELLED', daysAgo: 30, rows: 150, values: newMember },
  { definition: memberNew, state: 'REFUSED', daysAgo: 28, rows: 0, values: newMember },
  { definition: memberNew, state: 'EXPIRED', daysAgo: 26, rows: 0, values: newMember },
  { definition: memberDatabaseType, state: 'COMPLETED', daysAgo: 45, rows: 250, values: typed },
  { definition: memberDatabaseType, state: 'CANCELLED', daysAgo: 20, rows: 150, values: typed },
  { definition: memberPlafond, state: 'COMPLETED', daysAgo: 40, rows: 200, values: limited },
  { definition: memberPlafond, state: 'CANCELLED', daysAgo: 15, rows: 100, values: limited },
  { definition: memberStep, state: 'COMPLETED', daysAgo: 35, rows: 250, values: stepped },
  {
    definition: memberStep,
    state: 'COMPLETED_WITH_ERRORS',
    daysAgo: 12,
    rows: 100,
    values: stepped,
    result: every(20, 'ERROR', 'CHANGED'),
  },
  { definition: memberStatus, state: 'COMPLETED', daysAgo: 25, rows: 100, values: switched },
  { definition: memberStatus, state: 'CANCELLED', daysAgo: 10, rows: 100, values: switched },
];

const changed = (): RowResult => 'CHANGED';
const wrong: RowMessage = { column: null, code: 'NOT_FOUND', severity: 'error' };

/** 13 imports with 1,900 rows (docs/model/membership.md#imports-of-members). */
export const seed: Seed = {
  name: memberImports.module,
  async run(tx, { date, dataKey }) {
    await sql`select setval('member_no', max(member_no::bigint)) from member`.execute(tx);
    for (const [index, { definition, state, daysAgo, rows, values, result = changed }] of files.entries()) {
      const at = new Date(date.getTime() - daysAgo * dayMs);
      await seedImport(tx, dataKey, {
        id: seedId(memberImports.module, String(index + 1)),
        definition,
        state,
        at,
        uploadedBy: 'HOOPS01',
        target: definition === memberNew ? { onDuplicate: 'SKIP' } : null,
        fileName: `member_${definition.importKind.toLowerCase()}_${jakartaDay(at)}.csv`,
        message: state === 'CANCELLED' ? 'berkas keliru' : null,
        rows: Array.from({ length: rows }, (_, place) => {
          const found = result(place);
          return {
            result: found,
            values: values(place + 1),
            stored: found === 'NEW' || found === 'ERROR' ? null : values(place + 1),
            messages: found === 'ERROR' ? [wrong] : [],
          };
        }),
      });
    }
  },
};
