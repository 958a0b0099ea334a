import type { Page } from '@playwright/test';
import { chooseIn } from '../support/choice.ts';
import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { fact } from '../support/form.ts';
import { ask } from '../support/frame.ts';
import { callAs } from '../support/services.ts';
import { png } from '../support/upload.ts';

interface Free {
  readonly cardNo: string;
}
interface Choice {
  readonly secureId: string;
  readonly code: string;
}

const printed = (cardNo: string) => cardNo.replaceAll(/(\d{4})(?=\d)/g, '$1 ');
const line = (page: Page, n: number) => page.getByRole('region', { name: `Baris ${n}`, exact: true });

/** Imitates a scanner: types the number, then Enter. */
async function scan(page: Page, label: string, cardNo: string): Promise<void> {
  const box = page.getByLabel(label);
  await box.fill(cardNo);
  await box.press('Enter');
}

/** Chooses the destination of a line and scans its cards. */
async function fillLine(page: Page, n: number, office: string, cards: readonly string[]): Promise<void> {
  await chooseIn(line(page, n).getByLabel('Tujuan'), new RegExp(office));
  for (const [index, cardNo] of cards.entries()) {
    await scan(page, `Pindai ke baris ${n}`, cardNo);
    await expect(line(page, n).getByText(`${index + 1} dipindai`)).toBeVisible();
  }
}

async function answer(page: Page, action: string, remark?: string): Promise<void> {
  const question = page.getByRole('alertdialog');
  if (remark) await question.getByLabel(/Catatan/).fill(remark);
  await question.getByRole('button', { name: action, exact: true }).click();
}

