import { act, screen } from '@testing-library/react';
import { text } from '@console/contracts/core/text';
import { chosenByCode } from '../lov/index.ts';
import { show } from '../../test/harness.tsx';
import { beginAsEditor, box, cardTypes, create, services, update } from './card-type-form.fixtures.tsx';
import { CreatePage } from './pages.tsx';

beforeEach(beginAsEditor);

test('numeric inputs refuse e, plus, comma and minus, clean pasted text and group digits on leaving', async () => {
  const { user } = create();
  const fee = box(/penggantian/);
  await user.type(fee, '-e+25,000');
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

test('a key renders the row of its field alone, wherever the sections are written', async () => {
  let rows = 0;
  // The title of a field is read by its row whenever that renders.
  const counting = {
    ...text('Masa berlaku'),
    get id() {
      rows += 1;
      return 'Masa berlaku';
    },
  };
  const resource = { ...cardTypes, titles: { ...cardTypes.titles, validityMonths: counting } };
  const { user } = show({
    services: services(),
    path: '/card-types/create',
    element: <CreatePage resource={resource} sections={[{ fields: ['code', 'name', 'validityMonths'] }]} />,
  });
  await user.type(box(/Masa berlaku/), '1');
  const before = rows;
  await user.type(box(/^Nama/), 'Reguler');
  expect(rows).toBeLessThanOrEqual(before + 2);
});

test('a field chosen by code is rendered by its own value and parameters alone', async () => {
  let asked = 0;
  const entry = {
    name: 'tier' as const,
    input: chosenByCode('branch/lov'),
    lovParameters: () => {
      asked += 1;
      return { line: 'SPEKTRA' };
    },
  };
  const { user } = show({
    services: services().on('GET /api/middle/branch/lov', { result: [] }),
    path: '/card-types/create',
    element: <CreatePage resource={cardTypes} sections={[{ fields: ['name', entry] }]} />,
  });
  await user.type(box(/^Nama/), 'R');
  const before = asked;
  await user.type(box(/^Nama/), 'eguler');
  expect(asked).toBe(before);
});
