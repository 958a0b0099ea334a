// What a sheet shows is what it stores: 0 for nothing, and days of a block.
import { notices } from '@console/auth';
import { exclusiveLines } from '@console/contracts/branches-stores/branch/exclusive-lines';
import type { Field } from '@console/contracts/core/fields';
import { dpBands } from '@console/contracts/products/product-group/vehicles';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { Services, show } from '../../test/harness.tsx';
import type { InputProps } from '../form/declaration.ts';
import SheetInput from './SheetInput.tsx';

type Row = Readonly<Record<string, unknown>>;
let latest: readonly Row[] | null;

function Sheet({ field, start }: { readonly field: Field; readonly start: readonly Row[] | null }) {
  const [value, setValue] = useState<unknown>(start);
  const onChange = (next: unknown) => {
    latest = next as typeof latest;
    setValue(next);
  };
  const props = { id: 'sheet', name: 'sheet', field, value, values: {}, onChange, disabled: false, faults: {} };
  return <SheetInput {...(props as unknown as InputProps)} />;
}

const open = (field: Field) => {
  latest = null;
  return show({ services: new Services(), path: '/', element: <Sheet field={field} start={null} /> }).user;
};
const cell = (title: string, row: number) => screen.getByRole('textbox', { name: `${title}, baris ${row}` });

const lines = exclusiveLines('SPEKTRA', 'rate');
const rate = 'Rate Regular';
const column = (name: string) => latest!.map((row) => row[name] ?? null);

beforeEach(() => notices.set([]));

test('a 0 that is stored as nothing is shown as nothing when its cell is left, and said', async () => {
  const user = open(lines);
  await user.type(cell(rate, 1), '1,8');
  await user.type(cell('Rate RO', 1), '0');
  expect(cell('Rate RO', 1)).toHaveValue('0');
  await user.tab();
  expect(cell('Rate RO', 1)).toHaveValue('');
  expect(cell('Rate RO', 1)).toHaveAttribute('placeholder', 'ikut 1,80');
  expect(latest![0]!['rateRepeat']).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent('Baris 1, Rate RO: 0 disimpan sebagai kosong');
});

test('a 0 of a block that is stored as nothing becomes blank, and a notice says so', async () => {
  const user = open(lines);
  await user.click(cell(rate, 1));
  await user.paste('1,8\t0\n1,9\t1,7\n');
  expect(column('rateRepeat')).toEqual([null, 1.7]);
  expect(notices.get().map(({ text }) => text)).toEqual([
    'Angka 0 di kolom yang menyimpannya sebagai kosong menjadi kosong',
  ]);
});

test('a 0 that is a value stays one', async () => {
  const user = open(exclusiveLines('SPEKTRA', 'fee'));
  await user.type(cell('RO (Rp)', 1), '0');
  await user.tab();
  expect(cell('RO (Rp)', 1)).toHaveValue('0');
  expect(latest![0]!['amountRepeat']).toBe(0);
});

test('a block in which a day has its month in front reads none that may be read either way', async () => {
  const user = open(lines);
  await user.click(cell('Mulai berlaku', 1));
  await user.paste('1/2/2027\t12/31/2027\n13/2/2027\t5/5/2027\n');
  expect(column('effectiveFrom')).toEqual(['1/2/2027', '2027-02-13']);
  expect(column('effectiveTo')).toEqual(['12/31/2027', '2027-05-05']);
  expect(cell('Mulai berlaku', 1)).toHaveValue('1/2/2027');
  expect(cell('Mulai berlaku', 1)).toHaveAttribute('aria-invalid', 'true');
  expect(notices.get()[0]!.text).toMatch(/^12\/31\/2027 menulis bulan di depan/);
});

test('days of a block without a month in front are read day first', async () => {
  const user = open(lines);
  await user.click(cell('Mulai berlaku', 1));
  await user.paste('1/2/2027\t31/12/2027\n');
  expect(column('effectiveFrom')).toEqual(['2027-02-01']);
});

test('the fault of a number names an example that its column takes', async () => {
  const user = open(dpBands());
  await user.click(cell('Dari tenor', 1));
  await user.paste('1 bln');
  expect(screen.getByRole('alert')).toHaveTextContent('Harus berupa angka, contoh: 12');
});
