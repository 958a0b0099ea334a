import fs from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { chooseIn } from '../support/choice.ts';
import { core } from '../support/core.ts';
import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { listOn, snackbar } from '../support/list.ts';
import { forgetLayout, forgetViews } from '../support/preferences.ts';
import { callAs } from '../support/services.ts';

const owner = 'HOBIS02';

const editorOn = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Syarat daftar' });
  return {
    dialog,
    /** Chooses the column and the comparison of the condition that is being added. */
    async choose(column: string, comparison?: string) {
      await chooseIn(dialog.getByLabel('Kolom', { exact: true }).last(), column);
      if (comparison !== undefined) await chooseIn(dialog.getByLabel('Cara membandingkan').last(), comparison);
    },
    value: () => dialog.getByLabel('Nilai', { exact: true }).last(),
    apply: () => dialog.getByRole('button', { name: 'Terapkan' }).click(),
  };
};
const totalOf = async (page: Page) =>
  Number((await listOn(page).range.textContent())?.split(' dari ')[1]?.replaceAll('.', ''));
const totalBy = async (query: string) => (await callAs(owner, 'GET', `middle/zip-code?size=10&${query}`)).result.total;

test(
  'conditions narrow a list, are kept in a saved view, and go into its file',
  core('conditions'),
  async ({ openAs }) => {
    await forgetViews(owner, 'zip-code');
    await forgetLayout(owner, 'zip-code');
    const page = await Given('the list of zip codes', () => openAs(owner, '/zip-code'));
    const opened = listOn(page);
    await opened.isReady();
    const all = await totalOf(page);
    const editor = editorOn(page);
    await When('a condition is added by keyboard', async () => {
      await opened.list.getByRole('button', { name: 'Tambah syarat' }).press('Enter');
      await editor.choose('Kota', 'memuat');
      await editor.value().fill('jakarta');
      await editor.value().press('Enter');
    });
    await Then('it stands above the rows as a sentence, and the rows are those that it means', async () => {
      await expect(page.getByRole('button', { name: 'Ubah syarat: Kota memuat “jakarta”' })).toBeVisible();
      await opened.isReady();
      expect(new URL(page.url()).searchParams.getAll('where')).toEqual(['kota.contains.jakarta']);
      expect(await totalOf(page)).toBe(await totalBy('where=kota.contains.jakarta'));
      expect(await totalOf(page)).toBeLessThan(all);
    });
    await When('a value is invalid', async () => {
      await opened.list.getByRole('button', { name: 'Tambah syarat' }).click();
      await editor.choose('Dibuat pada', 'antara');
      await editor.dialog.getByLabel('Mulai').fill('31-02-2026');
      await editor.apply();
    });
    await Then('that is said beside it, and it is still there after a reload', async () => {
      await expect(editor.dialog.getByRole('alert')).toContainText('Tanggal tidak dikenali');
      await page.reload();
      await opened.list.getByRole('button', { name: 'Tambah syarat' }).click();
      await expect(editor.dialog.getByLabel('Mulai')).toHaveValue('31-02-2026');
    });
    await When('it becomes a period that moves along with time', async () => {
      await chooseIn(editor.dialog.getByLabel('Cara membandingkan').last(), 'pada periode');
      await chooseIn(editor.value(), 'tahun ini');
      await editor.apply();
      await expect(page.getByRole('button', { name: 'Ubah syarat: Dibuat pada: tahun ini' })).toBeVisible();
    });
    const where = 'where=kota.contains.jakarta&where=createdAt.relative.this-year';
    const name = `Jakarta ${Date.now().toString(36)}`;
    await When('this is saved as a view', async () => {
      await page.getByRole('button', { name: 'Tampilan', exact: true }).click();
      await page.getByRole('button', { name: 'Simpan sebagai tampilan baru' }).click();
      const dialog = page.getByRole('dialog', { name: 'Simpan tampilan' });
      await dialog.getByLabel('Nama tampilan').fill(name);
      await dialog.getByRole('button', { name: 'Simpan', exact: true }).click();
      await expect(snackbar(page, `Tampilan ${name} disimpan`)).toBeVisible();
    });
    await Then('the view opens with its conditions, stored by their meaning', async () => {
      const [view] = (await callAs(owner, 'GET', 'middle/list-view?module=zip-code')).result;
      expect(view?.query).toContain('where=createdAt.relative.this-year');
      await page.goto('/zip-code');
      await opened.isReady();
      await page.getByRole('button', { name: 'Tampilan', exact: true }).click();
      await page.getByRole('button', { name, exact: true }).click();
      await expect(page.getByRole('button', { name: 'Ubah syarat: Dibuat pada: tahun ini' })).toBeVisible();
      await opened.isReady();
      expect(await totalOf(page)).toBe(await totalBy(where));
    });
    await Then('the file holds these rows, and nothing else', async () => {
      const file = await opened.download('Unduh CSV');
      const lines = (await fs.readFile((await file.path()) ?? '', 'utf8')).trim().split('\r\n');
      expect(lines).toHaveLength((await totalBy(where)) + 1);
      expect(lines.slice(1).every((line) => /jakarta/i.test(line))).toBe(true);
    });
    await forgetViews(owner, 'zip-code');
  },
);

