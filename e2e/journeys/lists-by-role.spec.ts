// What a list offers to each kind of access; to an admin on the visits of walk/pages.spec.ts. That nobody opens another
// list shows pages-by-role.spec.ts.
import type { Page, Response } from '@playwright/test';
import { declaredLists, type DeclaredList } from '../support/declared-lists.ts';
import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { frameOn, goWithin } from '../support/frame.ts';
import type { AnsweredRow } from '../support/list-actions.ts';
import { answeredRows, expectActions, expectRows } from '../support/list-offer.ts';
import { seededRoles, type SeededRole } from '../support/seeded-roles.ts';
import { callAs } from '../support/services.ts';

test.describe.configure({ mode: 'parallel' });

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
  return answeredRows(page, list, answers);
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

/** Lists that a role opens in the browser. walk/pages.spec.ts opens those of an admin. */
const openedBy = (role: SeededRole, held: readonly DeclaredList[]) =>
  role.name === 'admin' ? [] : held.filter((list) => isFirstOfCombination(role, list));

const heldBy = (role: SeededRole, lists: readonly DeclaredList[]) =>
  lists.filter(({ privilege }) => role.actionsOn(privilege));

/** Tests into which the lists of a role are divided. */
const parts = [0, 1, 2];

for (const role of seededRoles) {
  test(`${role.name}: the sidebar has exactly the permitted lists, and the services answer each`, async ({
    openAs,
  }) => {
    const lists = await declaredLists();
    const held = heldBy(role, lists);
    const page = await Given(`the start page of ${role.username}`, () => openAs(role.username, '/'));
    await When('all menus are open', () => frameOn(page).openAll());
    await Then('the sidebar has the lists that are held, and no other', async () => {
      const links = await frameOn(page).links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(lists.map(({ path }) => path).filter((path) => links.includes(path))).toEqual(
        held.map(({ path }) => path),
      );
    });
    await Then('the services answer those that no browser opens as this role', async () => {
      const opened = openedBy(role, held);
      for (const { call, narrowedBy } of held.filter((each) => !opened.includes(each))) {
        const { status } = await callAs(role.username, 'GET', `${call.replace('/api/', '')}?${narrowedBy ?? ''}`);
        expect.soft(status, call).toBe(200);
      }
    });
  });

  for (const part of parts)
    test(`${role.name}: each list has its rows and the level's actions, part ${part + 1}`, async ({ openAs }) => {
      const opened = openedBy(role, heldBy(role, await declaredLists())).filter(
        (_, index) => index % parts.length === part,
      );
      if (opened.length === 0) return;
      const page = await Given(`the start page of ${role.username}`, () => openAs(role.username, '/'));
      const answers = answersOf(page);
      await When('all menus are open', () => frameOn(page).openAll());
      for (const list of opened)
        await Then(`${list.path} is there`, async () => {
          const rows = await open(page, list, answers);
          await expectRows(page, rows);
          await expectActions(page, list, rows, role);
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
