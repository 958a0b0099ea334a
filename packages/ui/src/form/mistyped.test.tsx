// A text that is no value of its kind is named as wrong, never as missing, and stays as it was typed.
import { cardTypes as contract } from '@console/contracts/cards/card-types';
import { date, instant } from '@console/contracts/core/fields';
import { text } from '@console/contracts/core/text';
import { fireEvent, screen } from '@testing-library/react';
import { Services, show, signInAs } from '../../test/harness.tsx';
import { CreatePage } from './pages.tsx';

const notADate = /Tanggal (?:dan jam )?tidak dikenali/;
const cases = [
  ['a date', date(), '31-02-2027'],
  ['a date of words', date(), 'besok'],
  ['a time', instant(), '31-02-2027 08:00'],
  ['a time of another day', instant(), '28-02-2027 25:00'],
] as const;

const create = (day: (typeof cases)[number][1]) => {
  signInAs('ADMIN01', { 'card-types:browse': 'Full Access' });
  const resource = { ...contract, fields: { day }, titles: { day: text('Dibutuhkan') }, rules: [] };
  const services = new Services();
  show({ services, path: '/card-types/create', element: <CreatePage resource={resource as never} /> });
  return services;
};
const input = () => screen.findByRole('textbox', { name: /Dibutuhkan/ });

beforeEach(() => sessionStorage.clear());

test.each(cases)('%s of a wrong format is named as wrong when the field loses the focus', async (_, field, typed) => {
  create(field);
  fireEvent.focus(await input());
  fireEvent.input(await input(), { target: { value: typed } });
  fireEvent.blur(await input());
  expect(await screen.findByText(notADate)).toBeInTheDocument();
  expect(screen.queryByText('Wajib diisi')).not.toBeInTheDocument();
  expect(await input()).toHaveValue(typed);
});

test.each(cases)(
  '%s of a wrong format is named as wrong by Enter and by the save after it',
  async (_, field, typed) => {
    const services = create(field);
    fireEvent.focus(await input());
    fireEvent.input(await input(), { target: { value: typed } });
    fireEvent.keyDown(await input(), { key: 'Enter' });
    fireEvent.submit((await input()).closest('form')!);
    expect(await screen.findByText(notADate)).toBeInTheDocument();
    expect(await input()).toHaveValue(typed);
    expect(services.received).toEqual([]);
  },
);
