import { core } from '../support/core.ts';
import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { listOn, snackbar } from '../support/list.ts';

const address = '/photos-screening-membership';

test(
  'a screener decides photo after photo with single keys, and a reload keeps the photo at the desk',
  core('desk'),
  async ({ openAs }) => {
    const page = await Given('identity cards that wait, at the desk of a screener', () =>
      openAs('HOOPS04', `${address}?documentType=1`),
    );
    const facts = page.getByRole('region', { name: 'Bandingkan dengan foto' });
    const verdict = page.getByRole('region', { name: 'Keputusan' });
    const memberNo = () => facts.locator('dt', { hasText: 'No. member' }).locator('+ dd').innerText();
    await Then('photo and data of the member stand side by side', async () => {
      await expect(page.getByRole('img', { name: '1 KTP', exact: true })).toBeVisible();
      await expect(facts).toContainText(/\d{16}/);
      await expect(page.getByRole('region', { name: 'Pembanding' }).getByRole('img')).toBeVisible();
    });
    const first = await memberNo();
    await When('the page is loaded again', () => page.reload());
    await Then('the same photo is at the desk', async () => {
      await expect(facts).toContainText(first);
      await expect(page.getByRole('img', { name: '1 KTP', exact: true })).toBeVisible();
    });
    await When('one key approves it', () => page.keyboard.press('a'));
    await Then('the next photo is there', async () => {
      await expect(snackbar(page, `Disetujui: ${first}`)).toBeVisible();
      await expect(facts).not.toContainText(first);
      await expect(page.getByRole('img', { name: '1 KTP', exact: true })).toBeVisible();
    });
    const second = await memberNo();
    await When('it is rejected without a reason', async () => {
      await page.keyboard.press('r');
      await page.keyboard.press('Enter');
    });
    await Then('a reason is asked for, and the photo stays', async () => {
      await expect(verdict.getByRole('alert')).toHaveText('Pilih minimal satu alasan');
      await expect(facts).toContainText(second);
    });
    await When('a digit chooses the first reason', async () => {
      await page.keyboard.press('1');
      await page.keyboard.press('Enter');
    });
    await Then('it is rejected', () => expect(snackbar(page, `Ditolak: ${second}`)).toBeVisible());
    await expect(facts).not.toContainText(second);
    const third = await memberNo();
    // The services refuse a decision on a photo that they have not handed out.
    await expect(page.getByRole('img', { name: '1 KTP', exact: true })).toBeVisible();
    await When('the third looks like a fraud', async () => {
      await page.keyboard.press('e');
      await verdict.getByLabel('Catatan').fill('Nomor pada kartu tampak diubah');
      await verdict.getByRole('button', { name: 'Kirim' }).click();
    });
    await Then('it is handed on', () => expect(snackbar(page, `Dieskalasi: ${third}`)).toBeVisible());

    const approver = await Given('the desk of what was escalated, of an admin', () =>
      openAs('ADMIN02', `${address}?part=escalations&documentType=1`),
    );
    await When('the admin finds it in order', async () => {
      await expect(approver.getByText('Nomor pada kartu tampak diubah')).toBeVisible();
      await expect(approver.getByRole('img', { name: '1 KTP', exact: true })).toBeVisible();
      await approver.keyboard.press('a');
    });
    await Then('all three stand among the decided ones', async () => {
      await expect(snackbar(approver, `Disetujui: ${third}`)).toBeVisible();
      await approver.getByRole('tab', { name: 'Riwayat' }).click();
      const list = listOn(approver);
      await list.search(second);
      await expect(list.rows).toHaveCount(1);
      await expect(list.rows.first()).toContainText('Foto KTP buram');
    });
  },
);
