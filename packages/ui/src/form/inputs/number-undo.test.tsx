import { money, percent, type Field } from '@console/contracts/core/fields';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { NumberInput } from './NumberInput.tsx';

let latest: unknown;

function Form({ field }: { readonly field: Field }) {
  const [value, setValue] = useState<unknown>(null);
  const change = (next: unknown) => {
    latest = next;
    setValue(next);
  };
  const shared = { id: 'fee', name: 'fee', disabled: false, required: true, invalid: false, describedBy: undefined };
  return <NumberInput {...shared} field={field} value={value} onLeave={() => undefined} onChange={change} />;
}

const input = () => screen.getByRole('textbox');

async function open(typed: string, field: Field = money({ minimum: 0, maximum: 25_000_000 })) {
  const user = userEvent.setup();
  render(<Form field={field} />);
  await user.type(input(), typed);
  return user;
}

const undo = '{Control>}z{/Control}';

test.each(['30000', 'Rp 30.000'])('Ctrl+Z after pasting %s over a number restores the number', async (pasted) => {
  const user = await open('25000');
  await user.tripleClick(input());
  await user.paste(pasted);
  expect(latest).toBe(30_000);
  await user.keyboard(undo);
  expect(input()).toHaveValue('25000');
  expect(latest).toBe(25_000);
  await user.keyboard(undo);
  expect(input()).toHaveValue('');
  expect(latest).toBeNull();
});

test.each(['{Control>}y{/Control}', '{Control>}{Shift>}z{/Shift}{/Control}'])(
  '%s repeats what was undone',
  async (redo) => {
    const user = await open('25000');
    await user.tripleClick(input());
    await user.paste('30.000');
    await user.keyboard(undo + redo);
    expect(input()).toHaveValue('30000');
    expect(latest).toBe(30_000);
    await user.keyboard(redo);
    expect(latest).toBe(30_000);
  },
);

test('the undo of a menu restores the former number', async () => {
  const user = await open('25000');
  await user.keyboard('{Backspace}');
  expect(latest).toBe(2500);
  const event = new InputEvent('beforeinput', { inputType: 'historyUndo', bubbles: true, cancelable: true });
  fireEvent(input(), event);
  expect(event.defaultPrevented).toBe(true);
  expect(input()).toHaveValue('25000');
});

test('a comma that wrote a period is undone with the digits around it', async () => {
  const user = await open('2,5', percent({ minimum: 0, maximum: 100, required: true }));
  await user.keyboard(undo);
  expect(input()).toHaveValue('');
});

test('undo restarts when the field is entered again', async () => {
  const user = await open('25000');
  await user.tab();
  await user.click(input());
  await user.keyboard(undo);
  expect(input()).toHaveValue('25000');
});
