// Days with a time, as programs copy them, pasted into each field of days.
import { checkField } from '@console/contracts/core/validation';
import { date } from '@console/contracts/core/fields';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ComponentType } from 'react';
import { DateFilter } from '../../list/filters/DateFilter.tsx';
import { cellValue } from '../../sheet/cells.ts';
import { DateField } from './DateField.tsx';
import DateInput from './DateInput.tsx';
import { PlainDate } from './PlainDate.tsx';

interface Box {
  readonly value: string | null;
  readonly onChange: (value: unknown) => void;
}

const ignore = () => undefined;
const field = date();
const ofForm = { id: 'day', name: 'day', module: 'tests', field, values: {}, faults: {}, disabled: false } as const;
const more = { required: true, invalid: false, describedBy: undefined, previewWidths: undefined } as const;
const shared = { ...ofForm, ...more, lovParameters: undefined, onLeave: ignore, onBusy: ignore };

const boxes: Readonly<Record<string, ComponentType<Box>>> = {
  picker: (box) => <DateInput {...shared} {...box} />,
  'input until the picker is there': (box) => <PlainDate {...shared} {...box} />,
  'field of pages': ({ value, onChange }) => <DateField id="day" value={value ?? ''} onChange={onChange} />,
  filter: ({ value, onChange }) => (
    <DateFilter
      id="day"
      value={value ?? ''}
      onType={onChange}
      onChoose={onChange}
      onSettle={ignore}
      onLeave={ignore}
      describedBy={undefined}
    />
  ),
};

let latest: unknown;
function Page({ Input }: { readonly Input: ComponentType<Box> }) {
  const [value, setValue] = useState<string | null>(null);
  const change = (next: unknown) => {
    latest = next;
    setValue(next as string | null);
  };
  return <Input value={value} onChange={change} />;
}

const written = [
  ['2027-02-01T17:00:00Z', '2027-02-02', '02-02-2027'],
  ['2027-02-01T08:00:00+07:00', '2027-02-01', '01-02-2027'],
  ['2027-02-01 08:00', '2027-02-01', '01-02-2027'],
  ['01/02/2027 08.00', '2027-02-01', '01-02-2027'],
] as const;

describe.each(Object.entries(boxes))('the %s', (_name, Input) => {
  test.each(written)('reads a pasted %s at once as %s, and shows it as %s', async (pasted, day, shown) => {
    const user = userEvent.setup();
    latest = undefined;
    render(<Page Input={Input} />);
    // The picker has replaced its stand-in.
    await act(() => import('./DateInput.tsx'));
    await user.click(screen.getByRole('textbox'));
    await user.paste(pasted);
    expect(latest).toBe(day);
    await user.tab();
    expect(latest).toBe(day);
    expect(checkField('day', field, latest)).toBeNull();
    expect(screen.getByRole('textbox')).toHaveValue(shown);
    expect(screen.getByRole('textbox')).not.toHaveAttribute('aria-invalid', 'true');
  });
});

test.each(Object.entries(boxes))(
  'the %s shows the day that it holds, pasted again in another writing',
  async (_, Input) => {
    const user = userEvent.setup();
    render(<Page Input={Input} />);
    await act(() => import('./DateInput.tsx'));
    for (const pasted of ['01-03-2027', '2027-02-28T17:00:00Z', '1 MARET 2027']) {
      await user.tripleClick(screen.getByRole('textbox'));
      await user.paste(pasted);
      await user.tab();
      expect(latest).toBe('2027-03-01');
      expect(screen.getByRole('textbox')).toHaveValue('01-03-2027');
    }
  },
);

test.each(written)('a cell of a sheet reads a pasted %s as %s', (pasted, day) =>
  expect(cellValue(field, pasted)).toBe(day),
);
