import { limits } from '../../scripts/lib/patience.mjs';
import { launchOptionsWith } from '../support/browser.ts';
import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { formOn } from '../support/form.ts';
import { ask, goWithin } from '../support/frame.ts';
import { decidedApplicants } from '../support/records.ts';

test.use({
  launchOptions: launchOptionsWith('--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'),
});

interface Rows<R> {
  readonly rows: readonly R[];
}
interface Sent {
  readonly secureId: string;
  readonly issuanceId: string;
}

for (const [what, username, mode, field] of [
  ['what a courier tells of a card', 'VENDOR01', 'CUSTOMER', 'No. tanda terima'],
  ['a parcel at its office', 'HOOPS02', 'OFFICE', 'Diterima oleh'],
] as const)
  test(`the signed slip of ${what} is photographed; typing stays where the camera needs a reload`, async ({
    openAs,
  }) => {
    const {
      rows: [delivery],
    } = await ask<Rows<Sent>>('ADMIN03', `transaction/card-issuance/delivery?mode=${mode}&state=DISPATCHED`);
    const address = `/card-issuance/${delivery!.issuanceId}/delivery-page/${delivery!.secureId}`;
    const page = await Given('the receipt, reached from its delivery within the console', async () => {
      const opened = await openAs(username, address);
      await expect(opened.getByRole('heading', { level: 1 })).toBeVisible();
      await goWithin(opened, `${address}/upload-receipt`);
      return opened;
    });
    await When('something is typed, and the camera is started', async () => {
      await page.getByLabel(field, { exact: true }).fill('UJI-KAMERA');
      await page.getByRole('button', { name: 'Nyalakan kamera' }).click();
    });
    await Then('the page is loaded anew with what was typed', async () => {
      await expect
        .poll(() =>
          page.evaluate(() => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).type),
        )
        .toBe('reload');
      await expect(page.getByLabel(field, { exact: true })).toHaveValue('UJI-KAMERA');
    });
    await When('the slip is photographed', async () => {
      await page.getByRole('button', { name: 'Nyalakan kamera' }).click();
      const video = page.getByLabel('Gambar kamera');
      await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.videoWidth)).toBeGreaterThan(0);
      await page.getByRole('button', { name: 'Ambil foto' }).click();
    });
    await Then('it is kept, and the camera is off', async () => {
      await expect(page.getByText('Berkas tersimpan')).toBeVisible();
      await expect(page.getByLabel('Gambar kamera')).toHaveCount(0);
    });
  });

for (const [who, username, field, code] of [
  ['a user of an MRA', 'MRAOFF01', 'MRA pemohon', /^\d{4}/],
  ['a user of a branch', 'ADMCB05', 'Cabang pemohon', /^\d{5}/],
] as const)
  test(`${who} asks for cards in the name of the own office without choosing it`, async ({ openAs }) => {
    const page = await Given('a new reservation', () => openAs(username, '/card-reservations/create'));
    await Then('the office stands there', () => expect(formOn(page).field(field)).toHaveValue(code));
  });

test('an application is free for others as soon as its desk is left, by a link or by closing the page', async ({
  openAs,
}) => {
  const { rows } = await ask<Rows<{ readonly secureId: string; readonly memberNo: string }>>(
    'ADMIN03',
    'middle/card-verification?state=MANUAL_CHECKING&size=100',
  );
  const { secureId } = rows.findLast(({ memberNo }) => !decidedApplicants.has(memberNo))!;
  const desk = `/card-verification/${secureId}/manual-checking`;
  const mine = await Given('somebody at its desk', () => openAs('HOOPS02', desk));
  await expect(mine.getByRole('group', { name: /^1\. / })).toBeVisible();
  const other = await When('a colleague opens it', () => openAs('HOOPS03', desk));
  await Then('it is taken', () => expect(other.getByText('Sedang diperiksa oleh HOOPS02')).toBeVisible());
  await When('the first goes to the list', () =>
    mine.getByRole('navigation', { name: 'Menu utama' }).getByRole('link', { name: 'Verifikasi Kartu' }).click(),
  );
  await Then('the colleague gets it', async () => {
    await expect(async () => {
      await other.reload();
      await expect(other.getByRole('group', { name: /^1\. / })).toBeVisible({ timeout: limits.attempt });
    }).toPass();
  });
  await When('the colleague closes the page', () => other.close({ runBeforeUnload: false }));
  await Then('the first gets it back', async () => {
    await expect(async () => {
      await mine.goto(desk);
      await expect(mine.getByRole('group', { name: /^1\. / })).toBeVisible({ timeout: limits.attempt });
    }).toPass();
  });
  await mine.goto('/');
});
