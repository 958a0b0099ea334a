// Long: the sheet by typing, pasting, keys and faults.
import { choice, date, integer, options, percent, sheet, type Field } from '@console/contracts/core/fields';
import { text } from '@console/contracts/core/text';
import { profile } from '@console/auth';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { Beside, InputProps } from '../form/declaration.ts';
import SheetInput from './SheetInput.tsx';

const tenor = integer({ minimum: 1, maximum: 60 });
const bandRates = sheet({
  columns: { from: tenor, to: tenor, rate: percent({ minimum: 0, maximum: 5 }) },
  titles: { from: text('Dari'), to: text('Sampai'), rate: text('Rate') },
  band: { from: 'from', to: 'to' },
  maximum: 60,
});
const changes: unknown[] = [];
const signIn = (type: string) =>
  act(() => profile.set({ state: 'loaded', data: { flag: 'other', scope: { type } } } as never));
afterEach(() => act(() => profile.set({ state: 'loading' } as never)));
const latest = () => changes.at(-1);

interface FormProps {
  readonly start: unknown;
  readonly faults?: InputProps['faults'];
  readonly field?: Field;
  readonly beside?: readonly Beside[];
}

function Form({ start, faults = {}, field = bandRates, beside }: FormProps) {
  const [current, setCurrent] = useState(start);
  const onChange = (next: unknown) => {
    changes.push(next);
    setCurrent(next);
  };
  const props = {
    id: 'f',
    name: 'rates',
    field,
    value: current,
    values: {},
    onChange,
    disabled: false,
    faults,
    beside,
  };
  return <SheetInput {...(props as unknown as InputProps)} />;
}
const cell = (column: string, row: number) => screen.getByRole('textbox', { name: `${column}, baris ${row}` });
const bands = Array.from({ length: 4 }, (_, at) => ({ from: at * 6 + 1, to: at * 6 + 6, rate: '2.7500' }));
const paste = (target: HTMLElement, pasted: string) =>
  fireEvent.paste(target, { clipboardData: { getData: () => pasted } });

test('the last row is blank; typing in it adds a row, and another blank one waits', async () => {
  render(<Form start={null} />);
  await userEvent.type(cell('Dari', 1), '1');
  await userEvent.type(cell('Rate', 1), '2.5');
  expect(latest()).toEqual([{ from: 1, rate: 2.5 }]);
  expect(cell('Dari', 2)).toHaveValue('');
});

test('a block of a spreadsheet fills cells to the right and down, with commas as decimals', () => {
  render(<Form start={bands.slice(0, 1)} />);
  paste(cell('Dari', 2), '7\t12\t2,85\r\n\r\n13\t18\t2,95\tspare\r\n');
  expect(latest()).toEqual([
    bands[0],
    { from: 7, to: 12, rate: 2.85 },
    { from: null },
    { from: 13, to: 18, rate: 2.95 },
  ]);
});

test('arrows and Enter move between cells', async () => {
  render(<Form start={bands} />);
  cell('Sampai', 2).focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(cell('Sampai', 3)).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(cell('Dari', 3)).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowUp}{Enter}');
  expect(cell('Sampai', 3)).toHaveFocus();
});

test('Ctrl+D takes the value above, or fills a range that Shift has chosen', async () => {
  render(<Form start={bands.map((band, at) => ({ ...band, rate: `${at + 1}.0000` }))} />);
  const rates = () => (latest() as readonly { rate: unknown }[]).map(({ rate }) => rate);
  cell('Rate', 2).focus();
  await userEvent.keyboard('{Control>}d{/Control}');
  expect(rates()).toEqual(['1.0000', '1.0000', '3.0000', '4.0000']);
  await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Control>}d{/Control}');
  expect(rates()).toEqual(['1.0000', '1.0000', '1.0000', '1.0000']);
});

test('Delete empties a range; undo brings it back step by step, redo repeats it', async () => {
  render(<Form start={bands} />);
  cell('Rate', 1).focus();
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}{Delete}');
  expect((latest() as typeof bands)[1]!.rate).toBeNull();
  await userEvent.keyboard('{ArrowDown}4.5{Control>}z{/Control}');
  expect((latest() as typeof bands)[2]!.rate).toBe('2.7500');
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(latest()).toEqual(bands);
  await userEvent.keyboard('{Control>}y{/Control}');
  expect((latest() as typeof bands)[0]!.rate).toBeNull();
});

test('a wrong cell is reported at once beside its row, a fault of the services too', async () => {
  render(<Form start={bands} faults={{ 'rates[1].from': 'Bertabrakan dengan rentang 1 sampai 6' }} />);
  await userEvent.clear(cell('Sampai', 1));
  await userEvent.type(cell('Sampai', 1), '61');
  const faults = within(screen.getByRole('alert')).getAllByRole('listitem');
  expect(faults.map((each) => each.textContent)).toEqual([
    'Baris 1, Sampai: Harus antara 1 dan 60',
    'Baris 2, Dari: Bertabrakan dengan rentang 1 sampai 6',
  ]);
  expect(cell('Dari', 2)).toBeInvalid();
});

test('a row is removed by its button, and the sheet is empty after the last one', async () => {
  render(<Form start={bands.slice(0, 2)} />);
  await userEvent.click(screen.getByRole('button', { name: 'Hapus baris 1' }));
  expect(latest()).toEqual([bands[1]]);
  await userEvent.click(screen.getByRole('button', { name: 'Hapus baris 1' }));
  expect(latest()).toBeNull();
});

