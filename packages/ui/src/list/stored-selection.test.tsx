import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { answer, begin, cardTypeServices, idOf, listCall, openList as open } from '../../test/card-types.tsx';
import { Services, signInAs, type Received } from '../../test/harness.tsx';

const deactivate = 'PUT /api/middle/card-types/deactivate';

beforeEach(() => begin());

const select = (name: string) => screen.findByLabelText(`Pilih ${name}`);
const bar = () => screen.queryByRole('region', { name: /dipilih/ });
const kept = () => Object.entries(sessionStorage).filter(([key]) => key.startsWith('console.selection:'));

/** Renders the page again with only the tab's storage left. */
function reload(services: Services, at = '/card-types') {
  cleanup();
  return open(services, at);
}

/** Services that no longer have some records. */
const without = (...gone: readonly string[]) =>
  new Services().on(listCall, (call: Received) => {
    const { result } = answer(call);
    const left = result.rows.filter(({ secureId }) => !gone.includes(secureId));
    return { result: { ...result, rows: left, total: result.total - gone.length } };
  });

test('rows of several pages stay selected after a reload, with current values, and the action uses them', async () => {
  const { user } = open(cardTypeServices());
  await user.click(await select('Reguler 0'));
  await user.click(screen.getByRole('button', { name: 'Halaman berikutnya' }));
  await user.click(await select('Karyawan 10'));
  const services = cardTypeServices().on(deactivate, { result: { changed: 2 } });
  const again = reload(services);
  expect(await screen.findByText('2 dipilih')).toBeVisible();
  expect(await select('Reguler 0')).toBeChecked();
  await again.user.click(within(bar()!).getByRole('button', { name: 'Nonaktifkan' }));
  const dialog = screen.getByRole('alertdialog');
  await again.user.type(within(dialog).getByLabelText('Alasan'), 'tidak dipakai');
  await again.user.click(within(dialog).getByRole('button', { name: 'Nonaktifkan' }));
  expect(await screen.findByText('2 data diubah')).toBeVisible();
  expect((services.to(deactivate)[0]!.body as { items: unknown[] }).items).toEqual([
    { secureId: idOf(0), version: 1 },
    { secureId: idOf(10), version: 11 },
  ]);
  // A finished action clears the stored selection.
  expect(kept()).toEqual([]);
});

test('only ids are stored: neither row values nor the search text', async () => {
  const { user } = open(cardTypeServices(), '/card-types?search=gold');
  await user.click(await select('Gold 1'));
  const stored = JSON.stringify(kept());
  expect(stored).toContain(idOf(1));
  expect(stored).not.toMatch(/gold/i);
});

test('rows that were deleted or no longer match the filter are reported and left out', async () => {
  const { user } = open(cardTypeServices());
  await user.click(await select('Reguler 0'));
  await user.click(await select('Gold 1'));
  reload(without(idOf(1)));
  expect(await screen.findByText('1 dari 2 baris yang dipilih tidak ada lagi di daftar ini dan dilepas')).toBeVisible();
  expect(screen.getByText('1 dipilih')).toBeVisible();
  expect(await select('Reguler 0')).toBeChecked();
});

test('"all" stays all, with the current count', async () => {
  const { user } = open(cardTypeServices());
  await user.click(await select('Reguler 0'));
  await user.click(screen.getByRole('button', { name: 'Pilih semua 23 data pada filter ini' }));
  reload(cardTypeServices());
  expect(await screen.findByText('Semua 23 data pada filter ini dipilih')).toBeVisible();
  reload(without(idOf(1)));
  expect(
    await screen.findByText('Semua data pada filter ini tetap dipilih: jumlahnya berubah dari 23 menjadi 22'),
  ).toBeVisible();
  expect(screen.getByText('Semua 22 data pada filter ini dipilih')).toBeVisible();
});

test.each<[string, (user: ReturnType<typeof open>['user']) => Promise<unknown>]>([
  ['taken back', async (user) => user.click(screen.getByRole('button', { name: 'Batalkan pilihan' }))],
  [
    'of another filter',
    async (user) =>
      user.type(screen.getByRole('searchbox'), 'gold{Enter}').then(() => waitFor(() => expect(bar()).toBeNull())),
  ],
])('a selection that was %s does not come back', async (_how, forget) => {
  const { user } = open(cardTypeServices());
  await user.click(await select('Reguler 0'));
  await forget(user);
  reload(cardTypeServices());
  await select('Reguler 0');
  expect(bar()).toBeNull();
  expect(kept()).toEqual([]);
});

test('a filter left by Back starts without a selection', async () => {
  const { user, back } = open(cardTypeServices());
  await user.click(await select('Reguler 0'));
  await user.type(screen.getByRole('searchbox'), 'gold{Enter}');
  await screen.findByText('Gold 7');
  await back();
  await select('Reguler 0');
  expect(bar()).toBeNull();
});

test('a stored selection is never given to another person', async () => {
  const { user } = open(cardTypeServices());
  await user.click(await select('Reguler 0'));
  signInAs('ADMIN02', { 'card-types:browse': 'Full Access' });
  await waitFor(() => expect(bar()).toBeNull());
  reload(cardTypeServices());
  await select('Reguler 0');
  expect(bar()).toBeNull();
});

test('rows that cannot be read yet stay stored, also after another tick, until they can', async () => {
  const { user } = open(cardTypeServices());
  await user.click(await select('Reguler 0'));
  const failing = new Services().on(listCall, (call: Received) =>
    call.query.has('secureId') ? { status: 429, refusal: { code: 'RATE_LIMITED', message: 'Sebentar' } } : answer(call),
  );
  const again = reload(failing, '/card-types?page=2');
  expect(await screen.findByText('Baris yang dipilih sebelum halaman dimuat ulang belum dapat dibaca.')).toBeVisible();
  await again.user.click(await select('Karyawan 10'));
  failing.on(listCall, answer);
  await again.user.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(await screen.findByText('2 dipilih')).toBeVisible();
  expect(screen.queryByText(/belum dapat dibaca/)).toBeNull();
});

test('rows of the shown page are selected as they appear, and a row that is unticked then stays so', async () => {
  const { user } = open(cardTypeServices());
  await user.click(await select('Reguler 0'));
  await user.click(await select('Gold 1'));
  await user.click(screen.getByRole('button', { name: 'Halaman berikutnya' }));
  await user.click(await select('Karyawan 10'));
  let answerNamed: () => void = () => undefined;
  const slow = new Services().on(listCall, async (call: Received) => {
    if (call.query.has('secureId')) await new Promise<void>((done) => (answerNamed = done));
    return answer(call);
  });
  const again = reload(slow);
  expect(await select('Reguler 0')).toBeChecked();
  await again.user.click(await select('Reguler 0'));
  answerNamed();
  expect(await screen.findByText('2 dipilih')).toBeVisible();
  expect(await select('Reguler 0')).not.toBeChecked();
});
