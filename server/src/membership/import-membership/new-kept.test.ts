// Every value of a file for a known member is stored, refused, or said to be kept.
import { memberNew, memberNewCalls } from '@console/contracts/membership/import-membership';
import { importJobCalls, type ImportRow } from '@console/contracts/platform/imports';
import { testCaller } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { upload } from '../../../test/upload.ts';
import { modules } from '../../modules.ts';
import { endOf } from '../../records/imports/job.fixtures.ts';
import { linesOf, person, type Row } from './rows.fixtures.ts';

const server = useServer({ modules });
const maker = testCaller('HOOPS01', { '*': 'Input' });

async function send(row: Row): Promise<string> {
  const { result } = await upload(server.current, memberNewCalls.importUpload, maker, {
    name: 'member.csv',
    content: [...linesOf('NEW', [row]), ''].join('\n'),
    fields: { force: 'true', onDuplicate: 'UPDATE' },
  });
  await endOf(server.current, result.secureId);
  return result.secureId;
}
async function previewOf(row: Row): Promise<ImportRow> {
  const secureId = await send(row);
  const { result } = await server.current.call(importJobCalls.rows, maker, { parameters: { secureId } });
  return result.rows[0];
}

/** Other values than those of the member, and blank cells where a column may be blank. */
const others: Row = {
  name: 'Nama Lain',
  birth_place: 'Bandung',
  birth_date: '1985-02-03',
  gender: 'F',
  mother_maiden_name: 'Ibu Lain',
  marital_status: 'MARRIED',
  phone: '085799990001',
  email: 'lain@contoh.id',
  street: 'Jalan Mawar No. 34',
  rt: '003',
  rw: '004',
  kelurahan: 'Gambir',
  kecamatan: 'Gambir',
  city: 'Bandung',
  province: 'Jawa Barat',
  zip_code: '10110',
  occupation: 'EMPLOYEE',
  monthly_income: 9_000_000,
  program_type_code: 'GOLD',
  database_type_code: 'RO',
  source: 'FIONA',
  verification_step: 'phone update',
};

test('every column that differs is changed, refused or said to be kept', async () => {
  const known = person(8_500);
  const { status } = await server.current.call(memberNewCalls.importConfirm, maker, {
    body: { importId: await send(known), skipErrors: false, reason: 'Sesuai memo direksi 27' },
  });
  expect(status).toBe(200);
  const columns = Object.entries(memberNew.columns).filter(([name]) => name !== 'nik');
  expect(Object.keys(others).toSorted()).toEqual(columns.map(([name]) => name).toSorted());
  const cases = columns.flatMap(([name, { field }]) => [
    [name, others[name]!] as const,
    ...(field.required ? [] : [[name, ''] as const]),
  ]);
  const silent: string[] = [];
  for (const [name, value] of cases) {
    const { before, messages } = await previewOf({ ...known, [name]: value });
    if (!(name in (before ?? {})) && !messages.some(({ column }) => column === name)) silent.push(`${name} ${value}`);
  }
  expect(silent).toEqual([]);
});

test('the preview says which source stays', async () => {
  const known = person(8_500);
  const { messages, result } = await previewOf({ ...known, source: 'FIONA', email: '' });
  expect(result).toBe('SAME');
  expect(messages).toMatchObject([
    { column: 'source', code: 'VALUE_KEPT', severity: 'warning', message: expect.stringContaining('CMA') },
    { column: 'database_type_code', code: 'VALUE_KEPT' },
    { column: 'verification_step', code: 'VALUE_KEPT' },
    { column: 'email', code: 'HIDDEN_VALUE_KEPT' },
  ]);
});
