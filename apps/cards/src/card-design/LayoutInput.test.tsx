import type { CardLayout } from '@console/contracts/cards/card-design';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { initial } from './form.ts';
import { LayoutInput } from './LayoutInput.tsx';

let latest: CardLayout;

function Form() {
  const [value, setValue] = useState<unknown>(initial['textLayout']);
  const change = (next: unknown) => {
    latest = next as CardLayout;
    setValue(next);
  };
  return (
    <LayoutInput
      module="card-design"
      id="layout"
      name="textLayout"
      field={{ kind: 'object' } as never}
      value={value}
      values={{}}
      disabled={false}
      required
      invalid={false}
      describedBy={undefined}
      faults={{}}
      previewWidths={[]}
      lovParameters={{}}
      onBusy={() => undefined}
      onLeave={() => undefined}
      onChange={change}
    />
  );
}

test.each([
  ['1.000', 1000, ''],
  ['120,5', Number.NaN, 'Bilangan bulat dari 0 sampai 1013'],
  ['99999', 99_999, 'Bilangan bulat dari 0 sampai 1013'],
  ['-50', -50, 'Bilangan bulat dari 0 sampai 1013'],
  ['abc', Number.NaN, 'Bilangan bulat dari 0 sampai 1013'],
])('a position pasted as %s is %s', async (pasted, pixels, fault) => {
  const user = userEvent.setup();
  render(<Form />);
  const input = screen.getByRole('textbox', { name: 'Nomor: Dari kiri' });
  await user.click(input);
  await user.paste(pasted);
  expect(latest.number.x).toBe(pixels);
  expect(input).toHaveAccessibleDescription(fault);
});
