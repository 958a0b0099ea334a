// Numbers as people write them, typed and pasted into the fields of the pages that store them.
import { branchFees } from '@console/contracts/branches-stores/branch/fees';
import { qanunBranches } from '@console/contracts/branches-stores/qanun-branch';
import { qanunNmcBranches } from '@console/contracts/branches-stores/qanun-branch-nmc';
import type { Resource } from '@console/contracts/core/resource';
import { programTypes } from '@console/contracts/membership/program-type';
import { tiers } from '@console/contracts/membership/tiering-plafond';
import { screen, waitFor } from '@testing-library/react';
import { Services, show, signInAs } from '../../test/harness.tsx';
import { FormSections } from './FormSections.tsx';
import { useRecordForm } from './use-record-form.ts';

const sent: unknown[] = [];
const ignore = () => undefined;
const isFree = () => Promise.resolve(true);

/** A form of one field of a page. */
function Form({ resource }: { readonly resource: Resource }) {
  const form = useRecordForm({ resource, askUnique: isFree });
  const sections = [{ fields: Object.keys(resource.fields) }];
  return (
    <>
      <FormSections id="form" resource={resource} sections={sections} form={form} onBusy={ignore} />
      <button onClick={() => sent.push(form.check())}>Simpan</button>
    </>
  );
}

const fields = {
  income: [programTypes, 'minIncome'],
  fee: [branchFees, 'amountRegular'],
  tawidh: [qanunBranches, 'tawidhAmount'],
  takaful: [qanunNmcBranches, 'takafulYear1'],
  ratio: [tiers, 'maxInstalmentRatio'],
  multiplier: [tiers, 'incomeMultiplier'],
  tazir: [qanunBranches, 'tazirRate'],
} as const;

function open(name: keyof typeof fields) {
  const [resource, field] = fields[name] as unknown as readonly [Resource, string];
  const narrowed = { ...resource, fields: { [field]: resource.fields[field]! }, rules: [], ranges: [] } as Resource;
  signInAs('ADMIN01', { [`${resource.module}:browse`]: 'Full Access' });
  return { field, ...show({ services: new Services(), path: '/', element: <Form resource={narrowed} /> }) };
}

beforeEach(() => sent.splice(0));

type Row = readonly [id: string, field: keyof typeof fields, written: string, stored: number | string];

const stored: readonly Row[] = [
  ['F04a', 'income', '5.000.000,00', 5_000_000],
  ['F04a', 'income', '5,000,000.00', 5_000_000],
  ['F04a', 'income', '5000000.00', 5_000_000],
  ['F04a', 'income', '5.000.000', 5_000_000],
  ['F04f', 'fee', '250.000,00', 250_000],
  ['F04f', 'fee', '25.000\u200B', 25_000],
  ['F04f', 'fee', '\u202A25.000\u202C', 25_000],
  ['F04f', 'fee', '\uFF12\uFF15\uFF10\uFF10\uFF10', 25_000],
  ['F20b', 'takaful', '0,5\u200B', '0.5000'],
  ['F04f', 'tawidh', '25.000,00', 25_000],
  ['F20a', 'takaful', '0,5', '0.5000'],
  ['F20a', 'takaful', '0.5', '0.5000'],
  ['F20b', 'takaful', ',5', '0.5000'],
  ['F20d', 'multiplier', '1,5', '1.5'],
  ['F20d', 'multiplier', '1.5', '1.5'],
  ['E05', 'tazir', '0,1', '0.1000'],
];

const refused: readonly (readonly [id: string, field: keyof typeof fields, written: string, fault: string])[] = [
  ['F04b', 'income', '5.000,5', 'Harus berupa angka'],
  ['F04b', 'income', '5.5', 'Harus berupa angka'],
  ['F04d', 'income', '5 juta', 'Harus berupa angka'],
  ['F04d', 'income', '1,5E+05', 'Harus berupa angka'],
  ['F04d', 'income', '1e5', 'Harus berupa angka'],
  ['F04c', 'income', '12-5', 'Harus berupa angka'],
  ['F20b', 'takaful', '2e1', 'Berupa angka persen'],
  ['F20b', 'takaful', '1.234,5', 'Berupa angka persen'],
  ['F20c', 'ratio', '4,5', 'Harus antara 5 dan 50'],
  ['F20c', 'ratio', '2,5', 'Harus antara 5 dan 50'],
  ['F20d', 'multiplier', '1,5,0', 'Format tidak sesuai'],
  ['E05', 'tazir', '0.6', 'Harus antara 0 dan 0,5'],
];

