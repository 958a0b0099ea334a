// What is typed counts as unsaved before its field is left, whatever its kind, and whether it is a value yet or not.
import { text } from '@console/contracts/core/text';
import { cardTypes } from '@console/contracts/cards/card-types';
import {
  code,
  date,
  digits,
  instant,
  integer,
  line,
  money,
  paragraph,
  percent,
  phone,
  tags,
  type Field,
} from '@console/contracts/core/fields';
import type { Resource } from '@console/contracts/core/resource';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Services, show, signInAs } from '../../test/harness.tsx';
import { hasUnsavedChanges } from './index.ts';
import { CreatePage } from './pages.tsx';

const optional = { required: false } as const;
const bounds = { minimum: 0, maximum: 10, ...optional };
const fields: Readonly<Record<string, Field>> = {
  text: line({ maximum: 20, ...optional }),
  paragraph: paragraph({ maximum: 20, ...optional }),
  code: code(),
  digits: digits({ maximum: 5, ...optional }),
  phone: phone(optional),
  integer: integer(bounds),
  money: money(bounds),
  percent: percent(bounds),
  tags: tags({ maximum: 3 }),
  date: date(optional),
  instant: instant(optional),
};

function open(kind: string) {
  const titles = { each: text('Isian') };
  const resource = { ...cardTypes, fields: { each: fields[kind]! }, titles, rules: [], ranges: [] };
  show({
    services: new Services(),
    path: '/card-types/create',
    element: <CreatePage resource={resource as unknown as Resource} sections={[{ fields: ['each'] }]} />,
  });
}

beforeEach(() => {
  sessionStorage.clear();
  signInAs('ADMIN01', { 'card-type:browse': 'Full Access' });
});

test.each(
  Object.keys(fields).flatMap((kind) => ['x', '31-04', '31-04-2027', '30/11/20'].map((typed) => [kind, typed])),
)('a field of the kind %s asks before "%s" is left, while the focus is still in it', async (kind, typed) => {
  open(kind!);
  const input = await screen.findByRole('textbox', { name: /^Isian/ });
  if (kind === 'date' || kind === 'instant')
    await waitFor(() => expect(screen.getByRole('textbox').closest('.ant-picker')).not.toBeNull());
  expect(hasUnsavedChanges()).toBe(false);
  const box = screen.getByRole('textbox');
  fireEvent.focus(box);
  fireEvent.input(box, { target: { value: typed } });
  await waitFor(() => expect(hasUnsavedChanges()).toBe(true));
  expect(input).toBeDefined();
  expect(box).toHaveValue(typed);
  expect(screen.queryByRole('alert')).toBeNull();
});
