import { launchOptionsWith } from '../support/browser.ts';
import { statusOf } from '../support/cards.ts';
import { effortOn } from '../support/effort.ts';
import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { ask } from '../support/frame.ts';
import { members } from '../support/records.ts';

test.use({
  launchOptions: launchOptionsWith('--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'),
});

const reserved: ReadonlySet<string> = new Set(Object.values(members));

test('a card is handed over with camera and pad by at most 2 clicks', async ({ openAs }) => {
  const { rows } = await ask<{ readonly rows: readonly { readonly memberNo: string; readonly cardNo: string }[] }>(
    'ADMCB10',
    'transaction/card-pickup?state=WAITING&size=100',
  );
  // A second attempt takes the next one: the first may have handed the card over before it failed.
  const { memberNo, cardNo } = (rows.find((row) => row.memberNo === members.waitingAtMeasuredCounter) ??
    rows.find((row) => !reserved.has(row.memberNo)))!;
  const page = await Given('the counter', () => openAs('ADMCB10', '/card-pickup/create'));
  const work = await effortOn(page);
  await When('member and card are scanned', async () => {
    await expect(page.getByLabel('Nomor kartu, nomor member, NIK, atau telepon')).toBeFocused();
    await work.scan(memberNo);
    await expect(page.getByLabel('Pindai kartu yang akan diserahkan')).toBeFocused();
    await work.scan(cardNo);
  });
  await When('the checks are ticked by keys', async () => {
    await expect(page.getByLabel('KTP asli sudah dilihat')).toBeFocused();
    await work.press('Space');
    await work.press('Tab');
    await work.press('Space');
    await expect(page.getByLabel('Wajah cocok dengan KTP')).toBeChecked();
  });
  await When('the photo is taken, the member signs, and it is completed', async () => {
    const video = page.getByLabel('Gambar kamera');
    await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.videoWidth)).toBeGreaterThan(0);
    await work.click(page.getByRole('button', { name: 'Ambil foto' }));
    await expect(page.getByRole('button', { name: 'Ambil ulang dengan kamera' })).toBeVisible();
    await work.sign(page.getByRole('img', { name: 'Tanda tangan di kotak ini' }));
    await work.click(page.getByRole('button', { name: 'Selesai dan berikutnya' }));
  });
  await Then('the member has the card, and the counter is ready for the next', async () => {
    await expect(page.getByText(/selesai, kartu diserahkan/)).toBeVisible();
    await expect(page.getByLabel('Nomor kartu, nomor member, NIK, atau telepon')).toBeFocused();
    expect(await statusOf(cardNo)).toBe('Picked_Up');
  });
  await Then('it took no more than that', async () => {
    const { clicks, keys, scans } = await work.spent();
    expect(clicks).toBeLessThanOrEqual(2);
    expect(keys).toBeLessThanOrEqual(3);
    expect(scans).toBe(2);
  });
});

test('the camera is off everywhere but at the counter, and there only while it is looked at', async ({ openAs }) => {
  const allowed = (page: Awaited<ReturnType<typeof openAs>>) =>
    page.evaluate(() =>
      navigator.mediaDevices.getUserMedia({ video: true }).then(
        (stream) => stream.getTracks().forEach((track) => track.stop()) ?? 'given',
        (error: Error) => error.name,
      ),
    );
  const page = await Given('a page that takes no photos', () => openAs('ADMCB10', '/cards'));
  await Then('its document cannot use the camera', async () => expect(await allowed(page)).toBe('NotAllowedError'));
  await When('the counter is opened', () => page.goto('/card-pickup/create'));
  await Then('that document can', async () => expect(await allowed(page)).toBe('given'));
});
