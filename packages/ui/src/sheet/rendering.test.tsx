import { integer, percent, sheet } from '@console/contracts/core/fields';
import { text } from '@console/contracts/core/text';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { InputProps } from '../form/declaration.ts';
import SheetInput from './SheetInput.tsx';

const mockRendered: string[] = [];
jest.mock('./SheetCell.tsx', () => {
  const { SheetCell } = jest.requireActual<typeof import('./SheetCell.tsx')>('./SheetCell.tsx');
  return {
    SheetCell: (props: Parameters<typeof SheetCell>[0]) => {
      mockRendered.push(props.place);
      return <SheetCell {...props} />;
    },
  };
});

const rate = percent({ minimum: 0, maximum: 5 });
const field = sheet({
  columns: { tenor: integer({ minimum: 1, maximum: 60 }), regular: rate, repeat: rate },
  titles: { tenor: text('Tenor'), regular: text('Regular'), repeat: text('RO') },
  maximum: 60,
});
const sixty = Array.from({ length: 60 }, (_, at) => ({ tenor: at + 1, regular: '2.7500', repeat: '2.4500' }));

function Form() {
  const [value, setValue] = useState<unknown>(sixty);
  const props = { id: 'f', name: 'rates', field, value, values: {}, onChange: setValue, disabled: false, faults: {} };
  return <SheetInput {...(props as unknown as InputProps)} />;
}

test('typing in one row of sixty renders no other row', async () => {
  render(<Form />);
  const cell = screen.getByRole('textbox', { name: 'Regular, baris 30' });
  mockRendered.length = 0;
  await userEvent.type(cell, '4');
  expect(mockRendered.length).toBeGreaterThan(0);
  expect([...new Set(mockRendered.map((place) => place.split(':')[0]))]).toEqual(['29']);
});
