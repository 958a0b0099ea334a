import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { snackbar } from '../support/list.ts';

test('photos of orders of NMC: numbers are typed, and a picture of two orders is only escalated', async ({
  openAs,
}) => {
  const page = await Given('frame and engine numbers that wait', () =>
    openAs('HOOPS04', '/photos-screening-nmc?documentType=2&duplicate=false'),
  );
  const facts = page.getByRole('region', { name: 'Bandingkan dengan foto' });
  const verdict = page.getByRole('region', { name: 'Keputusan' });
  const applNo = () => facts.locator('dt', { hasText: 'No. aplikasi' }).locator('+ dd').innerText();
  await expect(page.getByRole('img', { name: '2 Nomor rangka dan mesin', exact: true })).toBeVisible();
  const first = await applNo();
  await When('one key asks for the numbers, and others than those of the order are typed', async () => {
    await page.keyboard.press('a');
    await verdict.getByLabel('Nomor rangka').fill('mh1');
    await verdict.getByRole('button', { name: 'Setujui' }).click();
    await expect(verdict.getByText('17 huruf dan angka, tanpa I, O dan Q')).toBeVisible();
    await verdict.getByLabel('Nomor rangka').fill('MH1JFZ99999999999');
    await verdict.getByLabel('Nomor mesin').fill('JFZ1E9999999');
    await verdict.getByRole('button', { name: 'Setujui' }).click();
  });
  await Then('the photo is not approved', () =>
    expect(verdict.getByRole('alert')).toHaveText('Nomor rangka atau mesin berbeda dari order; tolak atau eskalasi'),
  );
  await When('those of the order are typed', async () => {
    const serial = String(Number(first.slice(-6)));
    await verdict.getByLabel('Nomor rangka').fill(`MH1JFZ${serial.padStart(11, '0')}`);
    await verdict.getByLabel('Nomor mesin').fill(`JFZ1E${serial.padStart(7, '0')}`);
    await verdict.getByRole('button', { name: 'Setujui' }).click();
  });
  await Then('it is approved', () => expect(snackbar(page, `Disetujui: ${first}`)).toBeVisible());

  const other = await Given('a picture that two orders have', () =>
    openAs('HOOPS03', '/photos-screening?duplicate=true'),
  );
  const desk = other.getByRole('region', { name: 'Keputusan' });
  await Then('it can only be escalated', async () => {
    await expect(desk.getByRole('note')).toContainText('hanya dapat dieskalasi');
    await expect(desk.getByRole('button', { name: /^Setujui/ })).toHaveCount(0);
  });
  await When('it is handed on with its reason', async () => {
    await other.keyboard.press('e');
    await desk.getByLabel('Foto dipakai ulang').check();
    await desk.getByLabel('Catatan').fill('Gambar yang sama pada order lain');
    await desk.getByRole('button', { name: 'Kirim' }).click();
  });
  await Then('an approver decides', () => expect(other.getByText(/^Dieskalasi: \d{14}/)).toBeVisible());
});
