import { numbered } from '@console/contracts/core/number-ranges';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { InputProps } from '../declaration.ts';
import { RangesInput } from './RangesInput.tsx';

const field = numbered({ minimum: 1, maximum: 60, required: false });
const values: unknown[] = [];

function Tenors({ start }: { readonly start: unknown }) {
  const [value, setValue] = useState(start);
  const props = { id: 'tenors', module: 'x', name: 'tenors', field, value, values: {}, faults: {} };
  const rest = { disabled: false, invalid: false, required: false, describedBy: undefined };
  return (
    <RangesInput
      {...({ ...props, ...rest } as unknown as InputProps)}
      onLeave={() => undefined}
      onChange={(changed) => {
        values.push(changed);
        setValue(changed);
      }}
    />
  );
}

test('numbers and ranges are typed, and shown the shortest way once the field is left', async () => {
  const user = userEvent.setup();
  render(<Tenors start={['3', '4', '5', '9']} />);
  const input = screen.getByRole('textbox');
  expect(input).toHaveValue('3-5, 9');
  await user.clear(input);
  expect(values.at(-1)).toBeNull();
  await user.type(input, '12, 6, 7-8');
  expect(values.at(-1)).toEqual(['6', '7', '8', '12']);
  await user.tab();
  expect(input).toHaveValue('6-8, 12');
});

test('what cannot be read stays as it was typed, as a value that the field refuses', async () => {
  const user = userEvent.setup();
  render(<Tenors start={null} />);
  await user.type(screen.getByRole('textbox'), '3 sampai 9');
  await user.tab();
  expect(screen.getByRole('textbox')).toHaveValue('3 sampai 9');
  expect(values.at(-1)).toEqual(['3 sampai 9']);
});
