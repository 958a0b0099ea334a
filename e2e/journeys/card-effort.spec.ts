import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { applicationsIn, apply, loseCard, withdraw } from '../support/applications.ts';
import { effortOn } from '../support/effort.ts';
import { ask } from '../support/frame.ts';
import { sendParcel } from '../support/parcel.ts';
import { png } from '../support/upload.ts';
import { measuredApplicants } from '../support/records.ts';

// Maximum clicks and keys for daily work; more is a regression.
test('a parcel of 50 good cards is received from home by at most 4 clicks and 3 keys', async ({ openAs }) => {
  const deliveryNo = await Given('such a parcel on its way to branch 10060', () => sendParcel('10060', 'REG', 50));
  const page = await Given('the start page of the branch', () => openAs('ADMCB11', '/'));
  const work = await effortOn(page);
  await When('the parcel is received', async () => {
    await work.click(
      page.getByRole('list', { name: 'Menunggu Anda' }).getByRole('link', { name: /Kiriman menuju kantor Anda/ }),
    );
    await work.click(page.getByRole('link', { name: deliveryNo }));
    await expect(page.getByLabel('Jumlah diterima baik')).toHaveValue('50');
    await work.choose(page.getByLabel('Tanda terima bertanda tangan'), png(66, 48));
    await expect(page.getByText('Berkas tersimpan')).toBeVisible();
    await work.click(page.getByRole('button', { name: 'Simpan penerimaan' }));
  });
  await Then('it is, with a receipt of its own number', async () => {
    await expect(page.getByRole('cell', { name: `TT-${deliveryNo}`, exact: true })).toBeVisible();
    const {
      rows: [delivery],
    } = await ask<{ readonly rows: readonly { readonly received: number; readonly state: string }[] }>(
      'ADMIN03',
      `transaction/card-issuance/delivery?search=${deliveryNo}`,
    );
    expect(delivery).toMatchObject({ received: 50, state: 'RECEIVED' });
  });
  await Then('it took no more than that', async () => {
    const { clicks, keys } = await work.spent();
    expect(clicks).toBeLessThanOrEqual(4);
    expect(keys).toBeLessThanOrEqual(3);
  });
});

const applicants = measuredApplicants;
const verifier = 'ADMCB02';
const total = 20;

test('20 clean applications are verified without a mouse, each by at most 12 keys', async ({ openAs }) => {
  await Given('members who may apply', () => Promise.all(applicants.map((memberNo) => loseCard('HOOPS04', memberNo))));
  const page = await Given('the queue of their branch', () => openAs(verifier, '/card-verification'));
  const work = await effortOn(page);
  for (let done = 0; done < total; done += applicants.length) {
    const round = applicants.slice(0, total - done);
    await Given(`${round.length} of them have applied`, async () => {
      await withdraw('ADMIN02', new Set(applicants));
      for (const memberNo of round) await apply('HOOPS04', memberNo, 'SYR');
      await expect.poll(async () => (await applicationsIn(verifier, 'MANUAL_CHECKING')).length).toBe(round.length);
    });
    await When('the first is taken', async () => {
      await page.goto('/card-verification');
      await page.getByRole('button', { name: 'Periksa berikutnya' }).click();
      await work.spent();
    });
    for (const [index] of round.entries()) {
      await Then(`application ${done + index + 1} is approved by its keys alone`, async () => {
        const heading = (await page.getByRole('heading', { level: 1 }).textContent())!;
        for (let item = 1; item <= 9; item += 1) {
          await expect(page.getByRole('group', { name: new RegExp(`^${item}\\. `) }).locator(':focus')).toBeVisible();
          await work.press('o');
          await expect(
            page
              .getByRole('group', { name: new RegExp(`^${item}\\. `) })
              .getByRole('radio', { name: 'OK', exact: true }),
          ).toBeChecked();
        }
        await work.press('Control+Enter');
        if (index + 1 < round.length) await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(heading);
        else await expect(page.getByText('Tidak ada aplikasi yang menunggu pemeriksaan')).toBeVisible();
        const { clicks, keys } = await work.spent();
        expect(clicks).toBe(0);
        expect(keys).toBeLessThanOrEqual(12);
      });
    }
    await Then('none of them waits any more', async () =>
      expect(await applicationsIn(verifier, 'MANUAL_CHECKING')).toHaveLength(0),
    );
  }
});
