import { core } from '../support/core.ts';
import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { formOn } from '../support/form.ts';
import { listOn, questionOn } from '../support/list.ts';

test(
  'a table of a form is filled from a spreadsheet, names its wrong cell, and is decided by a second person',
  core('sheet', 'approval-warning'),
  async ({ openAs }) => {
    const page = await Given('the terms of a group of motorcycles', () => openAs('HOBIS02', '/product-group-nmc'));
    await listOn(page).rows.getByText('LISTRIK').first().click();
    const address = new URL(page.url()).pathname;
    await page.getByRole('link', { name: 'Ubah' }).click();
    const cell = (title: string, row: number) => page.getByRole('textbox', { name: `${title}, baris ${row}` });

    await When('three rows of a spreadsheet are pasted into the first cell', async () => {
      await cell('Dari tenor', 1).focus();
      await page.evaluate((text) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', text);
        const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
        document.activeElement!.dispatchEvent(paste);
      }, '11\t17\t10\n16\t23\t15\n24\t48\t20\n');
    });
    await Then('they stand in rows, and a blank one waits below', async () => {
      await expect(cell('Uang muka minimum (%)', 3)).toHaveValue('20');
      await expect(cell('Dari tenor', 4)).toHaveValue('');
    });

    await When('the form is saved', async () => {
      await formOn(page).fill({ 'Alasan perubahan': 'uang muka dinaikkan bertahap' });
      await formOn(page).save.click();
    });
    await Then('the cell that overlaps is named by row and column, and nothing is lost', async () => {
      await expect(page.getByText('Baris 2, Dari tenor: Bertabrakan dengan rentang 11 sampai 17')).toBeVisible();
      await expect(cell('Sampai tenor', 3)).toHaveValue('48');
    });

    await When('it is mended with the keyboard, undone and mended again', async () => {
      await cell('Sampai tenor', 2).focus();
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.type('18');
      await page.keyboard.press('Control+z');
      await expect(cell('Dari tenor', 2)).toHaveValue('16');
      await cell('Dari tenor', 2).fill('18');
      await formOn(page).save.click();
    });
    await Then('it waits', () => expect(page.getByText('uang muka dinaikkan bertahap').first()).toBeVisible());

    // More down payment beside an insurance lets rates in force yield less: an administrator decides.
    const head = await Given('a second person', () => openAs('ADMIN02', address));
    await When('the change is approved, its warning ticked', async () => {
      await head.getByRole('button', { name: 'Setujui' }).click();
      const { question } = questionOn(head);
      await question.getByRole('checkbox').check();
      await question.getByRole('button', { name: 'Setujui' }).click();
    });
    await Then('the record has the table', () =>
      expect(head.locator('.sheet-read').last().getByRole('row')).toHaveText([
        'Dari tenorSampai tenorUang muka minimum (%)',
        '111710',
        '182315',
        '244820',
      ]),
    );
  },
);
