// What a list offers to each kind of access. That nobody opens another list shows pages-by-role.spec.ts.
import type { Page, Response } from '@playwright/test';
import { declaredLists, type DeclaredList } from '../support/declared-lists.ts';
import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { frameOn, goWithin } from '../support/frame.ts';
import { bulkOf, choosesAll, entriesOf, headOf, type AnsweredRow } from '../support/list-actions.ts';
import { listOn } from '../support/list.ts';
import { seededRoles, type SeededRole } from '../support/seeded-roles.ts';
import { callAs } from '../support/services.ts';

test.describe.configure({ mode: 'parallel' });

/**
 * Matches the answer of a list, with its default filter if it has one: the previous page's answer may arrive later or
 * never.
 */
const isOf =
  ({ call, narrowedBy }: DeclaredList) =>
  (response: Response) => {
    const { pathname, searchParams } = new URL(response.url());
    return (
      pathname === call &&
      response.request().method() === 'GET' &&
      [...new URLSearchParams(narrowedBy ?? '')].every(([name, value]) => searchParams.get(name) === value)
    );
  };

const texts = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((elements) => elements.map((element) => element.textContent?.trim() ?? ''));

/** Collects the answers of a page from now on: a list that is pointed at may be read before it is opened. */
function answersOf(page: Page): readonly Response[] {
  const answers: Response[] = [];
  page.on('response', (response) => answers.push(response));
  return answers;
}

/** Opens a list from the sidebar. @returns the rows of its last answer */
async function open(page: Page, list: DeclaredList, answers: readonly Response[]): Promise<readonly AnsweredRow[]> {
  const { path, narrowedBy } = list;
  await frameOn(page).sidebar.locator(`a[href="${path}"]`).click();
  if (narrowedBy) await goWithin(page, `${path}?${narrowedBy}`);
  await expect(page).toHaveURL((url) => url.pathname === path);
  await expect.poll(() => answers.some(isOf(list)), path).toBe(true);
  await listOn(page).isReady();
  const answer = answers.findLast(isOf(list))!;
  const { result } = (await answer.json()) as { result: { rows: readonly AnsweredRow[] } };
  return result.rows;
}

/** Waits until the list shows its rows, or that there are none. */
async function expectRows(page: Page, rows: readonly AnsweredRow[]): Promise<void> {
  await expect(listOn(page).rows).toHaveCount(rows.length);
  if (rows.length === 0) await expect(listOn(page).list.getByText('Tidak ada data')).toBeVisible();
}

/** Expects exactly the actions that the level allows. */
async function expectActions(
  page: Page,
  list: DeclaredList,
  rows: readonly AnsweredRow[],
  role: SeededRole,
): Promise<void> {
  const can = role.actionsOn(list.privilege)!;
  const shown = listOn(page);
  expect
    .soft((await texts(page, '.page-actions :is(a, button)')).toSorted())
    .toEqual(headOf(list, can, role).toSorted());
  if (rows.length === 0) return;

  const first = shown.rows.first();
  const entries = entriesOf(list, rows[0]!, can, role.name === 'admin');
  const menu = first.getByRole('button', { name: /^Aksi untuk/ });
  if (entries.length === 0) await expect.soft(menu).toHaveCount(0);
  else {
    await menu.click();
    await expect(page.getByRole('menuitem').first()).toBeVisible();
    expect
      .soft(
        (
          await texts(
            page,
            '[role="menu"] [role="menuitem"] > span:first-child, [role="menu"] [role="menuitem"]:not(:has(span))',
          )
        ).toSorted(),
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
    .soft(offered.filter((title) => !title.startsWith('Pilih semua') && title !== 'Batalkan pilihan').toSorted())
    .toEqual(bulk.toSorted());
  // The step to select the whole filter, for users who may change all rows.
  expect.soft(offered.some((title) => title.startsWith('Pilih semua'))).toBe(choosesAll(list, can) && rows.length > 1);
}

/**
 * What a list offers depends only on the list, the level's actions and on belonging to head office: the first role of
 * each combination opens it. All others are asked for by their calls.
 */
function isFirstOfCombination(role: SeededRole, { privilege }: DeclaredList): boolean {
  const offer = (each: SeededRole) =>
    each.actionsOn(privilege) && `${[...each.actionsOn(privilege)!].toSorted().join()} ${each.isHeadOffice}`;
  return seededRoles.find((each) => offer(each) === offer(role)) === role;
}

for (const role of seededRoles) {
  test(`${role.name}: the sidebar has exactly the permitted lists, each with its rows and the level's actions`, async ({
    openAs,
  }) => {
    const lists = await declaredLists();
    const held = lists.filter(({ privilege }) => role.actionsOn(privilege));
    const page = await Given(`the start page of ${role.username}`, () => openAs(role.username, '/'));
    const answers = answersOf(page);
    await When('all menus are open', () => frameOn(page).openAll());
    await Then('the sidebar has the lists that are held, and no other', async () => {
      const links = await frameOn(page).links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(lists.map(({ path }) => path).filter((path) => links.includes(path))).toEqual(
        held.map(({ path }) => path),
      );
    });
    for (const list of held.filter((each) => isFirstOfCombination(role, each))) {
      await Then(`${list.path} is there`, async () => {
        const rows = await open(page, list, answers);
        await expectRows(page, rows);
        await expectActions(page, list, rows, role);
      });
    }
    await Then('the services answer each of the others', async () => {
      for (const { call, narrowedBy } of held.filter((each) => !isFirstOfCombination(role, each))) {
        const { status } = await callAs(role.username, 'GET', `${call.replace('/api/', '')}?${narrowedBy ?? ''}`);
        expect.soft(status, call).toBe(200);
      }
    });
  });
}

test('the lists that stand are among them', async () => {
  expect((await declaredLists()).map(({ module }) => module)).toEqual(
    expect.arrayContaining([
      'card-types',
      'blacklist-phone-number',
      'master-banner',
      'zip-code',
      'regions',
      'audit-trail',
      'user',
      'roles',
      'app-setting-properties',
      'menu-management',
      'download-management',
      'notification',
      'update-sms-content',
    ]),
  );
});
