import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DigitsField, isDigits } from '../index.ts';

function Field({ count }: { readonly count: number }) {
  const [value, setValue] = useState('');
  return (
    <>
      <label htmlFor="code">Kode</label>
      <DigitsField id="code" count={count} value={value} onChange={setValue} />
      <output data-testid="value">{isDigits(value, count) ? value : 'no'}</output>
    </>
  );
}
const input = () => screen.getByLabelText('Kode');

describe.each(['typed', 'pasted'])('%s', (way) => {
  const write = async (text: string) => {
    await userEvent.click(input());
    await (way === 'typed' ? userEvent.type(input(), text) : userEvent.paste(text));
  };

  test.each([
    [6, '123456', '123456'],
    [6, '123 456', '123456'],
    [6, '12-34-56', '123456'],
    [6, '１２３４５６', '123456'],
    [16, '3174 0152 0390 0012', '3174015203900012'],
    [16, '3174-0152-0390-0012', '3174015203900012'],
    [16, '３１７４０１５２０３９０００１２', '3174015203900012'],
  ])('%d digits written as another way of the same number are read: %s', async (count, text, digits) => {
    render(<Field count={count} />);
    await write(text);
    expect(screen.getByTestId('value')).toHaveTextContent(digits);
    await userEvent.tab();
    expect(input()).toHaveValue(digits);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test.each([
    [6, 'G-123456', 'Tulis 6 angka saja'],
    [6, 'Kode OTP Anda 123456', 'Tulis 6 angka saja'],
    [6, '12345O', 'Tulis 6 angka saja'],
    [6, '1234567', 'Harus 6 angka, sekarang 7'],
    [6, '12345', 'Harus 6 angka, sekarang 5'],
    [16, '317401520390001O', 'Tulis 16 angka saja'],
  ])('%d digits: %s stays as it was written, and is refused with a sentence', async (count, text, words) => {
    render(<Field count={count} />);
    await write(text);
    await userEvent.tab();
    expect(input()).toHaveValue(text);
    expect(screen.getByTestId('value')).toHaveTextContent('no');
    expect(screen.getByRole('alert')).toHaveTextContent(words);
    expect(input()).toHaveAccessibleDescription(words);
  });
});

test('a number that is being typed is no fault before its field is left', async () => {
  render(<Field count={6} />);
  await userEvent.type(input(), '123 4');
  expect(input()).toHaveValue('123 4');
  expect(screen.queryByRole('alert')).toBeNull();
});
