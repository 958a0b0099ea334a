// Long: what is typed and picked in one input, for days and times.
import { date, instant, type Field } from '@console/contracts/core/fields';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { DateField } from './DateField.tsx';
import DateInput from './DateInput.tsx';

const seen: unknown[] = [];

function Form({ field, start }: { readonly field: Field; readonly start: unknown }) {
  const [value, setValue] = useState(start);
  return (
    <DateInput
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
        seen.push(next);
        setValue(next);
      }}
    />
  );
}

const type = (text: string) => fireEvent.input(screen.getByRole('textbox'), { target: { value: text } });

beforeEach(() => {
  seen.length = 0;
});

test('a typed date is taken once it is complete, so that pressing save sends it', () => {
  render(<Form field={date()} start={null} />);
  type('01-12-202');
  expect(seen).toEqual([]);
  type('01-12-2026');
  expect(seen).toEqual(['2026-12-01']);
});

test('two digits are a year once the input is left: until then more may follow', () => {
  render(<Form field={date()} start={null} />);
  const input = screen.getByRole('textbox');
  fireEvent.focus(input);
  type('01-12-20');
  expect(seen).toEqual([]);
  type('01-12-2026');
  type('02/12/26');
  expect(seen).toEqual(['2026-12-01']);
  fireEvent.blur(input);
  expect(seen.at(-1)).toBe('2026-12-02');
  expect(input).toHaveValue('02-12-2026');
});

test('a date is taken as screens show it', () => {
  render(<Form field={date()} start={null} />);
  type('01 Agt 2026');
  expect(seen).toEqual(['2026-08-01']);
});

test('the calendar names days in the language of the screen', async () => {
  render(<Form field={date()} start="2026-12-01" />);
  fireEvent.mouseDown(screen.getByRole('textbox'));
  fireEvent.click(screen.getByRole('textbox'));
  expect((await screen.findAllByText('Sn')).length).toBe(1);
  expect(screen.queryByText('Mo')).not.toBeInTheDocument();
});

test('a time is in Jakarta’s zone; the same time again is no change, an emptied field is null', () => {
  render(<Form field={instant()} start="2026-12-01T01:00:00.000Z" />);
  expect(screen.getByRole('textbox')).toHaveValue('01-12-2026 08:00');
  type('01-12-2026 08.00');
  expect(seen).toEqual([]);
  type('02-12-2026 09:30');
  type('');
  expect(seen).toEqual(['2026-12-02T09:30:00+07:00', null]);
});

test('a day without a time is its midnight once the input is left; a time may be written as people do', () => {
  render(<Form field={instant()} start={null} />);
  const input = screen.getByRole('textbox');
  fireEvent.focus(input);
  type('31-12-2026');
  expect(seen).toEqual([]);
  type('31/12/2026 8:00');
  expect(seen.at(-1)).toBe('2026-12-31T08:00:00+07:00');
  type('30 Des 2026');
  fireEvent.blur(input);
  expect(seen.at(-1)).toBe('2026-12-30T00:00:00+07:00');
});

test('a day that does not exist is no value while it is typed; left so, it stays for the form to refuse', () => {
  render(<Form field={date()} start={null} />);
  const input = screen.getByRole('textbox');
  fireEvent.focus(input);
  type('31-02-2026');
  expect(seen).toEqual([]);
  fireEvent.blur(input);
  expect(seen).toEqual(['31-02-2026']);
  expect(input).toHaveValue('31-02-2026');
  type('28-02-2026');
  expect(seen.at(-1)).toBe('2026-02-28');
});

test('text of a restored draft that is no date is shown as it was typed', () => {
  render(<Form field={date()} start="31-02-2026" />);
  expect(screen.getByRole('textbox')).toHaveValue('31-02-2026');
  expect(seen).toEqual([]);
  type('28-02-2026');
  expect(seen).toEqual(['2026-02-28']);
});

test('a date mistyped in place of another stays as it is typed', () => {
  render(<Form field={date()} start="2026-12-01" />);
  const input = screen.getByRole('textbox');
  fireEvent.focus(input);
  type('31-02-2026');
  fireEvent.blur(input);
  expect([seen, (input as HTMLInputElement).value]).toEqual([['31-02-2026'], '31-02-2026']);
  type('');
  expect(seen.at(-1)).toBeNull();
});

test('a page is given no text that is no date', async () => {
  render(<Page />);
  await waitFor(() => expect(screen.getByLabelText('Received').closest('.ant-picker')).not.toBeNull());
  const input = screen.getByLabelText('Received');
  fireEvent.focus(input);
  type('31-02-2026');
  fireEvent.blur(input);
  expect(seen.every((value) => value === '')).toBe(true);
  expect(input).toHaveValue('31-02-2026');
  expect(input).toHaveAccessibleDescription(/Tanggal tidak dikenali/);
});

function Page() {
  const [day, setDay] = useState('2026-03-09');
  return (
    <>
      <label htmlFor="received">Received</label>
      <DateField
        id="received"
        value={day}
        onChange={(next) => {
          seen.push(next);
          setDay(next);
        }}
        from="2026-03-01"
        to="2026-03-31"
      />
    </>
  );
}

test('a page has the same input for a date in its own state, day before month, empty for no date', async () => {
  render(<Page />);
  expect(await screen.findByLabelText('Received')).toHaveValue('09-03-2026');
  type('10-03-2026');
  type('');
  expect(seen).toEqual(['2026-03-10', '']);
});

test('a day outside the bounds of a page is named as such beside the field', async () => {
  render(<Page />);
  const input = await screen.findByLabelText('Received');
  type('10-04-2026');
  expect(input).toHaveAccessibleDescription('Antara 01-03-2026 dan 31-03-2026');
  type('10-03-2026');
  expect(input).not.toHaveAccessibleDescription();
});

test('today is the day of Jakarta, in the mark of the calendar and in its button', async () => {
  const doNotFake = [
    'nextTick',
    'queueMicrotask',
    'setTimeout',
    'clearTimeout',
    'setInterval',
    'clearInterval',
  ] as const;
  const more = [
    'setImmediate',
    'clearImmediate',
    'requestAnimationFrame',
    'cancelAnimationFrame',
    'performance',
  ] as const;
  // In Jakarta it is 02:00 on 2 December; west of it, still the first.
  jest.useFakeTimers({ now: new Date('2026-12-01T19:00:00Z'), doNotFake: [...doNotFake, ...more] });
  try {
    render(<Form field={date()} start={null} />);
    fireEvent.mouseDown(screen.getByRole('textbox'));
    fireEvent.click(screen.getByRole('textbox'));
    const offered = await screen.findByText('Hari ini');
    expect(document.querySelector('.ant-picker-cell-today')).toHaveAttribute('title', '2026-12-02');
    fireEvent.click(offered);
    expect(seen).toEqual(['2026-12-02']);
  } finally {
    jest.useRealTimers();
  }
});
