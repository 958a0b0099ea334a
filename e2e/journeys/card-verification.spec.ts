import type { Page } from '@playwright/test';
import { ask } from '../support/frame.ts';
import { expect, test, Given, Then, When } from '../support/fixtures.ts';
import { members } from '../support/records.ts';

interface Verifications {
  readonly rows: readonly { readonly secureId: string; readonly verificationNo: string; readonly memberNo: string }[];
}
const ofMember = async (memberNo: string) => {
  const { rows } = await ask<Verifications>('ADMIN03', 'middle/card-verification?state=MANUAL_CHECKING&size=100');
  return rows.find((row) => row.memberNo === memberNo)!;
};
const items = 9;
const choose = (page: Page, item: string, word: 'OK' | 'Tidak OK') =>
  page.getByRole('group', { name: item }).getByRole('radio', { name: word, exact: true }).check();
const checkAll = async (page: Page) => {
  for (let item = 1; item <= items; item += 1) await choose(page, `${item}. `, 'OK');
};

test('a failed step is looked at, overridden with a note and approved by a second person', async ({ openAs }) => {
  const { secureId, verificationNo } = await ofMember(members.withFailedStep);
  const page = await Given('an application whose liveness failed', () =>
    openAs('HOOPS02', `/card-verification/${secureId}`),
  );
  await Then('its photos are closed, its steps shown', async () => {
    await expect(page.getByText('Tertutup')).toHaveCount(2);
    await expect(page.getByRole('row', { name: /Pengenalan wajah \(liveness\) Gagal/ })).toBeVisible();
  });
  await When('the verifier goes to the desk', () => page.getByRole('link', { name: 'Periksa', exact: true }).click());
  await Then('the photos open and nothing can be approved yet', async () => {
    await expect(page.getByRole('img', { name: 'KTP' })).toBeVisible();
    await expect(page.getByRole('img', { name: 'Selfie' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Setujui', exact: true })).toHaveAccessibleDescription(
      '9 butir belum diperiksa',
    );
  });
  await When('all is in order but the step, and the page is reloaded', async () => {
    await checkAll(page);
    await page.getByLabel(/Catatan/).fill('Wajah cocok dengan KTP setelah dibandingkan minuta');
    await page.reload();
  });
  await Then('everything is still there, and only a second person can approve', async () => {
    await expect(page.getByRole('radio', { name: 'OK', exact: true, checked: true })).toHaveCount(items);
    await expect(page.getByLabel(/Catatan/)).toHaveValue(/dibandingkan/);
    await expect(page.getByRole('button', { name: 'Setujui', exact: true })).toHaveAccessibleDescription(
      'Ada langkah gagal: ajukan persetujuan',
    );
  });
  const other = await When('somebody else opens the desk', () =>
    openAs('HOOPS03', `/card-verification/${secureId}/manual-checking`),
  );
  await Then('it says who has it', () => expect(other.getByText('Sedang diperiksa oleh HOOPS02')).toBeVisible());
  await When('it is sent for approval', () => page.getByRole('button', { name: 'Ajukan persetujuan' }).click());
  await Then('the next one is at hand', async () => {
    await expect(page.getByText('Menunggu persetujuan')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Berikutnya' })).toBeFocused();
  });
  const head = await When('the head of the branch opens it', () => openAs('KACAB06', `/card-verification/${secureId}`));
  await When('and approves what he has seen', async () => {
    for (const name of ['KTP', 'Selfie']) await expect(head.getByRole('img', { name, exact: true })).toBeVisible();
    await head.getByRole('button', { name: 'Setujui', exact: true }).click();
    const dialog = head.getByRole('alertdialog');
    await expect(dialog).toContainText(verificationNo);
    await dialog.getByRole('button', { name: 'Setujui' }).click();
  });
  await Then('it is approved by him', async () => {
    await expect(head.getByRole('row', { name: /Disetujui KACAB06/ })).toBeVisible();
    await expect(head.getByRole('button', { name: 'Setujui', exact: true })).toHaveCount(0);
  });
});

test('an application that is not in order is returned with the reasons of its findings', async ({ openAs }) => {
  const { secureId } = await ofMember(members.withApplicationToReturn);
  const page = await Given('the desk', () => openAs('HOOPS04', `/card-verification/${secureId}/manual-checking`));
  await When('one item is not in order', async () => {
    await choose(page, '4. ', 'Tidak OK');
    await page.getByLabel('Alasan KTP terbaca dan berlaku').click();
    await page.getByRole('option', { name: /Foto KTP buram/ }).click();
  });
  await When('it is returned', async () => {
    await page.getByRole('button', { name: 'Kembalikan', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.locator('.chip', { hasText: 'Foto KTP buram' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Kembalikan' }).click();
  });
  await Then('the applicant has it again, for that reason', async () => {
    await expect(page.getByText('Status sekarang:')).toBeVisible();
    await page.getByRole('link', { name: 'Buka detail' }).last().click();
    await expect(page.getByRole('row', { name: /Dikembalikan HOOPS04 Foto KTP buram/ })).toBeVisible();
  });
});

test('a reveal of a photo asks for a reason and shows it with a watermark', async ({ openAs }) => {
  const {
    rows: [one],
  } = await ask<Verifications>('ADMIN03', 'middle/card-verification?state=RETURNED&size=10');
  const page = await Given('a returned application', () => openAs('HOOPS05', `/card-verification/${one!.secureId}`));
  await When('the KTP is opened with a reason', async () => {
    await page.getByRole('button', { name: 'Buka foto KTP' }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('textbox').fill('pengaduan nasabah');
    await dialog.getByRole('button', { name: 'Buka foto' }).click();
  });
  await Then('it is shown until it is closed', async () => {
    await expect(page.getByRole('img', { name: 'KTP' })).toBeVisible();
    await page.getByRole('button', { name: 'Tutup foto KTP' }).click();
    await expect(page.getByRole('img', { name: 'KTP' })).toHaveCount(0);
  });
});
