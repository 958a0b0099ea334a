import type { BusinessLine } from '@console/contracts/core/business-lines';
import { siloRecords } from '@console/contracts/membership/membership-silo';
import { sql } from 'kysely';
import { branchId } from '../../people/organisation/seed.ts';
import { seedId } from '../../platform/database/seed-id.ts';
import type { Seed } from '../../platform/database/seed.ts';
import { protectedText } from '../../platform/protected-text/protected-text.ts';
import { protectedColumns } from '../../records/resource/protected-fields.ts';
import { firstNames, lastNames } from '../member/names-table.ts';
import { seedMember, seedOfficeCodes } from '../member/seed-members.ts';
import { matchBatch } from './match.ts';

const dayMs = 86_400_000;
const numbered = (prefix: number, k: number) => `${prefix}${String(k).padStart(9, '0')}`;
const dayAfter = (day: string) => new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10);

/** A person as a line knows them. */
type Person = Pick<
  ReturnType<typeof seedMember>,
  'name' | 'nik' | 'birthDate' | 'phone' | 'mothersName' | 'officeCode'
>;

/** Somebody who is no member. */
const stranger = (k: number): Person => ({
  name: `${firstNames[(k + 3) % 20]} ${lastNames[(k + 7) % 16]} Tan`,
  nik: `3578011204${70 + (k % 20)}${8_000 + k}`,
  birthDate: `19${70 + (k % 20)}-04-12`,
  phone: `0813${55_000_000 + 6_007 * k}`,
  mothersName: `Ibu ${lastNames[k % 16]}`,
  officeCode: seedOfficeCodes[k % 12]!,
});

/** Members 41 to 90 with the same NIK; the line knows another name of them, or another birth date. */
function nearly(k: number): Person {
  const member = seedMember(k);
  const { name, birthDate, phone, mothersName } = member;
  return {
    ...member,
    name: k % 2 === 0 ? name.split(' ')[0]! : name,
    birthDate: k % 2 === 0 ? birthDate : dayAfter(birthDate),
    phone: k % 3 === 0 ? stranger(k).phone : phone,
    mothersName: k % 5 === 0 ? stranger(k).mothersName : mothersName,
  };
}

/** Record k: 1 to 40 of members, 41 to 90 nearly, 91 to 105 of nobody, 106 to 120 of members with another NIK. */
function personOf(k: number): Person {
  if (k <= 40) return seedMember(k);
  if (k <= 90) return nearly(k);
  return k <= 105 ? stranger(k) : { ...seedMember(k), nik: stranger(k).nik };
}

/** The line that knows record k, with the number there: those of members that have one, else one of UFI. */
const numberOf = (k: number): readonly [BusinessLine, string] => {
  if (k <= 30) return ['NMC', numbered(4, k)];
  return k <= 40 ? ['SPEKTRA', numbered(2, k)] : ['UFI', numbered(6, 1_000 + k)];
};

/** Id of record k of the seed. */
export const siloId = (k: number): string => seedId(siloRecords.module, String(k));

/**
 * 120 customer records, joined by the rules; of those with a candidate ten are proposed and ten kept separate
 * (docs/model/membership.md#customer-records-of-the-lines).
 */
export const seed: Seed = {
  name: siloRecords.module,
  async run(tx, { date, dataKey }) {
    const texts = protectedText(dataKey);
    const rows = Array.from({ length: 120 }, (_, index) => {
      const k = index + 1;
      const { name, nik, birthDate, phone, mothersName, officeCode } = personOf(k);
      const [line, custNo] = numberOf(k);
      return {
        id: siloId(k),
        source_line: line,
        cust_no: custNo,
        name,
        ...protectedColumns(texts, { nik, phone }),
        birth_date: birthDate,
        mothers_name_encrypted: texts.encrypt(mothersName),
        branch_id: branchId('SPEKTRA', officeCode),
        contract_count: 1 + (k % 4),
        last_contract_date: new Date(date.getTime() - (30 + 7 * k) * dayMs).toISOString().slice(0, 10),
        cust_main_no: numbered(5, k),
        created_by: 'SYSTEM',
        created_at: date,
        updated_by: 'SYSTEM',
        updated_at: date,
      };
    });
    await tx.insertInto('silo_record').values(rows).execute();
    await matchBatch(tx, texts, { actor: null, at: date });
    const proposed = Array.from({ length: 10 }, (_, index) => siloId(71 + index));
    const separate = Array.from({ length: 10 }, (_, index) => siloId(81 + index));
    await sql`update silo_record s set state = 'LINK_PROPOSED', member_id = c.member_id, proposed_by = 'HOOPS01',
        editors = '{HOOPS01}', note = 'NIK sama, orang yang sama menurut cabang', updated_by = 'HOOPS01'
      from silo_candidate c where c.silo_id = s.id and c.state = 'OPEN' and c.score >= 60
        and s.id = any(${proposed}::uuid[])`.execute(tx);
    await sql`update silo_candidate set state = 'REFUSED' where silo_id = any(${separate}::uuid[])`.execute(tx);
    await sql`update silo_record set state = 'SEPARATE', note = 'NIK dipinjam anggota keluarga', updated_by = 'HOOPS01'
      where id = any(${separate}::uuid[])`.execute(tx);
  },
};