const ways = ['typed', 'pasted'] as const;
const box = () => screen.getByRole('textbox');

async function write({ user }: ReturnType<typeof open>, way: (typeof ways)[number], written: string) {
  if (way === 'typed') await user.type(box(), written);
  else {
    await user.click(box());
    await user.paste(written);
  }
  await user.click(screen.getByRole('button', { name: 'Simpan' }));
}

describe.each(ways)('a number that is %s', (way) => {
  test.each(stored)('is stored as it is meant: %s, %s %j', async (_id, name, written, value) => {
    const page = open(name);
    await write(page, way, written);
    expect(sent).toEqual([{ [page.field]: value }]);
  });

  test.each(refused)('is refused where it is not certain: %s, %s %j', async (_id, name, written, fault) => {
    await write(open(name), way, written);
    await waitFor(() => expect(box()).toHaveAccessibleDescription(expect.stringContaining(fault)));
    expect(box()).toHaveAttribute('aria-invalid', 'true');
    expect(sent).toEqual([undefined]);
  });
});

test.each([
  ['1.500', '1.5'],
  ['1,500', '1.5'],
  ['1.234', '1.2340'],
  ['0.500', '0.5'],
  ['10', '10'],
])('a multiplier typed key by key as %s is stored as %s', async (written, value) => {
  await write(open('multiplier'), 'typed', written);
  expect(sent).toEqual([{ incomeMultiplier: value }]);
});

test.each([
  ['F20d', 'multiplier', '1.500', 'Format tidak sesuai'],
  ['F20d', 'multiplier', '3.000', 'Format tidak sesuai'],
  ['F04c', 'income', '-5000', 'Harus antara 0 dan'],
  ['F04c', 'income', '(5.000)', 'Harus berupa angka'],
  ['F20b', 'takaful', '-0,5', 'Berupa angka persen'],
  ['F20b', 'takaful', '1.050', 'Berupa angka persen'],
] as const)('a pasted sign, power or group is not dropped: %s, %s %j', async (_id, name, written, fault) => {
  await write(open(name), 'pasted', written);
  await waitFor(() => expect(box()).toHaveAccessibleDescription(expect.stringContaining(fault)));
  expect(sent).toEqual([undefined]);
});

test.each([
  ['F04c', 'income', '-5000', '-', '5.000'],
  ['F04d', 'income', 'e15', 'e', '15'],
  ['F20b', 'takaful', '-0,5', '-', '0,50'],
] as const)(
  'a refused key is said as long as its number is there: %s, %s %j',
  async (_id, name, written, key, shown) => {
    const { user } = open(name);
    await user.type(box(), written);
    await user.tab();
    expect(box()).toHaveValue(shown);
    expect(screen.getByText(`Tanda ${key} tidak dipakai di sini`, { exact: false })).toBeVisible();
    await user.clear(box());
    expect(screen.queryByText(/tidak dipakai di sini/)).toBeNull();
  },
);

test('what is pasted after a refused comma replaces it', async () => {
  const page = open('income');
  await page.user.type(box(), '5,');
  await page.user.tripleClick(box());
  await page.user.paste('600');
  await page.user.click(screen.getByRole('button', { name: 'Simpan' }));
  expect(sent).toEqual([{ minIncome: 600 }]);
});

test('digits typed over a refused comma are a number of their own', async () => {
  const page = open('income');
  await page.user.type(box(), '5,5');
  await page.user.clear(box());
  await page.user.type(box(), '600');
  await page.user.click(screen.getByRole('button', { name: 'Simpan' }));
  expect(sent).toEqual([{ minIncome: 600 }]);
});
