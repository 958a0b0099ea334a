import { callAs } from '../support/services.ts';
import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { listOn } from '../support/list.ts';

interface Row {
  readonly secureId: string;
  readonly cardNo: string;
  readonly version: number;
  readonly holds: readonly string[];
  readonly office: string;
}
const stored = async (office: string): Promise<readonly Row[]> => {
  const { result } = await callAs('ADMIN03', 'GET', 'middle/cards?status=Branch&held=false&sort=cardNo,asc&size=100');
  return (result.rows as Row[]).filter((row) => row.office.startsWith(office));
};
const printed = (cardNo: string) => cardNo.replace(/(.{4})(?=.)/g, '$1 ');

test('many cards are held at once: those that refuse are named, skipped, and repeated', async ({ openAs }) => {
  const rows = (await stored('10010')).slice(0, 3);
  expect(rows).toHaveLength(3);
  const [held, ...others] = rows as [Row, Row, Row];
  await Given('one of them is held already', () =>
    callAs('ADMIN03', 'PUT', 'middle/cards/hold', {
      secureId: held.secureId,
      version: held.version,
      remark: 'retak di sudut',
    }),
  );
  const page = await Given('the register of a branch', () => openAs('ADMCB01', '/cards'));
  const list = listOn(page);
  const dialog = page.getByRole('dialog', { name: /^Tahan: rusak/ });
  await When('their numbers are pasted and all of them chosen', async () => {
    await page.getByRole('button', { name: 'Tempel nomor' }).click();
    await page
      .getByRole('dialog')
      .getByRole('textbox')
      .fill(rows.map(({ cardNo }) => cardNo).join('\n'));
    await page.getByRole('dialog').getByRole('button', { name: 'Cari nomor' }).click();
    await expect(list.rows).toHaveCount(3);
    await list.select(printed(others[0]!.cardNo));
    await list.bulk.getByRole('button', { name: 'Pilih semua 3 data pada filter ini' }).click();
  });
  await When('the hold is typed and checked', async () => {
    await page.getByRole('button', { name: 'Tahan: rusak' }).click();
    await dialog.getByLabel(/Keterangan/).fill('basah karena banjir');
    await dialog.getByRole('button', { name: 'Periksa' }).click();
  });
  await Then('it says which card refuses, and why', async () => {
    await expect(dialog.getByText('2 dari 3 data dapat diproses')).toBeVisible();
    await expect(dialog.getByRole('row')).toHaveCount(2);
    await expect(dialog.getByRole('row').last()).toContainText('ditahan');
  });
  await When('it is done', async () => {
    await dialog.getByRole('button', { name: 'Tahan: rusak 2 data' }).click();
    await page.getByRole('alertdialog').getByRole('textbox').fill('3');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Tahan: rusak' }).click();
  });
  await Then('the others are held, and the report tells both', async () => {
    await expect(page.getByText('Selesai: 2 diubah, 1 dilewati')).toBeVisible();
    expect((await stored('10010')).map(({ secureId }) => secureId)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(others.map(({ secureId }) => secureId).join('|'))]),
    );
    await page.getByRole('button', { name: 'Lihat laporan' }).click();
    await expect(page.getByRole('dialog').getByRole('row').last()).toContainText('ditahan');
    await page.getByRole('dialog').getByRole('button', { name: 'Tutup' }).click();
  });
  await When('the cause is gone and what was skipped is repeated', async () => {
    const { result } = await callAs('ADMIN03', 'GET', `middle/cards/${held.secureId}`);
    await callAs('ADMIN03', 'PUT', 'middle/cards/release', {
      secureId: held.secureId,
      version: result.version,
      remark: 'ternyata utuh',
    });
    await page.getByRole('button', { name: 'Ulangi 1 yang dilewati' }).click();
  });
  await Then('it is held, too', () => expect(page.getByText('Selesai: 1 diubah')).toBeVisible());
});
