import type { Page } from '@playwright/test';
import { ask } from '../support/frame.ts';
import { png } from '../support/upload.ts';
import { expect, test, Given, Then, When } from '../support/fixtures.ts';
import { cardNumbers, members } from '../support/records.ts';

interface PickUps {
  readonly rows: readonly {
    readonly secureId: string;
    readonly pickUpNo: string;
    readonly cardNo: string;
    readonly memberNo: string;
  }[];
}
const waitingFor = async (memberNo: string) => {
  const { rows } = await ask<PickUps>('ADMIN03', 'transaction/card-pickup?state=WAITING&size=100');
  return rows.find((row) => row.memberNo === memberNo)!;
};

async function find(page: Page, number: string): Promise<void> {
  await page.getByLabel('Nomor kartu, nomor member, NIK, atau telepon').fill(number);
  await page.keyboard.press('Enter');
}
const scan = async (page: Page, cardNo: string) => {
  await page.getByLabel('Pindai kartu yang akan diserahkan').fill(cardNo);
  await page.keyboard.press('Enter');
};
const attach = async (page: Page, label: string) => {
  await page.getByLabel(label).setInputFiles(png(16, 16, { noisy: true }));
};

test('a waiting card is handed over at the counter, and a reload in the middle loses nothing', async ({ openAs }) => {
  const card = await waitingFor(members.waitingForCard);
  const page = await Given('the counter', () => openAs('ADMCB07', '/card-pickup/create'));
  await When('the member is found by number and Enter', () => find(page, members.waitingForCard));
  await Then('the waiting card is offered, and the field for the scanner has the focus', async () => {
    await expect(page.getByText('Kartu menunggu:')).toBeVisible();
    await expect(page.getByLabel('Pindai kartu yang akan diserahkan')).toBeFocused();
  });
  await When('another card is scanned', () => scan(page, cardNumbers.ofAnotherMember));
  await Then('it is refused beside the field', () =>
    expect(page.getByRole('alert').filter({ hasText: 'Kartu bukan milik member ini' })).toBeVisible(),
  );
  await When('the right one is scanned, checks are ticked, a photo is taken, and the page is reloaded', async () => {
    await scan(page, card.cardNo);
    await page.getByLabel('KTP asli sudah dilihat').check();
    await page.getByLabel('Wajah cocok dengan KTP').check();
    await attach(page, 'Foto serah terima');
    await expect(page.getByText('Berkas tersimpan')).toHaveCount(1);
    await page.reload();
  });
  await Then('everything is still there', async () => {
    await expect(page.getByText('sudah dipindai')).toBeVisible();
    await expect(page.getByLabel('KTP asli sudah dilihat')).toBeChecked();
    await expect(page.getByText('Berkas tersimpan')).toHaveCount(1);
  });
  await When('it is completed without a signature', () =>
    page.getByRole('button', { name: 'Selesai dan berikutnya' }).click(),
  );
  await Then('what is missing is marked', () =>
    expect(page.getByRole('alert').filter({ hasText: 'Wajib diisi' })).toBeVisible(),
  );
  await When('a signature is added and it is completed', async () => {
    await attach(page, 'Atau unggah gambar tanda tangan');
    await expect(page.getByText('Berkas tersimpan')).toHaveCount(2);
    await page.getByRole('button', { name: 'Selesai dan berikutnya' }).click();
  });
  await Then('the counter is ready for the next member, and the card is handed over', async () => {
    await expect(page.getByText(`${card.pickUpNo} selesai, kartu diserahkan`)).toBeVisible();
    await expect(page.getByLabel('Nomor kartu, nomor member, NIK, atau telepon')).toBeFocused();
    await page.goto(`/card-pickup/${card.secureId}`);
    await expect(page.getByRole('heading', { name: 'Serah terima' })).toBeVisible();
  });
});

test('a deadline is extended, and head office reads that cards are handed over at the counter', async ({ openAs }) => {
  const card = await waitingFor(members.waitingWithDeadline);
  const page = await Given('the pick-up at its branch', () => openAs('ADMCB07', `/card-pickup/${card.secureId}`));
  await When('it is extended by 14 days for a reason', async () => {
    await page.getByRole('button', { name: 'Perpanjang' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Alasan').click();
    await page.getByRole('option', { name: /Libur panjang/ }).click();
    await dialog.getByRole('button', { name: 'Perpanjang' }).click();
  });
  await Then('the deadline moves', () => expect(page.getByText(/Batas pengambilan menjadi/)).toBeVisible());
  const office = await When('head office opens it', () => openAs('HOOPS01', `/card-pickup/${card.secureId}`));
  await Then('it says who hands it over', () =>
    expect(office.getByText('Kartu hanya diserahkan oleh user cabang tempat kartu berada.')).toBeVisible(),
  );
});
