import { employeeDelta, employeeFull, employeeImports } from '@console/contracts/membership/import-membership-employee';
import type { ImportState, RowResult } from '@console/contracts/platform/imports';
import { seedId } from '../../platform/database/seed-id.ts';
import type { Seed } from '../../platform/database/seed.ts';
import { seedImport } from '../../records/imports/seed-import.ts';
import type { RowMessage } from '../../records/imports/tables.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { seedEmployees } from '../membership-employee/seed-employees.ts';
import type { Values } from './check.ts';

const dayMs = 86_400_000;

interface File {
  readonly kind: 'DELTA' | 'FULL';
  readonly state: ImportState;
  readonly daysAgo: number;
  readonly rows: number;
  /** Result of the row of an employee, by the place in the file. */
  readonly result: (at: number) => RowResult;
}

/** The file that brought the employees, and four that changed none: repeated, partly wrong, and cancelled. */
const files: readonly File[] = [
  { kind: 'DELTA', state: 'COMPLETED', daysAgo: 60, rows: 40, result: () => 'NEW' },
  { kind: 'DELTA', state: 'COMPLETED', daysAgo: 45, rows: 20, result: () => 'SAME' },
  {
    kind: 'DELTA',
    state: 'COMPLETED_WITH_ERRORS',
    daysAgo: 30,
    rows: 30,
    result: (at) => (at % 15 === 4 ? 'ERROR' : 'SAME'),
  },
  { kind: 'DELTA', state: 'CANCELLED', daysAgo: 12, rows: 30, result: () => 'CHANGED' },
  { kind: 'FULL', state: 'CANCELLED', daysAgo: 9, rows: 40, result: () => 'SAME' },
];

const unknownOffice: RowMessage = { column: 'office_code', code: 'NOT_FOUND', severity: 'error' };

/** What a file says of an employee, and what was stored then. */
function rowOf(values: Values, result: RowResult) {
  const said = {
    ...values,
    ...(result === 'CHANGED' ? { grade: Math.min(12, values.grade + 1) } : {}),
    ...(result === 'ERROR' ? { office_code: '99999' } : {}),
  };
  return {
    result,
    values: said,
    stored: result === 'NEW' || result === 'ERROR' ? null : values,
    messages: result === 'ERROR' ? [unknownOffice] : [],
  };
}

/** 5 imports with 160 rows (docs/model/membership.md#imports-of-employees). */
export const seed: Seed = {
  name: employeeImports.module,
  async run(tx, { date, dataKey }) {
    const people = seedEmployees(date);
    for (const [index, { kind, state, daysAgo, rows, result }] of files.entries()) {
      const at = new Date(date.getTime() - daysAgo * dayMs);
      await seedImport(tx, dataKey, {
        id: seedId(employeeImports.module, String(index + 1)),
        definition: kind === 'FULL' ? employeeFull : employeeDelta,
        state,
        at,
        uploadedBy: 'HOOPS01',
        target: kind === 'DELTA' ? { onDuplicate: 'UPDATE' } : null,
        fileName: `karyawan_${jakartaDay(at)}.csv`,
        message: state === 'CANCELLED' ? 'berkas keliru' : null,
        rows: people.slice(0, rows).map((person, place) => rowOf(person, result(place))),
      });
    }
  },
};
