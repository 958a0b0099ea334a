import { notices } from '@console/auth';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { guardLengths } from './index.ts';

beforeAll(() => guardLengths());
beforeEach(() => notices.set([]));
const said = () => notices.get().map(({ text }) => text);

async function open() {
  const user = userEvent.setup();
  render(<input maxLength={10} />);
  await user.click(screen.getByRole('textbox'));
  return user;
}

test('a pasted text that does not fit is left out and said', async () => {
  const user = await open();
  await user.paste('0812-9876-5432');
  expect(screen.getByRole('textbox')).toHaveValue('');
  expect(said()).toEqual(['Maksimal 10 karakter: teks yang ditempel tidak muat, jadi tidak dimasukkan']);
});

test('a key for which there is no room is said', async () => {
  const user = await open();
  await user.keyboard('01234567890');
  expect(screen.getByRole('textbox')).toHaveValue('0123456789');
  expect(said()).toEqual(['Maksimal 10 karakter']);
});

test('nothing is said of a text that fits, or that replaces what is selected', async () => {
  const user = await open();
  await user.paste('0123456789');
  await user.tripleClick(screen.getByRole('textbox'));
  await user.paste('9876543210 ');
  expect(screen.getByRole('textbox')).toHaveValue('9876543210');
  expect(said()).toEqual([]);
});
