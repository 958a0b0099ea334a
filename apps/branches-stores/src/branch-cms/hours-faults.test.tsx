import { branchContents } from '@console/contracts/branches-stores/branch-cms';
import { CallForm } from '@console/ui/call-form';
import { screen } from '@testing-library/react';
import { Services, show, signInAs } from '../../../../packages/ui/test/harness.tsx';
import { OpeningHoursInput } from '../place/OpeningHoursInput.tsx';
import { ExceptionsInput } from './ExceptionsInput.tsx';

const { openingHours, hourExceptions } = branchContents.fields;
const resource = { ...branchContents, fields: { openingHours, hourExceptions }, rules: [] } as never;
const sections = [
  {
    fields: [
      { name: 'openingHours', wide: true, input: OpeningHoursInput, ownFaults: true },
      { name: 'hourExceptions', wide: true, input: ExceptionsInput, ownFaults: true },
    ],
  },
];
const usual = { from: '08:00', to: '16:00' };
const initial = {
  openingHours: [usual, usual, usual, usual, usual, null, null],
  hourExceptions: [{ date: '2026-12-25', hours: { from: '08:00', to: '12:00' }, note: 'Hari Natal' }],
};

function open() {
  signInAs('ADMIN01', { 'branch-cms:browse': 'Full Access' });
  const send = jest.fn(async () => ({ data: null }));
  const element = (
    <CallForm
      resource={resource}
      document="branch-cms:hours"
      sections={sections}
      initial={initial}
      action="Simpan"
      send={send}
      onSent={() => {}}
      onCancel={() => {}}
    />
  );
  return { send, ...show({ services: new Services(), path: '/branch-cms', at: '/branch-cms', element }) };
}
const time = (name: string) => screen.getByRole('textbox', { name });
const write = async (user: ReturnType<typeof open>['user'], name: string, text: string) => {
  await user.clear(time(name));
  await user.type(time(name), text);
};

beforeEach(() => sessionStorage.clear());

test.each([
  ['Selasa, buka pukul', '8:30 PM', 'Jam tidak dikenali'],
  ['Rabu, tutup pukul', '24:00', 'Jam tidak dikenali'],
  ['Rabu, tutup pukul', '07:00', 'Jam tutup harus setelah jam buka'],
  ['Tutup pukul, tanggal 1', '16;30', 'Jam tidak dikenali'],
])('%s of %s is one fault: its field is marked, described, and has the focus', async (name, written, sentence) => {
  const { user, send } = open();
  await write(user, name, written);
  await user.click(screen.getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByText(/^1 isian perlu diperbaiki/)).toBeInTheDocument();
  expect(time(name)).toHaveFocus();
  expect(time(name)).toHaveAccessibleDescription(new RegExp(`^${sentence}`));
  const marked = screen.getAllByRole('textbox').filter((each) => each.getAttribute('aria-invalid') === 'true');
  expect(marked).toEqual([time(name)]);
  expect(send).not.toHaveBeenCalled();
});

test('each faulty field counts once, and the first of them has the focus', async () => {
  const { user } = open();
  await write(user, 'Senin, buka pukul', '9x');
  await write(user, 'Senin, tutup pukul', '8x');
  await write(user, 'Buka pukul, tanggal 1', 'pagi');
  await write(user, 'Keterangan, tanggal 1', 'x');
  await user.click(screen.getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByText(/^4 isian perlu diperbaiki/)).toBeInTheDocument();
  expect(time('Senin, buka pukul')).toHaveFocus();
  expect(time('Keterangan, tanggal 1')).toHaveAttribute('aria-invalid', 'true');
});

test('exceptions may be none: they are named optional, as other lists of the form', () => {
  open();
  expect(screen.getByText('Pengecualian jam buka')).toHaveAttribute('data-optional', 'opsional');
});
