import { sql } from 'kysely';
import type { BusinessLine } from '@console/contracts/core/business-lines';
import type { Tx } from '../../platform/context.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import { protectedColumns } from '../../records/resource/protected-fields.ts';

export type SeededState = 'new' | 'active' | 'inactive' | 'closed';

const bankCodes = ['014', '008', '009', '002', '451'] as const;
const offices = {
  SPEKTRA: sql`office_code`,
  NMC: sql`coalesce(office_code_nmc, office_code)`,
  UFI: sql`coalesce(office_code_ufi, office_code)`,
} as const;

/** The first zip code that each office serves in a line. */
export async function zipCodesOf(tx: Tx, line: BusinessLine): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ office: string; code: string }>`
    select ${offices[line]} as office, min(code) as code from zip_code
    where deleted_at is null group by 1`.execute(tx);
  return new Map(rows.map(({ office, code }) => [office, code]));
}

/**
 * Phone, tax number and account of a seeded outlet: no two have one.
 * @param number of the outlet among all of them
 */
export const seededNumbers = (texts: ProtectedText, number: number, { hasNpwp }: { readonly hasNpwp: boolean }) => ({
  bank_code: bankCodes[number % bankCodes.length]!,
  ...protectedColumns(texts, { pic_phone: seededPhone(number), account_no: String(7_100_000_001 + number * 1_013) }),
  ...protectedColumns(texts, {
    npwp: hasNpwp ? `0${String(2_000_001 + number * 131).padStart(7, '0')}0${5_013_000 + number}` : null,
  }),
});

/** The phone of the person in charge of a seeded outlet. */
export const seededPhone = (number: number): string => `0813${String(10_000_000 + number * 7_919).slice(-8)}`;
