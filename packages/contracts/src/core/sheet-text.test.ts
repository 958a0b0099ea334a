import { integer, money, percent, sheet } from './fields.ts';
import { sheetText } from './sheet-text.ts';
import { text } from './text.ts';

const bounds = { minimum: 1, maximum: 60 };
const band = { from: 'from', to: 'to' } as const;
const titles = { from: text('Dari'), to: text('Sampai'), least: text('DP'), fee: text('Fee') };
const shown = (_: object, value: unknown) => String(value);
const titled = ({ id }: { readonly id: string }) => id;
const textOf = (field: { readonly sheet?: object }, rows: readonly object[]) =>
  sheetText(field.sheet as never, rows as never, shown, titled);

test('bands stand before their value', () => {
  const columns = { from: integer(bounds), to: integer(bounds), least: percent({ minimum: 0, maximum: 90 }) };
  const bands = sheet({ columns, titles, band, maximum: 10 } as never);
  expect(
    textOf(bands, [
      { from: 11, to: 23, least: '15' },
      { from: 24, to: 48, least: '20' },
    ]),
  ).toBe('11-23: 15; 24-48: 20');
});

test('several values have their titles; empty ones are left out', () => {
  const columns = { least: percent({ minimum: 0, maximum: 90 }), fee: money({ minimum: 0, maximum: 10 }) };
  const rows = sheet({ columns, titles, maximum: 10 } as never);
  expect(
    textOf(rows, [
      { least: '15', fee: 3 },
      { least: null, fee: 4 },
    ]),
  ).toBe('DP 15, Fee 3; 4');
});
