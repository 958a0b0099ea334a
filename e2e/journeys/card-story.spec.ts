// Long: one story of a card, each step on what the one before made.
import { printedCardNumber } from '@console/contracts/core/card-number';
import { cardNumber } from '@console/contracts/cards/card-number';
import {
  attachPicture,
  completeHandOver,
  daysAgo,
  findMember,
  identifyMember,
  scanInto,
  statusOf,
  enterLoss,
} from '../support/cards.ts';
import { chooseIn } from '../support/choice.ts';
import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { fact, formOn } from '../support/form.ts';
import { listOn, questionOn } from '../support/list.ts';
import { members } from '../support/records.ts';

/** Serials that no other run or test uses. */
const serial = 900_000_001 + (Math.floor(Date.now() / 1_000) % 900_000) * 100;
const cardNos = [0, 1].map((index) => cardNumber('9710', '03', serial + index)) as [string, string];
const memberNo = members.ofCardStory;
const awb = `STORY-${serial}`;

// Many users work one after the other.

test('the story of a card, from its number to the one that takes its place, and all of it on one page', async ({
  openAs,
}) => {
  const [office, admin, mra, vendor, branch] = await Given(
    'head office, an admin, an MRA, the print vendor and a branch',
    () =>
      Promise.all([
        openAs('HOOPS01', '/card-generator'),
        openAs('ADMIN02', '/card-generator'),
        openAs('MRAOFF02', '/card-reservations/create'),
        openAs('VENDOR01', '/card-issuance'),
        openAs('ADMCB09', '/card-pickup/create'),
      ]),
  );

  const range = await When('head office makes a range of numbers', async () => {
    await office.getByRole('button', { name: 'Tambah rentang' }).click();
    await formOn(office).field('Jenis kartu').click();
    await office.getByRole('option', { name: /Platinum/ }).click();
    await formOn(office).fill({ 'Seri awal': String(serial), 'Seri akhir': String(serial + 99) });
    const created = office.waitForResponse(
      (response) => response.url().endsWith('/card-generator/sequence') && response.request().method() === 'POST',
    );
    await formOn(office).save.click();
    return ((await (await created).json()) as { result: { code: string } }).result.code;
  });
  await When('an admin puts it to use', async () => {
    await admin.goto(`/card-generator?search=${range}`);
    await listOn(admin).act(range, 'Aktifkan');
    await questionOn(admin).answer('Aktifkan');
    await expect(listOn(admin).row(range)).toContainText('Aktif');
  });

  const reservation = await When('the MRA asks for two cards', async () => {
    const form = formOn(mra);
    const line = mra.getByRole('group', { name: 'Baris 1' });
    await form.field('MRA pemohon').click();
    await mra.getByRole('option', { name: /^0102/ }).click();
    await expect(form.field('MRA pemohon')).toHaveValue(/0102/);
    await chooseIn(line.getByLabel('Jenis tujuan'), 'MRA pemohon');
    await line.getByLabel('Jenis kartu').click();
    await mra.getByRole('option', { name: /Platinum/ }).click();
    await line.getByLabel('Jumlah').fill('2');
    await form.fill({ Dibutuhkan: daysAgo(-60).split('-').toReversed().join('-') });
    await form.saveAndSee('RSV-');
    await mra.getByRole('button', { name: 'Ajukan' }).click();
    await questionOn(mra).answer('Ajukan');
    await expect(fact(mra, 'Status')).toContainText('Diajukan');
    return { no: (await mra.getByRole('heading', { level: 1 }).textContent())!, path: new URL(mra.url()).pathname };
  });
  await When('an admin approves', async () => {
    await admin.goto(reservation.path);
    await admin.getByRole('button', { name: 'Setujui' }).click();
    await admin.getByRole('dialog').getByRole('button', { name: 'Setujui' }).click();
    await expect(fact(admin, 'Status')).toContainText('Disetujui');
  });
  await When('head office allots numbers of the range', async () => {
    await office.goto('/card-reservations/selection-page/card');
    await office.getByRole('link', { name: `Pilih ${range}` }).click();
    const row = office.getByRole('row', { name: new RegExp(reservation.no) });
    await expect(row.getByRole('textbox')).toHaveValue('2');
    // Other reservations that wait for numbers must not get these.
    for (const other of await office.getByRole('row').filter({ hasNotText: reservation.no }).getByRole('textbox').all())
      await other.fill('0');
    await office.getByRole('button', { name: 'Alokasikan' }).click();
    await expect(office.getByText('2 nomor dialokasikan')).toBeVisible();
  });
  await When('and turns them into cards', async () => {
    await office.goto(`/card-generator/branch?search=${reservation.no}`);
    await listOn(office).select(reservation.no);
    await listOn(office).bulk.getByRole('button', { name: 'Buat kartu' }).click();
    await office.getByLabel('Desain Platinum').click();
    await office.getByRole('option', { name: /PLAT_2024/ }).click();
    await office.getByLabel('Vendor cetak').click();
    await office.getByRole('option', { name: /PV01/ }).click();
    await office.getByRole('button', { name: 'Pratinjau' }).click();
    await office.getByRole('dialog').getByRole('button', { name: 'Buat kartu' }).click();
    await expect(office.getByText(/Pembuatan \d+ selesai: 2 kartu/)).toBeVisible();
  });
  const issuance = (await office.getByRole('link', { name: /^ISS-/ }).first().getAttribute('href'))!;

  await When('the vendor prints them', async () => {
    await vendor.goto(issuance);
    await vendor.getByRole('button', { name: 'Mulai cetak' }).click();
    await questionOn(vendor).answer('Mulai cetak');
    await vendor.getByRole('tab', { name: 'Batch' }).click();
    const batch = vendor.getByRole('row').filter({ hasText: 'BAT-' });
    await batch.getByRole('button', { name: 'Aksi' }).click();
    await Promise.all([
      vendor.waitForEvent('download'),
      vendor.getByRole('menuitem', { name: 'Unduh file cetak' }).click(),
    ]);
    await expect(batch.getByText('File diambil')).toBeVisible();
    await batch.getByRole('button', { name: 'Aksi' }).click();
    await vendor.getByRole('menuitem', { name: 'Tandai tercetak' }).click();
    await vendor.getByLabel('Tercetak baik').fill('2');
    await vendor.getByRole('dialog').getByRole('button', { name: 'Simpan' }).click();
    await expect(batch.locator('.tag', { hasText: 'Tercetak' })).toBeVisible();
  });
  const delivery = await When('and sends them to the MRA', async () => {
    await vendor.getByRole('link', { name: 'Kirim ke cabang' }).click();
    const row = vendor.getByRole('row').filter({ hasText: '0102' });
    await row.getByRole('checkbox').check();
    await chooseIn(row.getByLabel(/Kurir/), /^KR01/);
    await row.getByLabel(/No. resi/).fill(awb);
    await vendor.getByRole('button', { name: 'Kirim', exact: true }).click();
    await questionOn(vendor).answer('Kirim');
    return (await vendor.getByRole('region', { name: 'Kiriman yang dibuat' }).getByRole('link').getAttribute('href'))!;
  });
  await When('the MRA receives them', async () => {
    await mra.goto(`${delivery}/upload-receipt`);
    await attachPicture(mra, 'Tanda terima bertanda tangan');
    await mra.getByLabel('No. tanda terima').fill('TT-STORY');
    await mra.getByLabel('Jumlah diterima baik').fill('2');
    await expect(mra.getByRole('button', { name: 'Simpan penerimaan' })).toBeEnabled();
    await mra.getByRole('button', { name: 'Simpan penerimaan' }).click();
    await expect(mra.getByRole('cell', { name: 'TT-STORY', exact: true })).toBeVisible();
  });
  const assignment = await When('and sends them on to its branch', async () => {
    await mra.goto('/card-assignment/create');
    await mra.getByLabel('Dari', { exact: true }).click();
    await mra.getByRole('option', { name: /^0102/ }).click();
    await expect(mra.getByLabel('Dari', { exact: true })).toHaveValue(/0102/);
    await chooseIn(mra.getByLabel('Tujuan'), '10050 Binjai');
    await scanInto(mra, 'Pindai ke baris 1', ...cardNos);
    await expect(mra.getByText('1 baris, 2 kartu')).toBeVisible();
    await mra.getByRole('button', { name: 'Kirim', exact: true }).click();
    await expect(mra).toHaveURL(/\/card-assignment\/[0-9a-f-]{36}$/);
    return (await mra.getByRole('link', { name: 'Baris 1' }).getAttribute('href'))!;
  });
  await When('the branch receives them', async () => {
    await branch.goto(assignment);
    await attachPicture(branch, 'Tanda terima');
    await expect(branch.getByText('Berkas tersimpan')).toBeVisible();
    await branch.getByRole('button', { name: 'Terima semua' }).click();
    await expect(fact(branch, 'Diterima')).toHaveText('2');
  });
  await When('a member gets one at the counter', async () => {
    await branch.goto('/card-pickup/create');
    await findMember(branch, memberNo);
    await scanInto(branch, 'Pindai kartu dari stok', cardNos[0]);
    await expect(branch.getByText('sudah dipindai')).toBeVisible();
    await completeHandOver(branch);
    await expect(branch.getByRole('heading', { name: 'Serah terima', exact: true })).toBeVisible();
  });
  await Then('it is his', async () => expect(await statusOf(cardNos[0])).toBe('Picked_Up'));

  await When('he loses it, and says so at the branch', async () => {
    await branch.goto('/card-lost/create');
    await findMember(branch, memberNo);
    await identifyMember(branch, memberNo);
    await enterLoss(branch, 'Dompet hilang');
    await branch.getByRole('button', { name: 'Blokir sekarang' }).click();
    await expect(fact(branch, 'Status')).toContainText('Dikonfirmasi');
  });
  await When('he asks for another number and pays in cash', async () => {
    await branch.getByRole('link', { name: 'Ganti nomor kartu', exact: true }).click();
    await expect(branch.getByRole('region', { name: '1. Kartu yang diganti' })).toContainText(
      printedCardNumber(cardNos[0]),
    );
    await chooseIn(branch.locator('form.desk').getByLabel('Alasan', { exact: true }), 'Kartu hilang');
    await branch.getByLabel('Kartu stok cabang').check();
    await branch.getByLabel('Tunai').check();
    await branch.getByLabel('No kuitansi').fill(`KW-${serial}`);
    await branch.getByRole('button', { name: 'Ganti nomor', exact: true }).click();
  });
  await When('and gets the other card in its place', async () => {
    await scanInto(branch, 'Pindai kartu Platinum dari brankas', cardNos[1]);
    await completeHandOver(branch);
    await expect(branch.getByText(/PKU-\d{6}-\d{5} selesai, kartu diserahkan/)).toBeVisible();
  });
  await Then('the first number is dead and the second is his', async () =>
    expect([await statusOf(cardNos[0]), await statusOf(cardNos[1])]).toEqual(['Cancelled', 'Picked_Up']),
  );

  await When('its number is looked up', () => branch.goto(`/card-tracking?number=${cardNos[0]}`));
  await Then('everything that happened to it stands there, the latest first', async () => {
    const result = branch.getByRole('region', { name: `Hasil ${cardNos[0]}` });
    await expect(result).toContainText('Cancelled');
    const expectedSteps = [
      'Kehilangan ditutup',
      'Dilaporkan hilang oleh member',
      'Diambil member di cabang',
      'Diterima cabang',
      'Dikirim MRA ke cabang',
      'Diterima MRA',
      'Dikirim ke kantor',
      'Mulai dicetak',
      'Nomor stok dibuat',
    ];
    const steps = await result.locator('.movements > li strong').allTextContents();
    expect(steps.filter((step) => expectedSteps.includes(step))).toEqual(expectedSteps);
  });
});