// The last free cards in the safe of MRA 0101 are reserved for this test.
test('an MRA sends to three branches: one reports a missing and a damaged card, one rejects, one is recalled', async ({
  openAs,
}) => {
  const mra = (await ask<Choice[]>('ADMIN03', 'middle/mra/lov?search=0101')).find(({ code }) => code === '0101')!;
  const free = (
    await ask<{ readonly rows: readonly Free[] }>(
      'MRAOFF01',
      `transaction/card-assignment/search?originKind=MRA&originId=${mra.secureId}`,
    )
  ).rows.map(({ cardNo }) => cardNo);
  const [good = '', broken = '', lost = '', rejected = '', recalled = ''] = free.slice(-5);

  const sender = await Given('a new assignment of the MRA', () => openAs('MRAOFF01', '/card-assignment/create'));
  await When('its cards are scanned into three lines, one of them twice', async () => {
    await sender.getByRole('combobox', { name: 'Dari' }).click();
    await sender.getByRole('option', { name: /^0101/ }).click();
    await fillLine(sender, 1, '10010', [good, broken, lost]);
    await sender.getByRole('button', { name: 'Tambah baris' }).click();
    await scan(sender, 'Pindai ke baris 2', good);
  });
  await Then('the card of another line is refused beside the scanner', () =>
    expect(line(sender, 2).getByRole('alert').filter({ hasText: 'Kartu sudah ada di baris 1' })).toBeVisible(),
  );
  await When('the other lines are filled, and the page is reloaded', async () => {
    await fillLine(sender, 2, '10020', [rejected]);
    await sender.getByRole('button', { name: 'Tambah baris' }).click();
    await fillLine(sender, 3, '10030', [recalled]);
    await sender.reload();
  });
  await Then('nothing is lost', () => expect(sender.getByText('3 baris, 5 kartu')).toBeVisible());
  await When('they are sent', () => sender.getByRole('button', { name: 'Kirim', exact: true }).click());
  await Then('the assignment is on its way', async () => {
    await expect(sender).toHaveURL(/card-assignment\/[0-9a-f-]{36}$/);
    await expect(fact(sender, 'Status')).toContainText('Dikirim');
    await expect(sender.getByRole('link', { name: /^Baris \d$/ })).toHaveCount(3);
  });
  const linePath = async (n: number) =>
    (await sender.getByRole('link', { name: `Baris ${n}`, exact: true }).getAttribute('href'))!;
  const [first, second, third] = [await linePath(1), await linePath(2), await linePath(3)];

  const branch = await Given('the first line at its branch', () => openAs('ADMCB01', first));
  await When('two cards are scanned, one of them damaged, and a card of another parcel', async () => {
    await branch.getByLabel('Tanda terima').setInputFiles(png(64, 48));
    await expect(branch.getByText('Berkas tersimpan')).toBeVisible();
    for (const cardNo of [good, broken]) await scan(branch, 'Pindai kartu yang diterima', cardNo);
    await branch
      .getByRole('listitem')
      .filter({ hasText: printed(broken) })
      .getByLabel('Rusak')
      .check();
    await scan(branch, 'Pindai kartu yang diterima', rejected);
  });
  await Then('the foreign card is refused', async () => {
    await expect(branch.getByRole('alert').filter({ hasText: 'Kartu tidak ada di baris ini' })).toBeVisible();
    await expect(branch.getByText('2 dari 3 dipindai')).toBeVisible();
  });
  await When('what was scanned is to be received', () =>
    branch.getByRole('button', { name: 'Terima yang dipindai' }).click(),
  );
  await Then('nothing is, while the field holds a number that cannot be taken', async () => {
    await expect(branch.getByRole('alertdialog')).toHaveCount(0);
    await expect(branch.getByLabel('Pindai kartu yang diterima')).toBeFocused();
  });
  await When('it is cleared, what was scanned is received, and the missing one reported', async () => {
    await branch.getByRole('button', { name: 'Kosongkan' }).click();
    await branch.getByRole('button', { name: 'Terima yang dipindai' }).click();
    await expect(branch.getByRole('alertdialog')).toContainText(
      `1 kartu tidak dipindai dan akan dilaporkan hilang oleh kurir. ${printed(lost)}`,
    );
    await answer(branch, 'Terima');
  });
  await Then('one lies in the safe, one is held as damaged, one is missing and reported by the courier', async () => {
    for (const [title, count] of [
      ['Diterima', '1'],
      ['Rusak', '1'],
      ['Tidak ada', '1'],
      ['Dalam perjalanan', '0'],
    ] as const)
      await expect(fact(branch, title)).toHaveText(count);
    const statuses = await Promise.all(
      [good, broken, lost].map(
        async (cardNo) =>
          (await callAs('ADMIN03', 'GET', `middle/cards?search=${cardNo}`)).result.rows[0].cardStatus as string,
      ),
    );
    expect(statuses).toEqual(['Branch', 'Branch', 'delivered_to_branch']);
    const { rows } = await ask<{ readonly rows: readonly { readonly reporterKind: string; readonly state: string }[] }>(
      'ADMIN03',
      `transaction/card-lost?search=${lost}`,
    );
    expect(rows).toMatchObject([{ reporterKind: 'COURIER', state: 'REPORTED' }]);
  });

  const other = await Given('the second line at its branch', () => openAs('ADMCB03', second));
  await When('the branch leaves a remark and rejects the line', async () => {
    await other.getByLabel('Tambah catatan').fill('Segel rusak saat tiba');
    await other.getByRole('button', { name: 'Tambah catatan' }).click();
    await expect(other.getByRole('listitem').filter({ hasText: 'ADMCB03: Segel rusak saat tiba' })).toBeVisible();
    await other.getByRole('button', { name: 'Tolak', exact: true }).click();
    await answer(other, 'Tolak', 'Bukan permintaan cabang ini');
  });
  await Then('it is rejected, and its remarks stand there, the newest first', async () => {
    await expect(fact(other, 'Status')).toContainText('Ditolak');
    await expect(other.getByRole('listitem').filter({ hasText: 'ADMCB03: ' })).toContainText([
      'Bukan permintaan cabang ini',
      'Segel rusak saat tiba',
    ]);
  });

  await When('the sender recalls the third line', async () => {
    await sender.goto(third);
    await expect(sender.getByRole('button', { name: 'Tolak', exact: true })).toHaveCount(0);
    await sender.getByRole('button', { name: 'Tarik kembali' }).click();
    await answer(sender, 'Tarik kembali', 'Salah tujuan');
  });
  await Then('it is recalled, and both cards lie in the safe of the MRA again', async () => {
    await expect(fact(sender, 'Status')).toContainText('Ditarik');
    for (const cardNo of [rejected, recalled])
      expect((await callAs('ADMIN03', 'GET', `middle/cards?search=${cardNo}`)).result.rows[0]).toMatchObject({
        cardStatus: 'MRA',
      });
  });
});
