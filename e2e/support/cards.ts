import type { Page } from '@playwright/test';
import { mothersNameOf as seeded } from '../../server/src/membership/member/names-table.ts';
import { chooseIn } from './choice.ts';
import { expect } from './fixtures.ts';
import { callAs } from './services.ts';
import { png } from './upload.ts';
import { seedPlaceOf } from './records.ts';

/** Types or scans numbers into a field, each followed by Enter. */
export async function scanInto(page: Page, label: string | RegExp, ...numbers: readonly string[]): Promise<void> {
  for (const number of numbers) {
    await page.getByLabel(label).fill(number);
    await page.keyboard.press('Enter');
  }
}

/** Finds a member at a desk by a complete number. */
export const findMember = (page: Page, number: string) =>
  scanInto(page, 'Nomor kartu, nomor member, NIK, atau telepon', number);

/** Attaches a picture and waits until the page shows that it is stored. */
export const attachPicture = (page: Page, label: string) =>
  // The server accepts each picture only once.
  page.getByLabel(label).setInputFiles(png(16, 16, { noisy: true }));

/** The status of a card on the server. */
export const statusOf = async (cardNo: string): Promise<string> =>
  (await callAs('ADMIN03', 'GET', `middle/cards?search=${cardNo}`)).result.rows[0].cardStatus;

/** The last free card in a safe: other tests take the first ones. */
export async function lastFreeCard(office: string): Promise<string> {
  const { result: stocks } = await callAs('ADMIN03', 'GET', `middle/card-stock?search=${office}&size=100`);
  const { secureId } = (stocks.rows as { secureId: string; free: number }[]).find(({ free }) => free > 0)!;
  const { result } = await callAs('ADMIN03', 'GET', `middle/card-stock/${secureId}/cards?reason=free`);
  return (result.rows as { cardNo: string }[]).at(-1)!.cardNo;
}

/** A date some days ago in Jakarta, as date inputs take it. */
export const daysAgo = (days: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Jakarta' }).format(Date.now() - days * 86_400_000);

/** A seeded member's answer when asked for the mother's maiden name. */
export const mothersNameOf = (memberNo: string): string => seeded(seedPlaceOf(memberNo));

/** Identifies the member by identity card and mother's name. */
export async function identifyMember(page: Page, memberNo: string): Promise<void> {
  await page.getByLabel('KTP asli sudah dilihat').check();
  await page.getByLabel('Nama gadis ibu kandung').fill(mothersNameOf(memberNo));
  await page.getByLabel('Nama gadis ibu kandung').press('Enter');
  await expect(page.getByText('Nama gadis ibu kandung cocok')).toBeVisible();
}

/** Enters why a card is missing, since today. */
export async function enterLoss(page: Page, reason: string): Promise<void> {
  await chooseIn(page.getByLabel('Alasan', { exact: true }), reason);
  await page.getByLabel('Tanggal hilang').fill(daysAgo(0));
  await page.getByLabel('Kronologi').fill('Tidak ditemukan lagi sejak pagi ini, sudah dicari di semua tempat.');
}

/** Completes the checks at the counter, with photo and signature; then the card belongs to the member. */
export async function completeHandOver(page: Page): Promise<void> {
  await page.getByLabel('KTP asli sudah dilihat').check();
  await page.getByLabel('Wajah cocok dengan KTP').check();
  await attachPicture(page, 'Foto serah terima');
  await attachPicture(page, 'Atau unggah gambar tanda tangan');
  await expect(page.getByText('Berkas tersimpan')).toHaveCount(2);
  await page.getByRole('button', { name: 'Selesai', exact: true }).click();
}
