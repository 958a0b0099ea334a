import { date, instant, type Field } from '@console/contracts/core/fields';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ComponentType } from 'react';
import { laterInput } from '../../later/index.ts';
import type { InputProps } from '../declaration.ts';
import DateInput from './DateInput.tsx';
import { PlainDate } from './PlainDate.tsx';

const changes: unknown[] = [];

function Form({ Input, field }: { readonly Input: ComponentType<InputProps>; readonly field: Field }) {
  const [value, setValue] = useState<unknown>(null);
  return (
    <>
      <Input
        id="day"
        name="day"
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
        onChange={(next) => {
          changes.push(next);
          setValue(next);
        }}
      />
      <button type="button">Simpan</button>
    </>
  );
}

/** A date input whose picker loads when the test says so. */
function lateDate() {
  let arrive: () => void = () => undefined;
  const Input = laterInput<InputProps>(
    () =>
      new Promise((done) => {
        arrive = () => done({ default: DateInput });
      }),
    PlainDate,
  );
  return { Input, arrive: () => act(async () => arrive()) };
}

const input = () => screen.getByRole<HTMLInputElement>('textbox');
const isPicker = () => input().closest('.ant-picker') !== null;

beforeEach(() => {
  changes.length = 0;
});

test('a date typed while the picker loads keeps every key, and the picker takes it over when it is left', async () => {
  const user = userEvent.setup();
  const { Input, arrive } = lateDate();
  render(<Form Input={Input} field={date()} />);
  await user.click(input());
  await user.keyboard('01-12');
  const plain = input();
  await arrive();
  await user.keyboard('-2026');
  expect(input()).toBe(plain);
  expect(changes).toEqual(['2026-12-01']);
  await user.click(screen.getByRole('button'));
  await waitFor(() => expect(isPicker()).toBe(true));
  expect(input()).toHaveValue('01-12-2026');
  expect(changes).toEqual(['2026-12-01']);
});

test('text that is no date stays for the form to refuse it, also in the picker', async () => {
  const user = userEvent.setup();
  const { Input, arrive } = lateDate();
  render(<Form Input={Input} field={date()} />);
  await user.type(input(), '31-02-2026');
  await arrive();
  await user.click(screen.getByRole('button'));
  expect(changes).toEqual(['31-02-2026']);
  await waitFor(() => expect(isPicker()).toBe(true));
  expect(input()).toHaveValue('31-02-2026');
});

test('two digits are a year once the input is left, and a time is read in the zone of Jakarta', async () => {
  const user = userEvent.setup();
  const { unmount } = render(<Form Input={PlainDate} field={date()} />);
  await user.type(input(), '02/12/26');
  expect(changes).toEqual([]);
  await user.tab();
  expect(changes).toEqual(['2026-12-02']);
  expect(input()).toHaveValue('02-12-2026');
  unmount();
  render(<Form Input={PlainDate} field={instant()} />);
  await user.type(input(), '02-12-2026 07.30');
  expect(changes.at(-1)).toBe('2026-12-02T07:30:00+07:00');
  await user.clear(input());
  await user.type(input(), '31 Des 2026');
  await user.tab();
  expect(changes.at(-1)).toBe('2026-12-31T00:00:00+07:00');
  await user.clear(input());
  expect(changes.at(-1)).toBeNull();
});
