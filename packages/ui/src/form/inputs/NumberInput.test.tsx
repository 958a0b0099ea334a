import { money, percent, type Field } from '@console/contracts/core/fields';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { NumberInput } from './NumberInput.tsx';

function Form({ field }: { readonly field: Field }) {
  const [value, setValue] = useState<unknown>(null);
  return (
    <NumberInput
      id="share"
      name="share"
      field={field}
      value={value}
      values={{}}
      disabled={false}
      required
      invalid={false}
      faults={{}}
      describedBy={undefined}
      previewWidths={undefined}
      lovParameters={undefined}
      module="tests"
      onLeave={() => undefined}
      onBusy={() => undefined}
      onChange={setValue}
    />
  );
}

const share = percent({ minimum: 0, maximum: 100, required: true });

test.each(['2,55', '2.55'])('a percentage typed or pasted as %s is the same number', async (text) => {
  const user = userEvent.setup();
  render(<Form field={share} />);
  const input = screen.getByRole('textbox');
  await user.type(input, text);
  expect(input).toHaveValue('2.55');
  await user.clear(input);
  await user.paste(text);
  await user.tab();
  expect(input).toHaveValue('2,55');
});

test('a second decimal sign is refused', async () => {
  const user = userEvent.setup();
  render(<Form field={share} />);
  await user.type(screen.getByRole('textbox'), '2,5,5.0');
  expect(screen.getByRole('textbox')).toHaveValue('2.550');
});

const fee = money({ minimum: 0, maximum: 25_000_000 });

test.each([
  ['199000,00', '199.000'],
  ['1,250,000', '1.250.000'],
  ['1,250,000,00', '1.250.000'],
  ['199000', '199.000'],
])('rupiah typed as %s are %s', async (typed, shown) => {
  const user = userEvent.setup();
  render(<Form field={fee} />);
  await user.type(screen.getByRole('textbox'), typed);
  await user.tab();
  expect(screen.getByRole('textbox')).toHaveValue(shown);
});

test('cents are kept to be refused, and never make an amount a hundred times as large', async () => {
  const user = userEvent.setup();
  render(<Form field={fee} />);
  await user.type(screen.getByRole('textbox'), '1500,50');
  await user.tab();
  expect(screen.getByRole('textbox')).toHaveValue('1.500,5');
});
