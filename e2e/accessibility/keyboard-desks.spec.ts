import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { fact } from '../support/form.ts';
import { ask } from '../support/frame.ts';
import { keysOn } from '../support/keyboard.ts';
import { listOn } from '../support/list.ts';
import { png } from '../support/upload.ts';

interface Rows<R> {
  readonly rows: readonly R[];
}
type Keys = ReturnType<typeof keysOn>;

/** Imitates a scanner: with the focus in the field, it types the number, then Enter. */
async function scan(keys: Keys, field: ReturnType<Page['getByLabel']>, cardNo: string): Promise<void> {
  await keys.to(field);
  await keys.type(cardNo);
  await keys.press('Enter');
}

/** Focuses the file input by keyboard; the system's file dialog is outside of the page. */
async function attach(keys: Keys, field: ReturnType<Page['getByLabel']>): Promise<void> {
  await keys.to(field);
  await field.setInputFiles(png(64, 48));
}

// The delivery of stock that is on its way to office 13010; no other test receives it.
test('a delivery is received card by card without a mouse', async ({ openAs }) => {
  const { rows: issuances } = await ask<Rows<{ readonly secureId: string }>>(
    'HOOPS02',
    'transaction/card-issuance?cardStatus=delivered_to_branch&mode=BRANCH',
  );
  const found = await Promise.all(
    issuances.map(async ({ secureId: issuanceId }) =>
      (
        await ask<Rows<{ readonly secureId: string; readonly destination: string }>>(
          'HOOPS02',
          `transaction/card-issuance/delivery?issuanceId=${issuanceId}&state=DISPATCHED`,
        )
      ).rows.map((delivery) => ({ ...delivery, issuanceId })),
    ),
  );
  const { secureId, issuanceId } = found.flat().find(({ destination }) => destination.startsWith('13010'))!;
  const lines = await ask<readonly { readonly cardNo: string }[]>(
    'HOOPS02',
    `transaction/card-issuance/delivery/${secureId}/numbers`,
  );
  const page = await Given('the receipt of a delivery, for head office', () =>
    openAs('HOOPS02', `/card-issuance/${issuanceId}/delivery-page/${secureId}/upload-receipt`),
  );
  const keys = keysOn(page);
  const slip = `TT-K${randomInt(1e6)}`;
  await When('the slip is attached, its number written, and the cards counted one by one', async () => {
    await attach(keys, page.getByLabel('Tanda terima bertanda tangan'));
    await keys.write(page.getByLabel('No. tanda terima'), slip);
    await keys.to(page.getByRole('radio', { name: /Semua/ }));
    await keys.press('ArrowDown');
    for (const { cardNo } of lines) await scan(keys, page.getByLabel('Pindai kartu yang diterima'), cardNo);
  });
  await Then('all of them are there', () =>
    expect(page.getByText(`${lines.length} dari ${lines.length} dipindai`)).toBeVisible(),
  );
  await When('it is saved', () => keys.enter(page.getByRole('button', { name: 'Simpan penerimaan' })));
  await Then('the delivery is received, and the focus is in its page', async () => {
    await expect(page).toHaveURL(new RegExp(`delivery-page/${secureId}$`));
    await expect(page.getByRole('cell', { name: slip, exact: true })).toBeVisible();
    await keys.isKept();
  });
});

