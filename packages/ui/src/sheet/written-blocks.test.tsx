// Numbers and blocks as people write and copy them, in the sheets of the pages that store them.
import { notices } from '@console/auth';
import { exclusiveLines } from '@console/contracts/branches-stores/branch/exclusive-lines';
import type { Field } from '@console/contracts/core/fields';
import { checkField } from '@console/contracts/core/validation';
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

const open = (field: Field, start: readonly Row[] | null = null) => {
  latest = start;
  return show({ services: new Services(), path: '/', element: <Sheet field={field} start={start} /> }).user;
};
const cell = (title: string, row: number) => screen.getByRole('textbox', { name: `${title}, baris ${row}` });

/** The down payments of the group of electric motorcycles, and the rates of exclusive lines. */
const bands = dpBands();
const lines = exclusiveLines('SPEKTRA', 'rate');
const from = 'Dari tenor';
const least = 'Uang muka minimum (%)';
const rate = 'Rate Regular';

beforeEach(() => notices.set([]));

type Case = readonly [id: string, written: string, title: string, name: string, field: Field, outcome: unknown];
const cases: readonly Case[] = [
  ['F04g', '12,0', from, 'tenorFrom', bands, 12],
  ['F04g', '24,00', from, 'tenorFrom', bands, 24],
  ['F04g', '12.00', from, 'tenorFrom', bands, 12],
  ['F04h', '0,5', rate, 'rateRegular', lines, 0.5],
  ['F04h', '0.5', rate, 'rateRegular', lines, 0.5],
  ['F04h', '1,234', rate, 'rateRegular', lines, 1.234],
];
const faulty: readonly Case[] = [
  ['F04g', '12,5', from, 'tenorFrom', bands, 'Harus berupa angka'],
  ['F04g', '12-5', from, 'tenorFrom', bands, 'Harus berupa angka'],
  ['F04g', '1e3', from, 'tenorFrom', bands, 'Harus berupa angka'],
  ['F04h', '2e1', rate, 'rateRegular', lines, 'Berupa angka persen'],
  ['F04g', '5 bulan', from, 'tenorFrom', bands, 'Harus berupa angka'],
  ['F04h', '1,234.5', rate, 'rateRegular', lines, 'Berupa angka persen'],
  ['F20e', '0,5', least, 'dpMinPct', bands, 'Harus berupa angka'],
  ['F20e', '12,5', least, 'dpMinPct', bands, 'Harus berupa angka'],
  ['F20e', '12.5', least, 'dpMinPct', bands, 'Harus berupa angka'],
  ['F20e', '125', least, 'dpMinPct', bands, 'Harus antara 0 dan 90'],
];

const write = {
  typed: (user: ReturnType<typeof open>, title: string, written: string) => user.type(cell(title, 1), written),
  pasted: async (user: ReturnType<typeof open>, title: string, written: string) => {
    await user.click(cell(title, 1));
    await user.paste(written);
  },
  'pasted in a block': async (user: ReturnType<typeof open>, title: string, written: string) => {
    await user.click(cell(title, 1));
    await user.paste(`${written}\n${written}\n`);
  },
} as const;
const ways = Object.keys(write) as (keyof typeof write)[];

describe.each(ways)('a number of a sheet that is %s', (way) => {
  test.each(cases)(
    'has the value that it is meant to have: %s, %j in %s',
    async (_id, written, title, name, field, stored) => {
      const user = open(field);
      await write[way](user, title, written);
      expect(latest![0]![name]).toBe(stored);
    },
  );

  test.each(faulty)(
    'is refused where it is not certain: %s, %j in %s',
    async (_id, written, title, name, field, fault) => {
      const user = open(field);
      await write[way](user, title, written);
      expect(checkField(name, field.sheet!.columns[name]!, latest![0]![name])).not.toBeNull();
      expect(cell(title, 1)).toHaveAttribute('aria-invalid', 'true');
      expect(screen.getByRole('alert')).toHaveTextContent(`Baris 1, ${title}: ${String(fault)}`);
      await user.tab();
      expect(cell(title, 1)).not.toHaveValue('');
    },
  );
});

