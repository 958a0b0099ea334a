import { daysAgo, findMember, identifyMember, lastFreeCard, scanInto, statusOf, enterLoss } from '../support/cards.ts';
import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { fact } from '../support/form.ts';
import { listOn, questionOn } from '../support/list.ts';
import { callAs } from '../support/services.ts';
import { png } from '../support/upload.ts';
import { members } from '../support/records.ts';

const cardOf = async (memberNo: string): Promise<string> =>
  (await callAs('ADMIN03', 'GET', `middle/cards?search=${memberNo}&status=Picked_Up`)).result.rows[0].cardNo;

const detail = /\/card-lost\/[0-9a-f-]{36}$/;

// No other test uses the safe of 10060.
test.describe('/card-lost', () => {
  test("a member's card is blocked at once, and found again", async ({ openAs }) => {
    const cardNo = await cardOf(members.withCardToLose);
    const page = await Given('the desk of his branch', () => openAs('ADMCB11', '/card-lost/create'));
    await When('the member is found by number and Enter', () => findMember(page, members.withCardToLose));
    await Then('his card is shown', () =>
      expect(page.getByRole('region', { name: 'Kartu yang diblokir' }).getByText('Picked_Up')).toBeVisible(),
    );
    await When('it is to be blocked with nothing filled in', () =>
      page.getByRole('button', { name: 'Blokir sekarang' }).click(),
    );
    await Then('what is missing is told beside its field', async () => {
      await expect(page.getByRole('alert').filter({ hasText: 'Pilih minimal dua cara' })).toBeVisible();
      await expect(page.getByRole('alert').filter({ hasText: 'Minimal 20 karakter' })).toBeVisible();
    });
    await When('he is identified, the story is told, and the page is reloaded', async () => {
      await page.getByLabel('Nama gadis ibu kandung').fill('Ratna Kusuma');
      await page.getByRole('button', { name: 'Cocokkan nama' }).click();
      await expect(page.getByRole('alert').filter({ hasText: 'Nama tidak cocok' })).toBeVisible();
      await identifyMember(page, members.withCardToLose);
      await enterLoss(page, 'Dompet hilang');
      await page.getByLabel('Member ingin kartu pengganti').check();
      await page.reload();
    });
    await Then('nothing typed is lost', async () => {
      await expect(page.getByLabel('Kronologi')).toHaveValue(/sejak pagi ini/);
      await expect(page.getByLabel('KTP asli sudah dilihat')).toBeChecked();
    });
    await When('it is blocked', async () => {
      await page.getByRole('button', { name: 'Blokir sekarang' }).click();
      await expect(page).toHaveURL(detail);
    });
    await Then('the number is dead for now, and the report says so', async () => {
      await expect(fact(page, 'Status')).toContainText('Dikonfirmasi');
      expect(await statusOf(cardNo)).toBe('Lost');
    });
    await When('he has found it and is identified again', async () => {
      await page.getByRole('button', { name: 'Ditemukan' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Ditemukan' }).click();
      await expect(dialog.getByRole('alert')).toContainText('Pilih minimal dua cara');
      await identifyMember(page, members.withCardToLose);
      await page.reload();
      await page.getByRole('button', { name: 'Ditemukan' }).click();
      await expect(dialog.getByLabel('KTP asli sudah dilihat')).toBeChecked();
      await dialog.getByRole('button', { name: 'Ditemukan' }).click();
    });
    await Then('the number lives again', async () => {
      await expect(fact(page, 'Status')).toContainText('Ditemukan');
      await expect(
        page.getByRole('region', { name: 'Riwayat' }).getByRole('row').filter({ hasText: 'Ditemukan member' }),
      ).toBeVisible();
      expect(await statusOf(cardNo)).toBe('Picked_Up');
    });
  });

  test('an office reports a card of its safe, another person confirms, and it turns up', async ({ openAs }) => {
    const cardNo = await lastFreeCard('10060');
    const page = await Given('the report that a count brings along', () =>
      openAs('ADMCB11', `/card-lost/create?kind=OFFICE&cardNos=${cardNo}`),
    );
    await Then('the card is there', () => expect(page.getByText('1 kartu', { exact: true })).toBeVisible());
    await When('the reason asks for the letter of the police', async () => {
      await enterLoss(page, 'Selisih brankas');
      await page.getByRole('button', { name: 'Ajukan' }).click();
    });
    await Then('number and file are asked for beside their fields', () =>
      expect(page.getByRole('alert').filter({ hasText: 'Wajib diisi' })).toHaveCount(2),
    );
    await When('both are given', async () => {
      await page.getByLabel('No surat polisi').fill('LP/221/XI');
      await page.getByLabel('Surat polisi', { exact: true }).setInputFiles(png(64, 48));
      await expect(page.getByText('Berkas tersimpan')).toBeVisible();
      await page.getByRole('button', { name: 'Ajukan' }).click();
      await expect(page).toHaveURL(detail);
    });
    await Then('it waits for somebody else', async () => {
      await expect(page.getByRole('note').filter({ hasText: 'orang lain yang memutuskannya' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Konfirmasi' })).toHaveCount(0);
    });
    const head = await Given('the same report before the head of the branch', () =>
      openAs('KACAB06', new URL(page.url()).pathname),
    );
    await When('he confirms', async () => {
      await head.getByRole('button', { name: 'Konfirmasi' }).click();
      await questionOn(head).answer('Konfirmasi');
    });
    await Then('the card is lost', async () => {
      await expect(fact(head, 'Status')).toContainText('Dikonfirmasi');
      expect(await statusOf(cardNo)).toBe('Lost');
    });
    await When('the office finds it behind a drawer', async () => {
      await page.reload();
      await page.getByRole('button', { name: 'Ditemukan' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Foto kartu').setInputFiles(png(64, 48));
      await expect(dialog.getByText('Berkas tersimpan')).toBeVisible();
      await page.reload();
      await page.getByRole('button', { name: 'Ditemukan' }).click();
      await expect(dialog.getByText('Berkas tersimpan')).toBeVisible();
      await dialog.getByRole('button', { name: 'Ditemukan' }).click();
    });
    await Then('it is in the safe again', async () => {
      await expect(fact(page, 'Status')).toContainText('Ditemukan');
      expect(await statusOf(cardNo)).toBe('Branch');
    });
  });

  test('what cannot be reported says why, and the report counts by office and reason', async ({ openAs }) => {
    const page = await Given('the report of a courier', () => openAs('HOOPS01', '/card-lost/create?kind=COURIER'));
    const { result } = await callAs('ADMIN03', 'GET', 'middle/cards?status=Picked_Up&size=10');
    await When('a card is scanned that a member has', () =>
      scanInto(page, 'Pindai atau ketik nomor kartu', result.rows[0].cardNo),
    );
    await Then('it says so beside the field', () =>
      expect(page.getByRole('alert').filter({ hasText: /Status kartu \d+ adalah Picked_Up/ })).toBeVisible(),
    );
    await When('the list is searched and the report opened', async () => {
      await page.goto('/card-lost?state=CONFIRMED&reporterKind=OFFICE');
      await expect(listOn(page).row('10050').first()).toBeVisible();
      await page.getByRole('link', { name: 'Laporan', exact: true }).click();
    });
    await Then('it has a bar per month, and a row per office and reason', async () => {
      await expect(page.getByRole('region', { name: 'Per bulan' }).getByRole('img')).toHaveCount(12);
      await expect(
        page
          .getByRole('region', { name: 'Per kantor dan alasan' })
          .getByRole('row')
          .filter({ hasText: '10050' })
          .first(),
      ).toBeVisible();
    });
    await When('what its role may take along is exported', async () => {
      await page.goto(`/card-lost/reporting?from=${daysAgo(60)}`);
      await page.getByRole('button', { name: 'Unduh' }).click();
      const download = page.waitForEvent('download');
      await page.getByRole('menuitem', { name: 'Laporan (csv)' }).click();
      expect((await download).suggestedFilename()).toMatch(/^card-lost-report.*\.csv$/);
    });
  });
});
