import { tags } from '@console/contracts/core/fields';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { InputProps } from '../declaration.ts';
import TagsInput from './TagsInput.tsx';

const values: unknown[] = [];

function Words({ start }: { readonly start: readonly string[] }) {
  const [value, setValue] = useState<unknown>(start);
  const props = { id: 'tags', module: 'x', name: 'tags', field: tags({ maximum: 10 }), value, values: {}, faults: {} };
  const rest = { disabled: false, invalid: false, required: false, describedBy: undefined };
  return (
    <TagsInput
      {...({ ...props, ...rest } as unknown as InputProps)}
      onLeave={() => undefined}
      onChange={(changed) => {
        values.push(changed);
        setValue(changed);
      }}
    />
  );
}
const words = () => screen.queryAllByRole('listitem').map((item) => item.firstChild?.textContent);

test('Enter and a comma make words of what is typed, each once', async () => {
  const user = userEvent.setup();
  render(<Words start={['hemat']} />);
  await user.type(screen.getByRole('textbox'), 'promo{Enter}HEMAT,baru');
  expect(words()).toEqual(['hemat', 'promo']);
  // What is still being typed is saved too.
  expect(values.at(-1)).toEqual(['hemat', 'promo', 'baru']);
  await user.tab();
  expect(words()).toEqual(['hemat', 'promo', 'baru']);
});

test('a pasted list becomes several words', async () => {
  const user = userEvent.setup();
  render(<Words start={[]} />);
  await user.click(screen.getByRole('textbox'));
  await user.paste('hemat, listrik\nbaru');
  expect(words()).toEqual(['hemat', 'listrik', 'baru']);
});

test('a word is removed by its button, the last one by Backspace, and the focus stays', async () => {
  const user = userEvent.setup();
  render(<Words start={['a', 'b', 'c']} />);
  await user.click(screen.getByRole('button', { name: 'Hapus b' }));
  expect(screen.getByRole('textbox')).toHaveFocus();
  await user.keyboard('{Backspace}');
  expect(words()).toEqual(['a']);
});

test('Ctrl+Z takes back a pasted list and the words that were typed, and Ctrl+Y repeats them', async () => {
  const user = userEvent.setup();
  render(<Words start={['hemat']} />);
  await user.type(screen.getByRole('textbox'), 'promo{Enter}');
  await user.paste('listrik, air');
  expect(words()).toEqual(['hemat', 'promo', 'listrik', 'air']);
  await user.keyboard('{Control>}z{/Control}');
  expect(words()).toEqual(['hemat', 'promo']);
  await user.keyboard('{Control>}z{/Control}');
  expect(words()).toEqual(['hemat']);
  expect(screen.getByRole('textbox')).toHaveValue('promo');
  await user.keyboard('{Control>}yy{/Control}');
  expect(words()).toEqual(['hemat', 'promo', 'listrik', 'air']);
  expect(values.at(-1)).toEqual(['hemat', 'promo', 'listrik', 'air']);
});

test('a word is cleaned as soon as it is made, and one that looks like another is left out and said', async () => {
  const user = userEvent.setup();
  render(<Words start={[]} />);
  const input = screen.getByRole('textbox');
  await user.click(input);
  await user.paste('r3\u2019hemat\u200B');
  await user.keyboard('{Enter}');
  expect(words()).toEqual(["r3'hemat"]);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await user.paste('\uFF323\u2018hemat');
  await user.keyboard('{Enter}');
  expect(words()).toEqual(["r3'hemat"]);
  expect(input).toHaveAccessibleDescription("“R3'hemat” sudah ada");
  await user.keyboard('b');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await user.keyboard('{Backspace}');
  await user.paste("r3'hemat, c, C");
  expect(words()).toEqual(["r3'hemat", 'c']);
  expect(input).toHaveAccessibleDescription("“r3'hemat”, “C” sudah ada");
});

test('a repeat is said too when the field is left, and signs that cannot be seen are no word', async () => {
  const user = userEvent.setup();
  render(<Words start={['hemat']} />);
  await user.click(screen.getByRole('textbox'));
  await user.paste('\u200B');
  await user.keyboard('{Enter}');
  expect(words()).toEqual(['hemat']);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await user.paste('HEMAT');
  await user.tab();
  expect(screen.getByRole('status')).toHaveTextContent('“HEMAT” sudah ada');
});
