import { seedId } from '../../platform/database/seed-id.ts';
import type { Seed } from '../../platform/database/seed.ts';
import { personName } from '../../platform/seed-data/names.ts';
import { inactiveInSpektra, inLine, seedMras, seedMros, seedOffices, seedRegions } from './offices.ts';

const lines = ['SPEKTRA', 'NMC', 'UFI'] as const;

/**
 * Id of a seeded branch: an office in a line.
 * @example branchId('SPEKTRA', '10010')
 */
export const branchId = (line: (typeof lines)[number], officeCode: string): string =>
  seedId('branch', `${line}:${officeCode}`);

const firstOffice = (code: string) => seedOffices.find(({ mroCode }) => mroCode.startsWith(code));

/** Address, telephone and head of an area, invented: its office stands in the city of its first branch. */
function profileOf(code: string, index: number) {
  const office = firstOffice(code);
  return {
    address: `Jalan Jenderal Sudirman No. ${index + 1}, ${office?.name ?? ''}`,
    zip_code: `${office?.zipPrefix ?? '101'}01`,
    phone: `021${String(5_550_000 + Number(code)).padStart(7, '0')}`,
    email: `area.${code}@contoh.id`,
    head_npk: String(730_001 + index),
    head_name: personName(140 + index),
  };
}

/** 10 regions, 20 MRA, 23 MRO and 62 offices in their lines (docs/model/branches-stores.md#organisation). */
export const seed: Seed = {
  name: 'organisation',
  async run(tx, { date, demoAccounts }) {
    const frame = { created_by: 'SYSTEM', created_at: date, updated_by: 'SYSTEM', updated_at: date };
    await tx
      .insertInto('region')
      .values(
        seedRegions.map(({ code, name }, index) => ({
          ...frame,
          id: seedId('regions', code),
          region_code: code,
          name,
          head_name: demoAccounts ? personName(100 + index) : null,
          head_npk: demoAccounts ? String(720_001 + index) : null,
        })),
      )
      .execute();
    await tx
      .insertInto('mra')
      .values(
        seedMras.map(({ code, name, parent }, index) => ({
          ...frame,
          ...(demoAccounts ? profileOf(code, index) : {}),
          city: firstOffice(code)?.name ?? name,
          id: seedId('mra', code),
          mra_code: code,
          name,
          region_id: seedId('regions', parent),
        })),
      )
      .execute();
    await tx
      .insertInto('mro')
      .values(
        seedMros.map(({ code, name, parent }, index) => ({
          ...frame,
          ...(demoAccounts ? profileOf(code, 40 + index) : {}),
          city: firstOffice(code)?.name ?? name,
          id: seedId('mro', code),
          mro_code: code,
          name,
          mra_id: seedId('mra', parent),
        })),
      )
      .execute();
    await tx
      .insertInto('branch')
      .values(
        lines.flatMap((line) =>
          seedOffices
            .filter(({ officeCode }) => inLine(officeCode, line))
            .map(({ officeCode, name, mroCode }) => ({
              ...frame,
              id: branchId(line, officeCode),
              business_line: line,
              office_code: officeCode,
              name,
              city: name,
              mro_id: seedId('mro', mroCode),
              status:
                line === 'SPEKTRA' && inactiveInSpektra.has(officeCode) ? ('inactive' as const) : ('active' as const),
            })),
        ),
      )
      .execute();
  },
};
