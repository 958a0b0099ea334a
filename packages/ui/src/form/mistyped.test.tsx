// A text that is no value of its kind is named as wrong, never as missing, and stays as it was typed.
import { cardTypes as contract } from '@console/contracts/cards/card-types';
import { choice, date, instant, options, reference } from '@console/contracts/core/fields';
import { text } from '@console/contracts/core/text';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadRichInputs, Services, show, signInAs } from '../../test/harness.tsx';
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

test.each([
  ['fixed choices', choice(options({ SMS: ['SMS'], MAIL: ['Surel'] }))],
  ['a list of values', reference('branch/lov')],
])(
  'a required field of %s says of a text that is no choice this alone, also by the save after it',
  async (_, field) => {
    await loadRichInputs();
    create(field as never).on('GET /api/middle/branch/lov', () => ({ result: [] }));
    const user = userEvent.setup();
    await user.click(await screen.findByRole('combobox', { name: /Dibutuhkan/ }));
    await user.keyboard('Jawa');
    await user.tab();
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    const faults = () => [...document.querySelectorAll('.form-error')].map((each) => each.textContent);
    expect(faults()).toEqual(['\u201CJawa\u201D bukan salah satu pilihan. Pilih dari daftar']);
    await user.click(screen.getByRole('combobox', { name: /Dibutuhkan/ }));
    await user.clear(screen.getByRole('combobox', { name: /Dibutuhkan/ }));
    await user.tab();
    expect(faults()).toEqual(['Wajib diisi']);
  },
);

test.each([
  ['fixed choices', choice(options({ SMS: ['SMS'], MAIL: ['Surel'] }), { required: false })],
  ['a list of values', reference('branch/lov', { required: false })],
])('text that is none of %s stays in an optional field, which is not saved without it', async (_, field) => {
  await loadRichInputs();
  const services = create(field as never).on('GET /api/middle/branch/lov', () => ({ result: [] }));
  const user = userEvent.setup();
  const box = await screen.findByRole('combobox', { name: /Dibutuhkan/ });
  await user.click(box);
  await user.keyboard('Jawa');
  await user.tab();
  expect(box).toHaveValue('Jawa');
  fireEvent.submit(box.closest('form')!);
  await user.click(screen.getByRole('button', { name: 'Simpan' }));
  expect(services.received.filter(({ method }) => method !== 'GET')).toEqual([]);
  expect(box).toHaveAccessibleDescription('\u201CJawa\u201D bukan salah satu pilihan. Pilih dari daftar');
});