test.each(['pasted', 'pasted in a block'] as const)(
  'a percentage with one period that is %s may group thousands, and stays as it was written (F04h)',
  async (way) => {
    const user = open(lines);
    await write[way](user, rate, '1.050');
    await user.tab();
    expect(cell(rate, 1)).toHaveValue('1.050');
    expect(cell(rate, 1)).toHaveAttribute('aria-invalid', 'true');
  },
);

test('a percentage that is typed has a period before its decimals, as in forms (F04h)', async () => {
  const user = open(lines);
  await write.typed(user, rate, '1.050');
  await user.tab();
  expect(latest![0]!['rateRegular']).toBe(1.05);
  expect(cell(rate, 1)).toHaveValue('1,05');
});

test.each([
  ['12\u200B', 12],
  ['\uFF11\uFF12', 12],
  ['\u202A12\u202C', 12],
  ['1\u00B2', '1\u00B2'],
  ['-', '-'],
])('signs that cannot be seen leave a pasted number: %j', async (written, value) => {
  const user = open(bands);
  await write.pasted(user, from, written);
  expect(latest![0]!['tenorFrom']).toBe(value);
});

const start = [1, 2, 3].map((year) => ({ tenorFrom: year * 12 - 11, tenorTo: year * 12, dpMinPct: 10 }));
test('Escape takes back what is typed in a cell, and nothing else', async () => {
  const user = open(bands, start);
  await user.type(cell(from, 2), '77');
  await user.tab();
  await user.type(cell(from, 1), '99');
  await user.keyboard('{Escape}');
  expect(cell(from, 1)).toHaveValue('1');
  expect(cell(from, 1)).toHaveFocus();
  expect(column('tenorFrom')).toEqual([1, 77, 25]);
  await user.keyboard('{Escape}');
  expect(column('tenorFrom')).toEqual([1, 77, 25]);
});

const column = (name: string) => latest!.map((row) => row[name] ?? null);

const paste = async (title: string, row: number, block: string) => {
  const user = open(bands, start);
  await user.click(cell(title, row));
  await user.paste(block);
  return user;
};

test('a blank cell of a pasted column keeps its row, and clears what was there (F17a)', async () => {
  await paste(from, 1, '10\n\n20\n');
  expect(column('tenorFrom')).toEqual([10, null, 20]);
  expect(column('tenorTo')).toEqual([12, 24, 36]);
});

test('a blank row of a pasted block keeps its place (F17a)', async () => {
  await paste(from, 1, '1\t20\t30\n\t\t\n21\t40\t50\n');
  expect(column('tenorFrom')).toEqual([1, null, 21]);
  expect(column('dpMinPct')).toEqual([30, null, 50]);
});

test('a pasted cell with a line break is one cell, and a fault of it (F17b)', async () => {
  await paste(from, 1, '"12\n13"\t14\n');
  expect(column('tenorTo')).toEqual([14, 24, 36]);
  expect(column('tenorFrom')).toEqual(['12 13', 13, 25]);
  expect(cell(from, 1)).toHaveAttribute('aria-invalid', 'true');
});

test('rows of a block that do not fit are counted in a notice (F17c)', async () => {
  await paste(from, 1, Array.from({ length: 14 }, (_, row) => `${row + 1}\t${row + 1}`).join('\n'));
  expect(latest).toHaveLength(10);
  expect(notices.get().map(({ text }) => text)).toEqual([
    '4 baris tidak ditempel: lembar ini memuat paling banyak 10 baris',
  ]);
});

test('a block pasted while its cell is typed in shows what it holds (F17d)', async () => {
  const user = open(bands, start);
  await user.clear(cell(from, 1));
  await user.type(cell(from, 1), '7');
  await user.paste('30\n31\n');
  expect(cell(from, 1)).toHaveValue('30');
  expect(column('tenorFrom')).toEqual([30, 31, 25]);
});
