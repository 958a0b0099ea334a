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
      disabled={false}
      required
      invalid={false}
      describedBy={undefined}
      onLeave={() => undefined}
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
  expect(screen.getByRole('textbox')).toHaveValue('1500,50');
});

test.each([
  ['5.000.000,00', '5.000.000'],
  ['Rp 5.000.000', '5.000.000'],
  ['5,000,000.00', '5.000.000'],
  ['5 juta', '5 juta'],
  ['1e5', '1e5'],
  ['(5.000)', '(5.000)'],
  ['-5000', '-5.000'],
  ['5.000,5', '5.000,5'],
  ['1,000', '1,000'],
])('rupiah pasted as %s are %s: the same amount, or the text for the field to refuse', async (pasted, shown) => {
  const user = userEvent.setup();
  render(<Form field={fee} />);
  await user.click(screen.getByRole('textbox'));
  await user.paste(pasted);
  await user.tab();
  expect(screen.getByRole('textbox')).toHaveValue(shown);
});

test('what is pasted in place of a number replaces it; a letter that is typed is not dropped', async () => {
  const user = userEvent.setup();
  render(<Form field={fee} />);
  const input = screen.getByRole('textbox');
  await user.type(input, '7');
  await user.tab();
  await user.click(input);
  await user.paste('1.000');
  expect(input).toHaveValue('1000');
  await user.clear(input);
  await user.type(input, '5 juta');
  await user.tab();
  expect(input).toHaveValue('5 juta');
});

test('a key that is refused is said, as long as its number is there', async () => {
  const user = userEvent.setup();
  render(<Form field={fee} />);
  const input = screen.getByRole('textbox');
  await user.type(input, '-50');
  expect(input).toHaveValue('50');
  await user.tab();
  expect(screen.getByRole('status')).toHaveTextContent('Tanda - tidak dipakai di sini');
  await user.clear(input);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test.each(['5,', '5e', '5000-', '-5', '12-5', '1,250'])(
  'the key that is refused in %s stays said when the field is left and entered again, until another number is there',
  async (typed) => {
    const user = userEvent.setup();
    render(<Form field={fee} />);
    const input = screen.getByRole('textbox');
    await user.type(input, typed);
    await user.tab();
    expect(screen.getByRole('status')).toHaveTextContent(/^Tanda [-,e] tidak dipakai di sini/);
    await user.click(input);
    expect(screen.getByRole('status')).toHaveTextContent(/^Tanda [-,e] tidak dipakai di sini/);
    await user.keyboard('7');
    expect(input).toHaveValue('7');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  },
);

test('a refused key is not said of a field that is left without a number', async () => {
  const user = userEvent.setup();
  render(<Form field={fee} />);
  await user.type(screen.getByRole('textbox'), '-');
  expect(screen.getByRole('status')).not.toBeEmptyDOMElement();
  await user.tab();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test.each([
  ['1.5', '1.5'],
  ['12.345.67', '12345.67'],
  ['25,00.0', '25,00.0'],
  ['0.500', '0.500'],
  ['12-5', '12-5'],
  ['1e3', '1e3'],
  ['1E+3', '1E+3'],
  ['5,-1', '5,-1'],
])('rupiah typed as %s are kept to be refused', async (typed, shown) => {
  const user = userEvent.setup();
  render(<Form field={fee} />);
  await user.type(screen.getByRole('textbox'), typed);
  await user.tab();
  expect(screen.getByRole('textbox')).toHaveValue(shown);
});

test('a second sign of decimals is kept to be refused', async () => {
  const user = userEvent.setup();
  render(<Form field={share} />);
  await user.type(screen.getByRole('textbox'), '2,5,5.0');
  await user.tab();
  expect(screen.getByRole('textbox')).toHaveValue('2.5,5.0');
});

test('a refused key stays while digits are typed elsewhere, and goes with a digit next to it', async () => {
  const user = userEvent.setup();
  render(<Form field={fee} />);
  const input = screen.getByRole('textbox');
  await user.type(input, '500,50');
  await user.type(input, '7', { initialSelectionStart: 0, initialSelectionEnd: 0 });
  expect(input).toHaveValue('750050');
  await user.keyboard('{End}{Backspace}{Backspace}50');
  await user.tab();
  expect(input).toHaveValue('750.050');
});

test('a key that is refused in the middle of a number makes it a fault until the text is replaced', async () => {
  const user = userEvent.setup();
  render(<Form field={fee} />);
  const input = screen.getByRole('textbox');
  await user.type(input, '125');
  await user.type(input, '-', { initialSelectionStart: 2, initialSelectionEnd: 2 });
  await user.tab();
  expect(input).toHaveValue('12-5');
  await user.tripleClick(input);
  await user.keyboard('125');
  await user.tab();
  expect(input).toHaveValue('125');
});