test('conditions of a group combine by or, and each is removed by its chip', async ({ openAs }) => {
  const page = await Given('the MRAs', () => openAs('ADMIN01', '/mra'));
  const opened = listOn(page);
  await opened.isReady();
  const all = await totalOf(page);
  const editor = editorOn(page);
  await When('two conditions are added of which any must hold', async () => {
    await opened.list.getByRole('button', { name: 'Tambah syarat' }).click();
    await editor.choose('Status', 'bukan');
    await chooseIn(editor.value(), 'Aktif');
    await editor.dialog.getByRole('button', { name: 'Tambah syarat di kelompok ini' }).click();
    await editor.choose('Kota', 'memuat');
    await editor.value().fill('a');
    await chooseIn(editor.dialog.getByLabel('Di dalam kelompok berlaku'), 'salah satu');
    await editor.apply();
  });
  await Then('the address says so, and the rows are no fewer than those of the second alone', async () => {
    await expect(page.getByRole('button', { name: 'Ubah syarat: Status bukan Aktif' })).toBeVisible();
    expect(new URL(page.url()).searchParams.getAll('where')).toEqual(['status.isNot.active or city.contains.a']);
    await opened.isReady();
    expect(await totalOf(page)).toBeGreaterThan(0);
  });
  await When('both are removed', async () => {
    await page.getByRole('button', { name: 'Hapus syarat: Status bukan Aktif' }).click();
    await page.getByRole('button', { name: /^Hapus syarat: Kota memuat/ }).click();
  });
  await Then('all rows are back, and the focus is on the button that adds a condition', async () => {
    await expect(opened.list.getByRole('button', { name: 'Tambah syarat' })).toBeFocused();
    await opened.isReady();
    expect(await totalOf(page)).toBe(all);
    expect(new URL(page.url()).search).toBe('');
  });
});

test('totals of a list open from its address, and a figure opens its rows', async ({ openAs }) => {
  const page = await Given('the zip codes with a condition', () =>
    openAs(owner, '/zip-code?where=kota.contains.jakarta'),
  );
  const opened = listOn(page);
  await opened.isReady();
  const expected = await totalOf(page);
  const totals = page.getByRole('region', { name: /^Rekap / });
  await When('the totals are opened', () => opened.list.getByRole('button', { name: 'Rekap', exact: true }).click());
  await Then('their total is that of the list', () =>
    expect(totals.getByRole('row', { name: /^Total/ })).toContainText(expected.toLocaleString('id-ID')),
  );
  await When('they are grouped by status, and the page is loaded anew', async () => {
    await chooseIn(totals.getByLabel('Kelompokkan menurut'), 'Status');
    await expect(totals.getByRole('rowheader', { name: 'Aktif', exact: true })).toBeVisible();
    await page.reload();
  });
  const figure = totals
    .getByRole('row', { name: /^Aktif/ })
    .getByRole('link')
    .first();
  const count = await figure.textContent();
  await When('a figure is followed', () => figure.click());
  await Then('the list shows its rows', async () => {
    await expect.poll(() => new URL(page.url()).searchParams.get('status')).toBe('active');
    await opened.isReady();
    expect(await totalOf(page)).toBe(Number(count?.replaceAll('.', '')));
  });
});