// The last free card of office 10050's safe is moved here; no other test takes it.
test('a card goes from branch to branch without a mouse', async ({ openAs }) => {
  const offices = await ask<readonly { readonly secureId: string; readonly code: string }[]>(
    'ADMIN03',
    'middle/branch/lov?line=SPEKTRA&search=10050',
  );
  const origin = offices.find(({ code }) => code === '10050')!.secureId;
  const { rows } = await ask<Rows<{ readonly cardNo: string }>>(
    'ADMCB09',
    `transaction/card-assignment/search?originKind=BRANCH&originId=${origin}`,
  );
  const { cardNo } = rows.at(-1)!;
  const page = await Given('a new assignment of a branch', () => openAs('ADMCB09', '/card-assignment/create'));
  const keys = keysOn(page);
  const line = page.getByRole('region', { name: 'Baris 1', exact: true });
  await When('its kind, origin and destination are chosen, a card scanned, and it is sent', async () => {
    await keys.choose(page.getByLabel('Jenis', { exact: true }), 'Pemindahan');
    await keys.find(page.getByRole('combobox', { name: 'Dari' }), '10050');
    await keys.choose(line.getByLabel('Tujuan'), '10060');
    await scan(keys, page.getByLabel('Pindai ke baris 1'), cardNo);
    await expect(line.getByText('1 dipindai')).toBeVisible();
    await keys.enter(page.getByRole('button', { name: 'Kirim', exact: true }));
  });
  await Then('it is on its way, and the focus is in its page', async () => {
    await expect(page).toHaveURL(/card-assignment\/[0-9a-f-]{36}$/);
    await expect(fact(page, 'Status')).toContainText('Dikirim');
    await keys.isKept();
  });
  await When('its line is opened and recalled', async () => {
    await keys.enter(page.getByRole('link', { name: 'Baris 1', exact: true }));
    await keys.enter(page.getByRole('button', { name: 'Tarik kembali' }));
    await keys.write(page.getByRole('alertdialog').getByRole('textbox', { name: /Catatan/ }), 'Salah cabang');
    await keys.enter(page.getByRole('alertdialog').getByRole('button', { name: 'Tarik kembali' }));
  });
  await Then('the card lies where it was', async () => {
    await expect(fact(page, 'Status')).toContainText('Ditarik');
    await keys.isKept();
  });
});

// The first who waits at office 10060 is served here; no other test serves him.
test('a waiting card is handed over at the counter without a mouse', async ({ openAs }) => {
  const { rows } = await ask<Rows<{ readonly memberNo: string; readonly cardNo: string; readonly pickUpNo: string }>>(
    'ADMCB11',
    'transaction/card-pickup?state=WAITING&size=100',
  );
  const waiting = rows[0]!;
  const page = await Given('the counter', () => openAs('ADMCB11', '/card-pickup/create'));
  const keys = keysOn(page);
  await When('the member is found and his card scanned, without a key between', async () => {
    await expect(page.getByLabel('Nomor kartu, nomor member, NIK, atau telepon')).toBeFocused();
    await keys.type(waiting.memberNo);
    await keys.press('Enter');
    await expect(page.getByLabel('Pindai kartu yang akan diserahkan')).toBeFocused();
    await keys.type(waiting.cardNo);
    await keys.press('Enter');
    await expect(page.getByText('sudah dipindai')).toBeVisible();
    await keys.isKept();
  });
  await When('checks, photo and signature are given, and it is completed', async () => {
    await keys.tick(page.getByLabel('KTP asli sudah dilihat'));
    await keys.tick(page.getByLabel('Wajah cocok dengan KTP'));
    await attach(keys, page.getByLabel('Foto serah terima'));
    await expect(page.getByText('Berkas tersimpan')).toHaveCount(1);
    await attach(keys, page.getByLabel('Atau unggah gambar tanda tangan'));
    await expect(page.getByText('Berkas tersimpan')).toHaveCount(2);
    await keys.enter(page.getByRole('button', { name: 'Selesai dan berikutnya' }));
  });
  await Then('the counter waits for the next one', async () => {
    await expect(page.getByText(`${waiting.pickUpNo} selesai, kartu diserahkan`)).toBeVisible();
    await expect(page.getByLabel('Nomor kartu, nomor member, NIK, atau telepon')).toBeFocused();
  });
});

// The second paid request is chosen here.
test('requests are chosen for printing without a mouse', async ({ openAs }) => {
  const { rows } = await ask<Rows<{ readonly requestNo: string; readonly feeState: string }>>(
    'ADMIN03',
    'transaction/ecard-printing?state=REQUESTED&size=50',
  );
  const { requestNo } = rows.findLast(({ feeState }) => feeState === 'PAID')!;
  const page = await Given('requests to choose from, as the vendor', () =>
    openAs('VENDOR01', `/ecard-printing/select-for-printing?search=${requestNo}`),
  );
  const keys = keysOn(page);
  await When('one is ticked and the vendor chosen', async () => {
    await keys.tick(listOn(page).row(requestNo));
    await keys.enter(page.getByRole('button', { name: 'Pilih untuk dicetak' }));
    await keys.find(page.getByRole('dialog').getByLabel('Vendor cetak'), 'PV01');
    await keys.enter(page.getByRole('dialog').getByRole('button', { name: 'Buat penerbitan' }));
  });
  await Then('an issuance with one batch is made, and the focus is in the page', async () => {
    await expect(
      page.getByRole('region', { name: 'Penerbitan yang dibuat' }).getByRole('link', { name: /^ISS-/ }),
    ).toBeVisible();
    await keys.isKept();
  });
});
