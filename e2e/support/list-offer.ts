import { expect, type Page, type Response } from '@playwright/test';
import type { DeclaredList } from './declared-lists.ts';
import { bulkOf, choosesAll, entriesOf, headOf, type AnsweredRow } from './list-actions.ts';
import { listOn } from './list.ts';
import type { SeededRole } from './seeded-roles.ts';

/**
 * Matches the answer of a list, with its default filter if it has one: the previous page's answer may arrive later or
 * never.
 */
export const isAnswerOf =
  ({ call, narrowedBy }: DeclaredList) =>
  (response: Response): boolean => {
    const { pathname, searchParams } = new URL(response.url());
    return (
      pathname === call &&
      response.request().method() === 'GET' &&
      [...new URLSearchParams(narrowedBy ?? '')].every(([name, value]) => searchParams.get(name) === value)
    );
  };

const textsOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((elements) => elements.map((element) => element.textContent?.trim() ?? ''));

/** Waits for a list and reads its rows from the last of the page's answers. */
export async function answeredRows(
  page: Page,
  list: DeclaredList,
  answers: readonly Response[],
): Promise<readonly AnsweredRow[]> {
  await expect.poll(() => answers.some(isAnswerOf(list)), list.path).toBe(true);
  await listOn(page).isReady();
  const { result } = (await answers.findLast(isAnswerOf(list))!.json()) as {
    result: { rows: readonly AnsweredRow[] };
  };
  return result.rows;
}

/** Expects that the list shows its rows, or that there are none. */
export async function expectRows(page: Page, rows: readonly AnsweredRow[]): Promise<void> {
  await expect(listOn(page).rows).toHaveCount(rows.length);
  if (rows.length === 0) await expect(listOn(page).list.getByText('Tidak ada data')).toBeVisible();
}

/** Expects exactly the actions that the level allows, and leaves no row selected. */
export async function expectActions(
  page: Page,
  list: DeclaredList,
  rows: readonly AnsweredRow[],
  role: SeededRole,
): Promise<void> {
  const can = role.actionsOn(list.privilege)!;
  const shown = listOn(page);
  expect
    .soft((await textsOf(page, '.page-actions :is(a, button)')).toSorted(), `${list.path}: buttons of the page`)
    .toEqual(headOf(list, can, role).toSorted());
  if (rows.length === 0) return;

  const first = shown.rows.first();
  const entries = entriesOf(list, rows[0]!, can, role);
  const menu = first.getByRole('button', { name: /^Aksi untuk/ });
  if (entries.length === 0) await expect.soft(menu).toHaveCount(0);
  else {
    await menu.click();
    await expect(page.getByRole('menuitem').first()).toBeVisible();
    expect
      .soft(
        (
          await textsOf(
            page,
            '[role="menu"] [role="menuitem"] > span:first-child, [role="menu"] [role="menuitem"]:not(:has(span))',
          )
        ).toSorted(),
        `${list.path}: menu of a row`,
      )
      .toEqual(entries.toSorted());
    await page.keyboard.press('Escape');
  }

  const bulk = bulkOf(list, can);
  await expect.soft(first.getByRole('checkbox')).toHaveCount(bulk.length > 0 ? 1 : 0);
  if (bulk.length === 0) return;
  await first.getByRole('checkbox').check();
  const offered = await shown.bulk
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map((button) => button.firstChild?.textContent ?? ''));
  expect
    .soft(
      offered.filter((title) => !title.startsWith('Pilih semua') && title !== 'Batalkan pilihan').toSorted(),
      `${list.path}: buttons of a selection`,
    )
    .toEqual(bulk.toSorted());
  // The step to select the whole filter, for users who may change all rows.
  expect.soft(offered.some((title) => title.startsWith('Pilih semua'))).toBe(choosesAll(list, can) && rows.length > 1);
  await first.getByRole('checkbox').uncheck();
}
