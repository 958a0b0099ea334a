import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { fact, formOn } from '../support/form.ts';
import { listOn, questionOn } from '../support/list.ts';
import { callAs } from '../support/services.ts';

/** Bima, which no other journey changes. */
const officeCode = '17050';
const branchOf = async (path: string) =>
  (await callAs('ADMIN01', 'GET', `middle${path}?search=${officeCode}`)).result.rows[0] as Record<string, string>;

test('an office that another line has gives its address, and a change of it holds in all lines', async ({ openAs }) => {
  const page = await Given('the form of a new branch', () => openAs('ADMIN01', '/master-branch-ufi/create'));
  await When('the code of an office of other lines is typed', () => formOn(page).fill({ 'Kode kantor': '17030' }));
  await Then('its address is there and cannot be typed', async () => {
    await expect(page.getByText('Kantor ini ada di SPEKTRA, NMC; alamatnya dipakai di sini.')).toBeVisible();
    await expect(formOn(page).field('Kota')).toHaveValue('Singaraja');
    await expect(formOn(page).field('Kota')).toBeDisabled();
  });
  await When('the code is that of a new office', () => formOn(page).fill({ 'Kode kantor': '17980' }));
  await Then('the address is typed', () => expect(formOn(page).field('Kota')).toBeEnabled());

  const { secureId } = await branchOf('/branch');
  const detail = await Given('the page of a branch', () => openAs('ADMIN01', `/branch/${secureId}`));
  await When('its telephone is changed', async () => {
    await detail.getByRole('button', { name: 'Ubah data kantor' }).click();
    const dialog = detail.getByRole('dialog');
    await expect(dialog).toContainText('juga berubah di NMC, UFI');
    await dialog.getByLabel(/^Telepon/).fill('037412345');
    await dialog.getByRole('button', { name: 'Simpan' }).click();
  });
  await Then('it is that of every line', async () => {
    await expect(fact(detail, 'Telepon')).toHaveText(/037412345/);
    for (const path of ['/master-branch-nmc', '/master-branch-ufi'])
      expect((await branchOf(path)).phone).toBe('037412345');
  });
});

test('a branch that is used says by what when it is closed, and leads there', async ({ openAs }) => {
  const { secureId } = await branchOf('/master-branch-nmc');
  const page = await Given('the page of a branch of NMC', () => openAs('ADMIN01', `/master-branch-nmc/${secureId}`));
  for (const tab of [/^Kode Pos \(\d/, 'Kios (2)', /^Promo Fee Cabang NMC/])
    await Then('its page has what belongs to it', () => expect(page.getByRole('tab', { name: tab })).toBeVisible());
  await When('it is to be closed', async () => {
    await page.getByRole('button', { name: 'Nonaktifkan' }).click();
    await questionOn(page)
      .question.getByLabel(/^Alasan/)
      .fill('kantor digabung');
    await questionOn(page).question.getByRole('button', { name: 'Nonaktifkan' }).click();
  });
  await Then('the zip codes that it serves are named, and opened', async () => {
    const link = questionOn(page).question.getByRole('link', { name: /^Kode Pos: / });
    const count = (await link.innerText()).split(': ')[1]!;
    await link.click();
    await expect(listOn(page).range).toContainText(`dari ${count}`);
  });
});

test('the exclusive fees of a branch stand below the fee that they lower', async ({ openAs }) => {
  const { result } = await callAs('ADMIN01', 'GET', 'middle/branch/fees-exclusive?size=10');
  const sheet = result.rows[0] as { branchId: string; baseId: string };
  const page = await Given('its page', () => openAs('ADMIN01', `/branch/${sheet.branchId}/fees/exclusive`));
  await Then('each fee in force has its lines, or a way to add some', async () => {
    await expect(page.getByRole('link', { name: 'Ubah eksklusif' })).toHaveAttribute(
      'href',
      `/branch/${sheet.branchId}/fees/exclusive-update?feeId=${sheet.baseId}`,
    );
    await expect(page.getByRole('link', { name: 'Tambah eksklusif' })).toHaveCount(1);
  });
});
