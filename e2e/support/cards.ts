import type { Page } from '@playwright/test';
import { mothersNameOf as seeded } from '../../server/src/membership/member/names-table.ts';
import { expect } from './fixtures.ts';
import { callAs } from './services.ts';
import { png } from './upload.ts';

/** Types or scans into a field that takes numbers until Enter. */
export async function scanInto(page: Page, label: string | RegExp, ...numbers: readonly string[]): Promise<void> {
  for (const number of numbers) {
    await page.getByLabel(label).fill(number);
    await page.keyboard.press('Enter');
  }
}

/** Finds a member at a desk by a number in full. */
export const findMember = (page: Page, number: string) =>
  scanInto(page, 'Nomor kartu, nomor member, NIK, atau telepon', number);

/** Attaches a picture; the file is kept when the page says so. */
export const attachPicture = (page: Page, label: string) =>
  // No picture proves two things.
  page.getByLabel(label).setInputFiles(png(16, 16, { noisy: true }));

/** The status of a card, as the services know it. */
export const statusOf = async (cardNo: string): Promise<string> =>
  (await callAs('ADMIN03', 'GET', `middle/cards?search=${cardNo}`)).result.rows[0].cardStatus;

/** The last of the free cards in a safe: others take from the front. */
export async function lastFreeCard(office: string): Promise<string> {
  const { result: stocks } = await callAs('ADMIN03', 'GET', `middle/card-stock?search=${office}&size=100`);
  const { secureId } = (stocks.rows as { secureId: string; free: number }[]).find(({ free }) => free > 0)!;
  const { result } = await callAs('ADMIN03', 'GET', `middle/card-stock/${secureId}/cards?reason=free`);
  return (result.rows as { cardNo: string }[]).at(-1)!.cardNo;
}

/** Days ago in Jakarta, as date inputs take them. */
export const daysAgo = (days: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Jakarta' }).format(Date.now() - days * 86_400_000);

/** What a seeded member says when asked for the maiden name of the mother. */
export const mothersNameOf = (memberNo: string): string => seeded(Number(memberNo) - 1_000_000_000);

/** The member is known by his identity card and the name of his mother. */
export async function identifyMember(page: Page, memberNo: string): Promise<void> {
  await page.getByLabel('KTP asli sudah dilihat').check();
  await page.getByLabel('Nama gadis ibu kandung').fill(mothersNameOf(memberNo));
  await page.getByLabel('Nama gadis ibu kandung').press('Enter');
  await expect(page.getByText('Nama gadis ibu kandung cocok')).toBeVisible();
}

/** Why a card is missing, since today. */
export async function tellLoss(page: Page, reason: string): Promise<void> {
  await page.getByLabel('Alasan', { exact: true }).selectOption({ label: reason });
  await page.getByLabel('Tanggal hilang').fill(daysAgo(0));
  await page.getByLabel('Kronologi').fill('Tidak ditemukan lagi sejak pagi ini, sudah dicari di semua tempat.');
}

/** The checks at the counter, with photo and signature, and the card is the member's. */
export async function completeHandOver(page: Page): Promise<void> {
  await page.getByLabel('KTP asli sudah dilihat').check();
  await page.getByLabel('Wajah cocok dengan KTP').check();
  await attachPicture(page, 'Foto serah terima');
  await attachPicture(page, 'Atau unggah gambar tanda tangan');
  await expect(page.getByText('Berkas tersimpan')).toHaveCount(2);
  await page.getByRole('button', { name: 'Selesai', exact: true }).click();
}
