import { keepInTab } from '@console/auth';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Services, show, signInAs } from '../../../../packages/ui/test/harness.tsx';
import CreatePage from './CreatePage.tsx';
import { newDraft, newLine, type DraftLine } from './draft.ts';

const id = (n: number) => `0b0e7a39-3a38-5a0e-9d2c-0a4f3b7f3c1${n}`;
const [origin, office, type] = [id(1), id(2), id(3)];
const [first, second] = ['9710010000000019', '9710010000000027'];
const card = (cardNo: string) => ({ cardNo, cardTypeId: type, cardType: 'Reguler' });
const filled = { ...newLine, destinationId: office, cardTypeId: type, carrierRef: 'JNE-1', cards: [card(first)] };
const create = 'POST /api/transaction/card-assignment';

const services = () =>
  new Services()
    .on('GET /api/transaction/card-assignment/destinations', {
      result: [
        {
          secureId: office,
          code: '10010',
          name: 'Banda Aceh',
          needs: [{ cardTypeId: type, cardType: 'Reguler', free: 0, minimum: 2, inTransit: 0, proposed: 5 }],
        },
      ],
    })
    .on('POST /api/middle/number-reference', { result: { id: id(8) } })
    .on('GET /api/transaction/card-assignment/check', { result: card(second) })
    .on('GET /api/middle/mra/lov', { result: [{ secureId: origin, code: '0701', name: 'Surabaya' }] })
    .on('GET /api/middle/card-types/lov', { result: [{ secureId: type, code: 'REG', name: 'Reguler' }] })
    .on(create, { result: { secureId: id(9), version: 1 } });

/** The page with a draft of an MRA. */
async function page(...lines: readonly DraftLine[]) {
  signInAs('ADMIN01', { 'card-assignment:browse': 'Input' });
  keepInTab('ADMIN01', 'desk', 'card-assignment', { ...newDraft, originId: origin, lines });
  const answers = services();
  const { user } = show({ services: answers, path: '/card-assignment/create', element: <CreatePage /> });
  await screen.findByRole('button', { name: 'Usulkan pembagian' });
  return { answers, user, press: (name: string) => user.click(screen.getByRole('button', { name })) };
}
const sentCards = (answers: Services) =>
  (answers.to(create)[0]?.body as { lines: { cardNos: string[] }[] } | undefined)?.lines.map(({ cardNos }) => cardNos);

beforeEach(() => sessionStorage.clear());

test('a number in a scan field without Enter is part of the draft that is saved', async () => {
  const { answers, press } = await page(filled);
  fireEvent.change(screen.getByLabelText('Pindai ke baris 1'), { target: { value: second } });
  await press('Simpan draf');
  await waitFor(() => expect(sentCards(answers)).toEqual([[first, second]]));
});

test('the proposal asks before it replaces lines that hold something, and names them', async () => {
  const { press, user } = await page(filled);
  await press('Usulkan pembagian');
  const question = within(screen.getByRole('alertdialog'));
  expect(question.getByText('Yang hilang dari isian: 1 baris, 1 kartu.')).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Batal' }));
  expect(screen.getByText('1 baris, 1 kartu')).toBeVisible();
  await press('Usulkan pembagian');
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Lanjutkan' }));
  expect(screen.getByText('1 baris, 0 kartu')).toBeVisible();
  expect(screen.getByLabelText('AWB atau nama pembawa')).toHaveValue('');
});

test('the proposal does not ask while the lines hold nothing', async () => {
  const { press } = await page(newLine);
  await press('Usulkan pembagian');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Jumlah' })).toHaveValue('5');
});

test('another kind asks before it drops cards and destinations', async () => {
  const { user } = await page(filled, { ...newLine, destinationId: office });
  const kind = screen.getByRole('combobox', { name: 'Jenis' });
  await user.selectOptions(kind, 'RETURN');
  const question = within(screen.getByRole('alertdialog'));
  expect(question.getByText('Yang hilang dari isian: 1 kartu, 2 tujuan.')).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Batal' }));
  expect(kind).toHaveValue('DISTRIBUTION');
  expect(screen.getByText('2 baris, 1 kartu')).toBeVisible();
});

test('a quantity that differs from the scanned cards is said, and nothing is saved', async () => {
  const { answers, press } = await page({ ...filled, quantity: 3 });
  await press('Simpan draf');
  expect(screen.getByText(/Jumlah tidak sama dengan 1 kartu/)).toBeVisible();
  expect(answers.to(create)).toHaveLength(0);
});
