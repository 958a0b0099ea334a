import fs from 'node:fs/promises';
import { expect, type Download, type Page } from '@playwright/test';

/** The import page of a module. */
export function importOn(page: Page) {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const download = async (name: string): Promise<Download> =>
    (await Promise.all([page.waitForEvent('download'), button(name).click()]))[0];
  return {
    button,
    download,
    /** Uploads a file with this content. */
    async upload(name: string, content: string) {
      await page
        .locator('input[type=file]')
        .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });
      await button('Unggah').click();
    },
    /** A tab of the preview with its count, e.g. "Bermasalah (2)". */
    tab: (name: string) => page.getByRole('tab', { name }),
    /** A checked row by its number in the file. */
    row: (number: number) =>
      page
        .getByRole('tabpanel')
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader', { name: String(number), exact: true }) }),
    /** @param options the reason of a file that a second person decides */
    async confirm(options: { readonly skipErrors?: boolean; readonly reason?: string } = {}) {
      if (options.skipErrors) await page.getByRole('checkbox', { name: 'Lewati baris bermasalah' }).check();
      await button('Konfirmasi impor').click();
      const question = page.getByRole('alertdialog');
      if (options.reason) await question.getByRole('textbox', { name: 'Alasan' }).fill(options.reason);
      // What is left out is said once more, and what a second person decides has a reason.
      if (options.skipErrors || options.reason)
        await question.getByRole('button', { name: 'Konfirmasi impor' }).click();
    },
    /** Waits until the job shows its result. */
    async ends(outcome: RegExp) {
      await expect(page.getByText(outcome)).toBeVisible();
    },
  };
}

/** A line of plain cells as the console writes it: between semicolons. */
export const asDownloaded = (line: string): string => line.replaceAll(',', ';');

/** Content of a downloaded text file without its byte order mark. */
export const textOf = async (download: Download): Promise<string> =>
  (await fs.readFile(await download.path(), 'utf8')).replace(/^\uFEFF/, '');
