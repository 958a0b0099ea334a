import { money, type Field } from '@console/contracts/core/fields';
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
      disabled={false}
      required
      invalid={false}
      describedBy={undefined}
      onLeave={() => undefined}
      onChange={setValue}
    />
  );
}

const fee = money({ minimum: 0, maximum: 25_000_000 });

test.each([
  ['25.00', '25.00', '25'],
  ['25,00', '25,00', '25'],
  ['1.250.000,00', '1250000,00', '1.250.000'],
  ['1,000', '1000', '1.000'],
  ['1,000,000', '1000000', '1.000.000'],
  ['25,00.0', '25,00.0', '25,00.0'],
  ['25,00{Backspace}', '25,0', '25'],
  ['25,00{Backspace}{Backspace}{Backspace}50', '2550', '2.550'],
])('rupiah typed as %s stand as %s while they are typed, and as %s afterwards', async (typed, during, after) => {
  const user = userEvent.setup();
  render(<Form field={fee} />);
  const input = screen.getByRole('textbox');
  await user.type(input, typed);
  expect(input).toHaveValue(during);
  await user.tab();
  expect(input).toHaveValue(after);
});

test('the caret stays behind a sign that is shown in the middle of a number', async () => {
  const user = userEvent.setup();
  render(<Form field={fee} />);
  const input = screen.getByRole<HTMLInputElement>('textbox');
  await user.type(input, '2500');
  await user.type(input, ',', { initialSelectionStart: 2, initialSelectionEnd: 2 });
  expect(input).toHaveValue('25,00');
  expect(input.selectionStart).toBe(3);
});

test('Enter shows the refused keys of a number that is a fault', async () => {
  const user = userEvent.setup();
  render(<Form field={fee} />);
  await user.type(screen.getByRole('textbox'), '25.5');
  expect(screen.getByRole('textbox')).toHaveValue('255');
  await user.keyboard('{Enter}');
  expect(screen.getByRole('textbox')).toHaveValue('25.5');
});
