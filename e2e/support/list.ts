import { expect, type Download, type Page } from '@playwright/test';
import { chooseIn, isChoice } from './choice.ts';

/** The list page of a module. Titles are the Indonesian ones. */
export function listOn(page: Page) {
  const list = page.getByRole('region', { name: /^Daftar / });
  const filters = list.getByRole('form', { name: 'Filter' });
  const rows = list.locator('tbody tr[data-index]');
  const pages = list.getByRole('navigation', { name: 'Halaman' });
  const bulk = list.getByRole('region', { name: /dipilih$/ });
  const row = (text: string) => rows.filter({ hasText: text });
  const choose = async (entry: string) => page.getByRole('menuitem', { name: entry, exact: true }).click();
  return {
    list,
    rows,
    row,
    filters,
    pages,
    bulk,
    searchBox: list.getByRole('searchbox'),
    /** "1–10 dari 83.500" */
    range: pages.locator('span').first(),
    header: (title: string) => list.getByRole('columnheader', { name: title }),
    /** Cells of one row, from the column "No" on. */
    cells: (text: string) => row(text).getByRole('cell'),
    async isReady() {
      // Totals above the rows are a table, too.
      await expect(list.locator('table[aria-busy]')).toHaveAttribute('aria-busy', 'false');
      await expect(list).not.toHaveAttribute('data-refreshing');
    },
    /** Searches all records: lists of work show only open ones by default. */
    async search(text: string) {
      const everything = page.getByRole('tablist', { name: /^Bagian / }).getByRole('tab', { name: /^Semua( |$)/ });
      await expect(list.getByRole('searchbox')).toBeVisible();
      if ((await everything.count()) > 0) await everything.click();
      await list.getByRole('searchbox').fill(text);
      await list.getByRole('searchbox').press('Enter');
    },
    /** Selects or types filter values, on the bar or in the drawer of the other filters. */
    async filter(values: Readonly<Record<string, string>>) {
      const drawer = page.getByRole('region', { name: 'Filter lain' });
      const more = filters.getByRole('button', { name: /^Filter lain/ });
      await filters.waitFor();
      for (const [title, value] of Object.entries(values)) {
        const isOnBar = (await filters.getByLabel(title, { exact: true }).count()) > 0;
        if (!isOnBar && (await drawer.count()) === 0) await more.click();
        const input = (isOnBar ? filters : drawer).getByLabel(title, { exact: true });
        if (await isChoice(input)) await chooseIn(input, value);
        else {
          await input.fill(value);
          await input.press('Enter');
        }
      }
      if ((await drawer.count()) > 0) await drawer.getByRole('button', { name: 'Tutup' }).click();
    },
    sortBy: (title: string, modifiers: readonly 'Shift'[] = []) =>
      list
        .getByRole('columnheader', { name: title })
        .getByRole('button')
        .click({ modifiers: [...modifiers] }),
    select: (text: string) => row(text).getByRole('checkbox').check(),
    /** Selects an entry of a row's menu. */
    async act(text: string, entry: string) {
      await row(text)
        .getByRole('button', { name: /^Aksi untuk/ })
        .click();
      await choose(entry);
    },
    /** Selects an entry of the menu "Unduh". */
    async download(entry: 'Unduh CSV' | 'Unduh XLSX'): Promise<Download> {
      await page.getByRole('button', { name: 'Unduh', exact: true }).click();
      const [file] = await Promise.all([page.waitForEvent('download'), choose(entry)]);
      return file;
    },
  };
}

/** The dialog over the page. */
export function questionOn(page: Page) {
  const question = page.getByRole('alertdialog');
  return {
    question,
    answer: async (action: string, given: { readonly reason?: string; readonly count?: string } = {}) => {
      if (given.reason !== undefined) await question.getByRole('textbox', { name: /^Alasan/ }).fill(given.reason);
      if (given.count !== undefined) await question.getByRole('textbox', { name: /^Ketik/ }).fill(given.count);
      await question.getByRole('button', { name: action, exact: true }).click();
    },
  };
}

/** A snackbar with this text. */
export const snackbar = (page: Page, text: string | RegExp) => page.locator('.snackbar-text').getByText(text).first();
