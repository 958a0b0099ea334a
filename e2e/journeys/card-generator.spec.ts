import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { formOn } from '../support/form.ts';
import { listOn, questionOn } from '../support/list.ts';
import { callAs } from '../support/services.ts';

/** A range of a hundred serials, unique per run. */
const first = 700_000_001 + (Math.floor(Date.now() / 1_000) % 2_000_000) * 100;

const idOf = async (path: string, code: string): Promise<string> => {
  const { result } = await callAs('HOOPS02', 'GET', `middle/${path}`);
  return (result as { code: string; secureId: string }[]).find((each) => each.code === code)!.secureId;
};

/** Numbers of a range, allotted to a branch that requested cards. @returns the number of its reservation */
async function allotted(quantity: number): Promise<string> {
  const call = async (method: 'POST' | 'PUT' | 'GET', path: string, body?: object, username = 'HOOPS02') =>
    (await callAs(username, method, `middle/card-reservations${path}`, body)).result;
  const made = await call('POST', '', {
    requesterKind: 'MRA',
    requesterMraId: await idOf('mra/lov', '0701'),
    requesterBranchId: null,
    neededBy: new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10),
    remark: null,
    lines: [
      {
        destinationKind: 'BRANCH',
        destinationId: await idOf('branch/lov?line=SPEKTRA&search=16010', '16010'),
        cardTypeId: await idOf('card-types/lov', 'KRY'),
        cardDesignId: null,
        qtyRequested: quantity,
        viaMra: false,
      },
    ],
  });
  await call('PUT', '/submit', { secureId: made.secureId, version: made.version });
  const {
    lineRows: [line],
    version,
  } = await call('GET', `/${made.secureId}`);
  await call(
    'PUT',
    '/approve',
    { secureId: made.secureId, version, lines: [{ lineId: line.lineId, qtyApproved: quantity }] },
    'ADMIN02',
  );
  const ranges = await call('GET', '/allotment/ranges');
  await call('POST', '/allotment', {
    sequenceId: ranges.find(({ cardType }: { cardType: string }) => cardType === 'Karyawan').sequenceId,
    items: [{ lineId: line.lineId, version: line.version + 1, quantity }],
  });
  return made.reservationNo;
}

test.describe('/card-generator', () => {
  test('an allotment is ticked, previewed and turned into cards of a print order', async ({ openAs }) => {
    const reservationNo = await allotted(12);
    const page = await Given('its row among those to generate', () =>
      openAs('HOOPS01', `/card-generator/branch?search=${reservationNo}`),
    );
    const list = listOn(page);
    await When('it is ticked, and the page reloaded', async () => {
      await list.row(reservationNo).getByRole('checkbox').check();
      await page.reload();
    });
    await Then('it is still ticked', () => expect(list.row(reservationNo).getByRole('checkbox')).toBeChecked());
    await When('a design and vendor are chosen, and the page reloaded once more', async () => {
      await list.bulk.getByRole('button', { name: 'Buat kartu' }).click();
      await page.getByLabel('Desain Karyawan').click();
      await page.getByRole('option', { name: /KRY_2024/ }).click();
      await page.getByLabel('Vendor cetak').click();
      await page.getByRole('option', { name: /PV01/ }).click();
      await expect(page.getByLabel('Vendor cetak')).toHaveValue(/PV01|Vendor/);
      await page.reload();
      await list.bulk.getByRole('button', { name: 'Buat kartu' }).click();
    });
    await Then('both are chosen still', async () => {
      await expect(page.getByLabel('Desain Karyawan')).not.toHaveValue('');
      await expect(page.getByLabel('Vendor cetak')).not.toHaveValue('');
      await page.getByRole('button', { name: 'Pratinjau' }).click();
    });
    await Then('the print order is shown before it is made', async () => {
      await expect(page.getByRole('dialog').getByRole('row', { name: /Karyawan/ })).toContainText('PV01');
      await expect(page.getByRole('dialog').getByText('12 kartu')).toBeVisible();
    });
    await When('it is made', () => page.getByRole('dialog').getByRole('button', { name: 'Buat kartu' }).click());
    await Then('the generation names its print order, and the allotment is gone from the list', async () => {
      await expect(page.getByText(/Pembuatan \d+ selesai: 12 kartu/)).toBeVisible();
      await expect(page.getByRole('link', { name: /^ISS-/ })).toBeVisible();
      await expect(list.row(reservationNo)).toHaveCount(0);
    });
    await Then('nothing stays ticked of what is done', async () => {
      await page.goto('/card-generator/branch');
      await expect(list.rows.first().or(page.getByText('Tidak ada data'))).toBeVisible();
      await expect(list.bulk).toHaveCount(0);
    });
  });

  test('a range shows its numbers with check digits, and is put to use by a second person', async ({ openAs }) => {
    const page = await Given('the ranges as head office', () => openAs('HOOPS01', '/card-generator'));
    await When('a range is added that overlaps another', async () => {
      await page.getByRole('button', { name: 'Tambah rentang' }).click();
      await formOn(page).field('Jenis kartu').click();
      await page.getByRole('option', { name: /Platinum/ }).click();
      await formOn(page).fill({ 'Seri awal': '200000001', 'Seri akhir': '200000100' });
    });
    await Then('the form says so before it is saved', () =>
      expect(page.getByText('Rentang bertumpuk dengan SEQ-03-003')).toBeVisible(),
    );
    const code = await When('free serials are given', async () => {
      await formOn(page).fill({ 'Seri awal': String(first), 'Seri akhir': String(first + 99) });
      await expect(page.getByText(/9710 03.+ sampai 9710 03.+, 100 nomor/)).toBeVisible();
      const created = page.waitForResponse(
        (response) => response.url().endsWith('/card-generator/sequence') && response.request().method() === 'POST',
      );
      await formOn(page).save.click();
      const { result } = (await (await created).json()) as { result: { code: string } };
      return result.code;
    });
    await Then('it is a draft in the list', async () => {
      await listOn(page).search(code);
      await expect(listOn(page).row(code)).toContainText('Draf');
    });
    const checker = await When('an admin opens the list', () => openAs('ADMIN02', `/card-generator?search=${code}`));
    await When('the range is activated', async () => {
      await listOn(checker)
        .row(code)
        .getByRole('button', { name: /^Aksi untuk/ })
        .click();
      await checker.getByRole('menuitem', { name: 'Aktifkan' }).click();
      await questionOn(checker).answer('Aktifkan');
    });
    await Then('it is active with all its numbers free', async () => {
      await expect(listOn(checker).row(code)).toContainText('Aktif');
      await expect(listOn(checker).row(code)).toContainText('100');
    });
  });
});
