import { choice, line, options, sheet } from '@console/contracts/core/fields';
import { text } from '@console/contracts/core/text';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Services, show, signInAs } from '../../test/harness.tsx';
import type { InputProps } from '../form/declaration.ts';
import { inputOf } from '../form/inputs/index.tsx';
import SheetInput from './SheetInput.tsx';
import SheetTable from './SheetTable.tsx';

const codeFrom = { by: 'kind', lists: { GROUP: 'groups/lov' } } as const;
const lines = sheet({
  columns: {
    kind: choice(options({ GROUP: ['Grup'], BRAND: ['Merek'] })),
    code: { ...line({ minimum: 2, maximum: 40 }), codeFrom },
  },
  titles: { kind: text('Untuk'), code: text('Kode') },
  maximum: 9,
});
const rows = [
  { kind: 'GROUP', code: 'G1' },
  { kind: 'BRAND', code: 'G1' },
];
const call = 'GET /api/middle/groups/lov';
const services = () =>
  new Services().on(call, ({ query }) => ({
    result: [
      { secureId: 'one', code: 'G1', name: 'Guru' },
      { secureId: 'two', code: 'G2', name: 'Nelayan' },
    ].filter(({ code }) => query.get('code') === null || query.getAll('code').includes(code)),
  }));
const props = { id: 'f', name: 'lines', field: lines, values: {}, disabled: false, faults: {} };

function Form() {
  const [value, setValue] = useState<unknown>(rows);
  return <SheetInput {...({ ...props, value, onChange: setValue } as unknown as InputProps)} />;
}

beforeEach(() => signInAs('ADMIN01', {}));

test('a code is shown with the name of its record, where its row says a list', async () => {
  const asked = services();
  show({ services: asked, path: '/p', element: <SheetTable rule={lines.sheet!} rows={rows} /> });
  expect(await screen.findByRole('cell', { name: 'G1 - Guru' })).toBeVisible();
  expect(screen.getByRole('cell', { name: 'G1' })).toBeVisible();
  expect(asked.to(call)).toHaveLength(1);
});

test('a cell of a code says whose it is, and offers those of its list', async () => {
  show({ services: services(), path: '/p', element: <Form /> });
  const cell = screen.getByLabelText('Kode, baris 1');
  await waitFor(() => expect(cell).toHaveAccessibleDescription('G1 - Guru'));
  expect(screen.getByLabelText('Kode, baris 2')).not.toHaveAccessibleDescription();
  fireEvent.focus(cell);
  const offered = () => [...document.querySelectorAll('datalist option')].map((each) => each.textContent);
  await waitFor(() => expect(offered()).toEqual(expect.arrayContaining(['G1 - Guru', 'G2 - Nelayan'])));
  fireEvent.change(cell, { target: { value: 'G2' } });
  await waitFor(() => expect(cell).toHaveAccessibleDescription('G2 - Nelayan'));
});

test('a field of a form is chosen from the list that another field says, and typed without one', () => {
  const Input = inputOf(lines.sheet!.columns['code']!)!;
  const of = (kind: string) =>
    ({ ...props, field: lines.sheet!.columns['code'], value: null, values: { kind }, onChange: () => {} }) as never;
  show({
    services: services(),
    path: '/p',
    element: (
      <>
        <Input {...(of('GROUP') as InputProps)} id="chosen" />
        <Input {...(of('BRAND') as InputProps)} id="typed" />
      </>
    ),
  });
  expect(screen.getAllByRole('combobox')).toHaveLength(1);
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
});
