import { act, screen } from '@testing-library/react';
import { create, update, box, beginAsEditor } from './card-type-form.fixtures.tsx';

beforeEach(beginAsEditor);

test('numeric inputs refuse e, plus, comma and minus, clean pasted text and group digits on leaving', async () => {
  const { user } = create();
  const fee = box(/penggantian/);
  await user.type(fee, '-2e+5,00.0');
  expect(fee).toHaveValue('25000');
  await user.tab();
  expect(fee).toHaveValue('25.000');
  await user.clear(fee);
  await user.click(fee);
  await user.paste('Rp 400.000');
  expect(fee).toHaveValue('400000');
});

test('typing replaces the number in an input entered by Tab', async () => {
  const { user } = update();
  const before = await screen.findByRole('textbox', { name: /Masa berlaku/ });
  act(() => before.focus());
  await user.tab();
  expect(box(/penggantian/)).toHaveFocus();
  await user.keyboard('30000');
  expect(box(/penggantian/)).toHaveValue('30000');
});

test('the error of a field appears only after the click that left it', async () => {
  const { user } = create();
  await user.type(box(/^Nama/), 'ab');
  const physical = screen.getByRole('checkbox', { name: /Fisik/ });
  await user.pointer({ keys: '[MouseLeft>]', target: physical });
  expect(screen.queryByText('Minimal 3 karakter')).not.toBeInTheDocument();
  await user.pointer({ keys: '[/MouseLeft]', target: physical });
  expect(physical).toBeChecked();
  expect(await screen.findByText('Minimal 3 karakter')).toBeInTheDocument();
});
