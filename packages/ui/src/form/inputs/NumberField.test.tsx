import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { NumberField } from './NumberField.tsx';

const seen: (number | null)[] = [];

function Page(bounds: { readonly grouped?: false; readonly minimum?: number; readonly maximum?: number }) {
  const [value, setValue] = useState<number | null>(14);
  const change = (next: number | null) => {
    seen.push(next);
    setValue(next);
  };
  return <NumberField label="Hari" value={value} {...bounds} onChange={change} />;
}

beforeEach(() => seen.splice(0));

test.each([
  ['1.000', 1_000, '1.000'],
  ['Rp 2.500,00', 2_500, '2.500'],
  ['1,000', Number.NaN, '1,000'],
  ['1.5', Number.NaN, '1.5'],
  ['sepuluh', Number.NaN, 'sepuluh'],
])('%s pasted over it is %s, and stands there as it was read or written', async (pasted, value, shown) => {
  const user = userEvent.setup();
  render(<Page />);
  await user.click(screen.getByRole('textbox', { name: 'Hari' }));
  await user.paste(pasted);
  await user.tab();
  expect(seen).toEqual([value]);
  expect(screen.getByRole('textbox')).toHaveValue(shown);
  expect(screen.getByRole('textbox')).toHaveAttribute('aria-invalid', String(Number.isNaN(value)));
});

test('a number below zero is refused where no other bound is given', async () => {
  const user = userEvent.setup();
  render(<Page />);
  await user.click(screen.getByRole('textbox'));
  await user.paste('-3');
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Minimal 0');
});

test('emptied, it has no value', async () => {
  const user = userEvent.setup();
  render(<Page />);
  await user.clear(screen.getByRole('textbox'));
  expect(seen).toEqual([null]);
});

test('a year has no thousands', async () => {
  const user = userEvent.setup();
  render(<Page grouped={false} />);
  await user.clear(screen.getByRole('textbox'));
  await user.type(screen.getByRole('textbox'), '2026');
  await user.tab();
  expect(screen.getByRole('textbox')).toHaveValue('2026');
});

test.each([
  ['1.000', 'Harus antara 1 dan 366'],
  ['0', 'Harus antara 1 dan 366'],
  ['sepuluh', 'Harus berupa angka, contoh: 1000000'],
  ['120,5', 'Harus berupa angka, contoh: 1000000'],
  ['366', ''],
])('%s is described with what is wrong with it: %s', async (pasted, fault) => {
  const user = userEvent.setup();
  render(<Page minimum={1} maximum={366} />);
  await user.click(screen.getByRole('textbox'));
  await user.paste(pasted);
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription(fault);
});
