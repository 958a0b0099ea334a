import { notices } from '@console/auth';
import { notify } from './notify.ts';

beforeEach(() => notices.set([]));

test('shows notices by severity in the order of the calls', () => {
  notify.success('Data berhasil disimpan');
  notify.warning('Data Branch belum di mapping. Tolong cek kembali.', { persist: true });
  expect(notices.get().map(({ severity, sticky }) => [severity, sticky])).toEqual([
    ['success', undefined],
    ['warning', true],
  ]);
});

test('ten equal errors at once are one notice', () => {
  for (let call = 0; call < 10; call += 1) notify.error('Terjadi kesalahan');
  expect(notices.get()).toHaveLength(1);
});
