import { day, typedDay } from '../support/days.ts';
import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { fact, formOn } from '../support/form.ts';
import { ask } from '../support/frame.ts';
import { listOn, questionOn } from '../support/list.ts';

for (const { line, maker, path, office } of [
  { line: 'SPEKTRA', maker: 'HOBIS01', path: '/qanun-branch', office: '10030' },
  { line: 'NMC', maker: 'HOBIS02', path: '/master-qanun-branch-nmc', office: '10030' },
]) {
  test(`${line}: a branch under Qanun gets a successor from tomorrow, which a second person approves`, async ({
    openAs,
  }) => {
    const page = await Given('a record in force', () => openAs(maker, `${path}?search=${office}`));
    await listOn(page).rows.getByText(office).first().click();
    await expect(page).toHaveURL(/[0-9a-f-]{36}$/);
    const inForce = new URL(page.url()).pathname;
    await Then('its phase and its periods are shown', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Berlaku');
      await expect(page.getByRole('region', { name: 'Kalender periode' }).getByRole('row')).toHaveCount(2);
    });
    await When('it is updated from a day that has passed', async () => {
      await page.getByRole('link', { name: 'Ubah' }).click();
      await formOn(page).fill({
        'Ujrah Regular': '160000',
        'Mulai berlaku': typedDay(-2),
        'Alasan perubahan': 'ujrah baru disepakati dewan',
      });
      await formOn(page).save.click();
    });
    await Then('the start says so, and everything typed is kept', async () => {
      await expect(formOn(page).error('Mulai berlaku')).toContainText('tidak boleh lewat');
      await expect(formOn(page).field('Alasan perubahan')).toHaveValue('ujrah baru disepakati dewan');
    });
    await When('it is updated from tomorrow', async () => {
      await formOn(page).fill({ 'Mulai berlaku': typedDay(1) });
      await formOn(page).save.click();
    });
    await Then('its successor waits, with the difference to the record in force', async () => {
      await expect(page.getByText('ujrah baru disepakati dewan').first()).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Menunggu');
      await expect(page.getByRole('row', { name: /Ujrah Regular/ })).toContainText(/175\.000.*160\.000/);
      await expect(fact(page, 'Ujrah Regular')).toHaveText(/160\.000/);
    });
    const head = await Given('a second person', () => openAs('HOBISHD01', new URL(page.url()).pathname));
    await When('the change is approved', async () => {
      await head.getByRole('button', { name: 'Setujui' }).click();
      await questionOn(head).question.getByRole('button', { name: 'Setujui' }).click();
    });
    await Then('the record ends today, and its successor is scheduled', async () => {
      await expect(head.getByRole('heading', { level: 1 })).toContainText('Terjadwal');
      await head.goto(inForce);
      await expect(fact(head, 'Berlaku sampai')).not.toHaveText('-');
      const periods = head.getByRole('region', { name: 'Kalender periode' });
      await expect(periods.getByRole('row')).toHaveCount(3);
      await expect(periods.getByRole('row', { name: /Terjadwal/ })).toBeVisible();
      const { rows } = await ask<{ rows: { effectiveFrom: string; phase: string }[] }>(
        'HOBISHD01',
        `middle${path}?search=${office}&phase=SCHEDULED`,
      );
      expect(rows).toEqual([expect.objectContaining({ effectiveFrom: day(1), phase: 'SCHEDULED' })]);
    });
  });
}

test('a second record of a period that is taken is refused beside its start, with the record in the way', async ({
  openAs,
}) => {
  const page = await Given('the form of a new record', () => openAs('HOBIS03', '/qanun-branch/create'));
  await When('a branch is chosen that has a record in force', async () => {
    await page.getByRole('combobox', { name: 'Cabang' }).fill('10070');
    await page.getByRole('option', { name: /10070/ }).first().click();
    await formOn(page).fill({
      Akad: 'Murabahah',
      'Ujrah Regular': '100000',
      'Ujrah RO': '90000',
      Fidusia: '50000',
      "Ta'widh": '25000',
      'Mulai berlaku': typedDay(3),
      'Alasan perubahan': 'percobaan kedua',
    });
    await formOn(page).save.click();
  });
  await Then('the start says which record is in the way', () =>
    expect(formOn(page).error('Mulai berlaku')).toContainText(/Bertabrakan|periode/i),
  );
});

test('a record in force is ended by two people', async ({ openAs }) => {
  const page = await Given('a record in force', () => openAs('HOBIS02', '/qanun-branch?search=10080'));
  await listOn(page).rows.getByText('10080').first().click();
  const address = new URL(page.url()).pathname;
  await When('its end is asked for', async () => {
    await page.getByRole('button', { name: 'Akhiri' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/Alasan perubahan/).fill('cabang keluar dari Qanun');
    await dialog.getByRole('button', { name: 'Akhiri' }).click();
  });
  await Then('it waits, and cannot be asked for twice', async () => {
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByText('cabang keluar dari Qanun').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Akhiri' })).toHaveAccessibleDescription(/menunggu/i);
  });
  const head = await Given('a second person', () => openAs('HOBISHD01', address));
  await When('it is approved', async () => {
    await head.getByRole('button', { name: 'Setujui' }).click();
    await questionOn(head).question.getByRole('button', { name: 'Setujui' }).click();
  });
  await Then('it has its last day', () => expect(fact(head, 'Berlaku sampai')).not.toHaveText('-'));
});

test('under Qanun the rates of a branch are margins in list, forms and panel, and no fee is proposed', async ({
  openAs,
}) => {
  const { rows } = await ask<{ rows: { secureId: string }[] }>('HOBIS01', 'middle/branch?search=10010');
  const path = `/branch/${rows[0]!.secureId}`;
  const page = await Given('the rates of the branch', () => openAs('HOBIS01', `${path}/rates`));
  await Then('the list says Margin', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Margin 10010');
    await expect(page.getByRole('columnheader', { name: 'Margin Regular' })).toBeVisible();
    await expect(page.getByRole('columnheader', { name: /Rate Regular/ })).toHaveCount(0);
  });
  await When('a rate is opened', () => listOn(page).rows.first().getByRole('link').first().click());
  await Then('it is a margin, and so is that of the panel', async () => {
    await expect(fact(page, 'Margin Regular')).toBeVisible();
    await expect(page.getByRole('rowheader', { name: 'Margin', exact: true })).toBeVisible();
    await expect(page.getByText(/\bRate (Regular|RO)\b|Bunga/)).toHaveCount(0);
  });
  await When('a fee of the branch is typed', async () => {
    await page.goto(`${path}/fees/create`);
    await formOn(page).fill({ 'Jenis fee': 'Admin', 'Regular (Rp)': '900000', 'Sampai tenor': '12' });
  });
  await Then('the panel says that it does not count, and proposes nothing', async () => {
    const panel = page.getByRole('region', { name: 'Simulasi Angsuran' });
    await expect(panel.getByRole('note')).toContainText('Fee di layar ini tidak dihitung');
    await expect(panel.getByRole('columnheader', { name: 'Usulan' })).toHaveCount(0);
  });
});