test('columns beside a row show what follows from it, and are not typed in', async () => {
  const beside = [
    { title: text('Dua kali', 'Twice'), of: (row: object) => String(Number((row as { rate: unknown }).rate) * 2) },
  ];
  render(<Form start={bands.slice(0, 1)} beside={beside} />);
  expect(screen.getByRole('cell', { name: '5.5' })).toBeVisible();
  await userEvent.clear(cell('Rate', 1));
  await userEvent.type(cell('Rate', 1), '4.2');
  expect(screen.getByRole('cell', { name: '8.4' })).toBeVisible();
  expect(screen.getByRole('columnheader', { name: 'Dua kali' })).toBeVisible();
});

test('users of a branch have no column for what is not shown to them', () => {
  const subsidies = sheet({
    columns: { tenor, subsidy: percent({ minimum: 0, maximum: 30, required: false, notForBranches: true }) },
    titles: { tenor: text('Tenor'), subsidy: text('Subsidi') },
    maximum: 60,
  });
  signIn('NATIONAL');
  render(<Form start={[{ tenor: 6, subsidy: '1.0000' }]} field={subsidies} />);
  expect(cell('Subsidi', 1)).toHaveValue('1,00');
  signIn('BRANCH');
  expect(cell('Tenor', 1)).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Subsidi, baris 1' })).toBeNull();
});

test('options are shown by their names and days as people write them, and are typed so', async () => {
  const lines = sheet({
    columns: { kind: choice(options({ BRAND: ['Merek', 'Brand'], GROUP: ['Kelompok', 'Group'] })), since: date() },
    titles: { kind: text('Untuk'), since: text('Mulai') },
    maximum: 60,
  });
  render(<Form start={[{ kind: 'BRAND', since: '2026-12-01' }]} field={lines} />);
  expect(screen.getByRole('combobox', { name: 'Untuk, baris 1' })).toHaveValue('Merek');
  expect(cell('Mulai', 1)).toHaveValue('01-12-2026');
  const kind = screen.getByRole('combobox', { name: 'Untuk, baris 2' });
  await userEvent.type(kind, 'kelompok');
  await userEvent.type(cell('Mulai', 2), '31/12/2026');
  expect(latest()).toEqual([
    { kind: 'BRAND', since: '2026-12-01' },
    { kind: 'GROUP', since: '2026-12-31' },
  ]);
  await userEvent.tab();
  expect(kind).toHaveValue('Kelompok');
});

test('cells of numbers take a comma for decimals, as the numeric keypad has it; a sign in front is said', async () => {
  render(<Form start={bands.slice(0, 1)} />);
  expect(cell('Rate', 1)).toHaveAttribute('inputmode', 'decimal');
  expect(cell('Dari', 1)).toHaveAttribute('inputmode', 'numeric');
  await userEvent.clear(cell('Rate', 1));
  await userEvent.type(cell('Rate', 1), '+2,85');
  expect(cell('Rate', 1)).toHaveValue('2,85');
  expect(screen.getByRole('status')).toHaveTextContent('Baris 1, Rate: Tanda + tidak dipakai di sini');
  await userEvent.type(cell('Sampai', 1), '7');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect((latest() as typeof bands)[0]!.rate).toBe(2.85);
});

test('Tab continues in the next row, and Enter begins the row below where this one began', async () => {
  render(<Form start={bands} />);
  await userEvent.click(cell('Sampai', 1));
  await userEvent.tab();
  expect(cell('Rate', 1)).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(cell('Sampai', 2)).toHaveFocus();
  await userEvent.tab();
  await userEvent.tab();
  expect(cell('Dari', 3)).toHaveFocus();
  await userEvent.tab({ shift: true });
  expect(cell('Rate', 2)).toHaveFocus();
});

test('a row is removed without losing the keyboard, and comes back', async () => {
  render(<Form start={bands} />);
  await userEvent.click(cell('Rate', 2));
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('button', { name: 'Hapus baris 2' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(latest()).toEqual(bands.filter((_, at) => at !== 1));
  expect(cell('Dari', 2)).toHaveFocus();
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(latest()).toEqual(bands);
});

test('text that is no number stays in sight, with a fault', async () => {
  render(<Form start={null} />);
  paste(cell('Dari', 1), 'abc\t6\t2,75 %');
  await userEvent.click(cell('Rate', 1));
  expect(cell('Dari', 1)).toHaveValue('abc');
  expect(cell('Dari', 1)).toHaveAttribute('aria-invalid', 'true');
  expect(cell('Rate', 1)).toHaveValue('2,75');
});

test('an empty cell that counts as another one shows its value as a hint', async () => {
  const field = sheet({
    columns: { regular: percent({ minimum: 0, maximum: 100 }), repeat: percent({ minimum: 0, maximum: 100 }) },
    titles: { regular: text('Regular'), repeat: text('RO') },
    follows: { repeat: 'regular' },
    maximum: 5,
  });
  render(<Form field={field} start={[{ regular: '29.5000', repeat: null }]} />);
  expect(cell('RO', 1)).toHaveAttribute('placeholder', 'ikut 29,50');
  expect(cell('RO', 2)).not.toHaveAttribute('placeholder');
});
