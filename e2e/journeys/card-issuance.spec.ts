import { randomInt } from 'node:crypto';
import { chooseIn } from '../support/choice.ts';
import { core } from '../support/core.ts';
import { ask } from '../support/frame.ts';
import { callAs } from '../support/services.ts';
import { png } from '../support/upload.ts';
import { expect, test, Given, Then, When } from '../support/fixtures.ts';

interface Rows<R> {
  readonly rows: readonly R[];
}
interface Batch {
  readonly secureId: string;
  readonly issuanceId: string;
  readonly batchNo: string;
  readonly quantity: number;
}

// Only this file uses the seeded batch whose print file was fetched, and the open stock issuance.
test(
  'the vendor marks a batch as printed and sends it, and the office receives it',
  core('story:cards'),
  async ({ openAs }) => {
    const [batch] = (await ask<Rows<Batch>>('ADMIN03', 'transaction/card-issuance/batch?state=FILE_TAKEN')).rows;
    const awb = `E2E-${randomInt(1e8)}`;
    const page = await Given('its print order, as the vendor', () =>
      openAs('VENDOR01', `/card-issuance/${batch!.issuanceId}?tab=batches`),
    );
    const mark = async () => {
      await page.getByRole('row').filter({ hasText: batch!.batchNo }).getByRole('button', { name: 'Aksi' }).click();
      await page.getByRole('menuitem', { name: 'Tandai tercetak' }).click();
    };
    await When(
      'the batch is marked as printed with a count that does not add up, and a reload before it is saved',
      async () => {
        await mark();
        await page.getByLabel('Tercetak baik').fill('1');
        await page.reload();
        await mark();
        await expect(page.getByLabel('Tercetak baik')).toHaveValue('1');
        await page.getByRole('dialog').getByRole('button', { name: 'Simpan' }).click();
      },
    );
    await Then('it is told beside the counts', () =>
      expect(page.getByRole('alert').filter({ hasText: `harus sama dengan batch ${batch!.quantity}` })).toBeVisible(),
    );
    await When('the counts are right', async () => {
      await page.getByLabel('Tercetak baik').fill(String(batch!.quantity));
      await page.getByRole('dialog').getByRole('button', { name: 'Simpan' }).click();
    });
    await Then('the batch is printed', () =>
      expect(
        page.getByRole('row').filter({ hasText: batch!.batchNo }).locator('.tag', { hasText: 'Tercetak' }),
      ).toBeVisible(),
    );

    await When('the cards for office 10040 are sent', async () => {
      await page.getByRole('link', { name: 'Kirim ke cabang' }).click();
      const row = page.getByRole('row').filter({ hasText: '10040' });
      await row.getByRole('checkbox').check();
      await chooseIn(row.getByLabel(/Kurir/), /^KR01/);
      await row.getByLabel(/No. resi/).fill(awb);
      await page.getByRole('button', { name: 'Kirim', exact: true }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Kirim', exact: true }).click();
    });
    const createdLinks = page.getByRole('region', { name: 'Kiriman yang dibuat' }).getByRole('link');
    await Then('a delivery is made', () => expect(createdLinks).toHaveText(/^DLV-/));
    const address = (await createdLinks.getAttribute('href'))!;
    await When('its packing list is opened', async () => {
      const no = await createdLinks.textContent();
      await createdLinks.click();
      await expect(page.getByRole('navigation', { name: 'Posisi halaman' }).getByRole('listitem')).toContainText([
        'Home',
        'Penerbitan Kartu',
        /^ISS-/,
        no!,
      ]);
      await page.getByRole('button', { name: 'Daftar isi' }).click();
    });
    await Then('it names the waybill', () => expect(page.getByRole('dialog').getByText(awb)).toBeVisible());

    const office = await Given('the same delivery at the office', () => openAs('ADMCB07', `${address}/upload-receipt`));
    const count = (
      await ask<{ readonly sent: number }>(
        'ADMIN03',
        `transaction/card-issuance/delivery/${address.split('/').at(-1)!}`,
      )
    ).sent;
    await When('it is received with a wrong count', async () => {
      await office.getByLabel('Tanda terima bertanda tangan').setInputFiles(png(64, 48));
      await office.getByLabel('No. tanda terima').fill('TT-E2E');
      await office.getByLabel('Jumlah diterima baik').fill(String(count + 1));
      await expect(office.getByRole('button', { name: 'Simpan penerimaan' })).toBeEnabled();
      await office.getByRole('button', { name: 'Simpan penerimaan' }).click();
    });
    await Then('the counts are told', () =>
      expect(office.getByRole('alert').filter({ hasText: `harus sama dengan dikirim ${count}` })).toBeVisible(),
    );
    await When('the count is right', async () => {
      await office.getByLabel('Jumlah diterima baik').fill(String(count));
      await office.getByRole('button', { name: 'Simpan penerimaan' }).click();
    });
    await Then('the delivery is received and its receipt stands there', async () => {
      await expect(office).toHaveURL(new RegExp(`${address.split('/').at(-1)!}$`));
      await expect(office.getByRole('cell', { name: 'TT-E2E', exact: true })).toBeVisible();
    });
    await When('the file was the wrong one, and another takes its place', async () => {
      await office.getByRole('button', { name: 'Ganti berkas TT-E2E' }).click();
      const dialog = office.getByRole('dialog');
      await dialog.getByLabel('No. tanda terima').fill('TT-BARU');
      await dialog.getByLabel('Tanda terima bertanda tangan').setInputFiles(png(64, 48));
      await dialog.getByRole('button', { name: 'Ganti berkas', exact: true }).click();
    });
    await Then('both stand there, and the first says what has taken its place', async () => {
      await expect(office.getByRole('cell', { name: /^TT-E2E.*Digantikan oleh TT-BARU/ })).toBeVisible();
      await expect(office.getByRole('cell', { name: 'TT-BARU', exact: true })).toBeVisible();
    });
  },
);

test('a batch is made of the open stock and its file fetched, the password apart', async ({ openAs }) => {
  const [open] = (
    await ask<Rows<{ readonly secureId: string; readonly issuanceNo: string }>>(
      'ADMIN03',
      'transaction/card-issuance?state=OPEN&mode=BRANCH',
    )
  ).rows;
  const page = await Given('the open stock issuance, as the vendor', () =>
    openAs('VENDOR01', `/card-issuance/${open!.secureId}`),
  );
  await When('printing starts', async () => {
    await page.getByRole('button', { name: 'Mulai cetak' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Mulai cetak' }).click();
  });
  await Then('a batch is made', () => expect(page.getByText(/Batch BAT-\d{6}-\d{5} dibuat/)).toBeVisible());
  await When('its file is fetched', async () => {
    await page.getByRole('tab', { name: 'Batch' }).click();
    await page.getByRole('row').filter({ hasText: 'Dibuat' }).getByRole('button', { name: 'Aksi' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Unduh file cetak' }).click();
    expect((await download).suggestedFilename()).toMatch(/^BAT-.+\.zip$/);
  });
  await Then('the batch says so, and the password is among the notices', async () => {
    await expect(page.getByRole('row').filter({ hasText: 'BAT-' }).filter({ hasText: 'File diambil' })).toBeVisible();
    const inbox = await ask<Rows<{ readonly text: string }>>('VENDOR01', 'middle/notification/inbox');
    expect(inbox.rows.some(({ text }) => /^BAT-\S+: \w{24}$/.test(text))).toBe(true);
  });
  const branch = await Given('another vendor order, as a branch that has none of it', () =>
    openAs('ADMCB13', `/card-issuance/${open!.secureId}`),
  );
  await Then('what is not its own is not there, or shows no act of the vendor', () =>
    expect(branch.getByRole('button', { name: 'Mulai cetak' })).toHaveCount(0),
  );
});

test('a vendor is offered neither the filter of vendors nor the file, and is refused both', async ({ openAs }) => {
  const shown = async (username: string) => {
    const page = await openAs(username, '/card-issuance');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    return {
      filter: await page.getByLabel('Vendor cetak', { exact: true }).count(),
      file: await page.getByRole('button', { name: 'Unduh', exact: true }).count(),
    };
  };
  await Then('head office has both', async () => expect(await shown('HOOPS02')).toEqual({ filter: 1, file: 1 }));
  await Then('the vendor has neither', async () => expect(await shown('VENDOR01')).toEqual({ filter: 0, file: 0 }));
  await Then('the services refuse both', async () => {
    const filtered = await callAs('VENDOR01', 'GET', 'transaction/card-issuance?printVendorCode=PV02');
    expect([filtered.status, filtered.code]).toEqual([422, 'VALIDATION']);
    const file = await callAs('VENDOR01', 'GET', 'transaction/card-issuance/download?format=csv');
    expect([file.status, file.code]).toEqual([403, 'FORBIDDEN']);
  });
});
