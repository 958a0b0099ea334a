// Every page of the console, opened once as an admin. The visit checks all that needs a browser: the page is there, its
// title, accessibility in both themes, three widths, the content security policy, and a list's rows and actions.
// What other roles see of it: journeys/pages-by-role.spec.ts and journeys/lists-by-role.spec.ts.
import fs from 'node:fs';
import { core } from '../support/core.ts';
import { declaredLists, type DeclaredList } from '../support/declared-lists.ts';
import { pageOf } from '../support/declared-pages.ts';
import { declaredRoutes } from '../support/declared-routes.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectNoFaults } from '../support/page-faults.ts';
import { addressOf, idNames, recordsOf } from '../support/record-ids.ts';
import type { Walker } from '../support/walker.ts';
import { pages, systemPages } from './pages.fixtures.ts';

test.describe.configure({ mode: 'parallel' });

/** Who has pages: the shell and the remotes. */
const owners = fs.readdirSync(new URL('../../apps', import.meta.url));

/** One page of each kind, which the gate opens. */
const kinds = [
  'home',
  'card types',
  'an empty list',
  'changed card type',
  'card type',
  'import of zip codes',
  'verification desk',
  'approvals',
  'arrangement of menus',
  'card distribution',
  'refused',
] as const;

const addressOfList = ({ path, narrowedBy }: DeclaredList) => (narrowedBy ? `${path}?${narrowedBy}` : path);

async function visit(walker: Walker, address: string, isSystemPage = false): Promise<void> {
  const list = (await declaredLists()).find((each) => addressOfList(each) === address);
  await expectNoFaults(walker, { address, isSystemPage, list });
}

test('a page of each kind has no fault in any theme and width', core('accessibility'), async ({ walker }) => {
  for (const name of kinds) await visit(walker, await pages[name]!(), systemPages.has(name));
});

for (const [name, address] of Object.entries(pages).filter(([each]) => !kinds.some((kind) => kind === each))) {
  test(`${name}: opens for an admin, without a fault in any theme and width`, async ({ walker }) =>
    visit(walker, await address(), systemPages.has(name)));
}

/** Addresses of an owner's pages and lists that are not opened by name. */
async function otherAddresses(owner: string): Promise<readonly string[]> {
  const routes = await declaredRoutes();
  const named = await Promise.all(Object.values(pages).map((address) => address()));
  const declared = routes.map(({ path }) => path);
  const opened = new Set(named.map((address) => pageOf(declared, address)));
  const owned = routes.filter((route) => route.owner === owner);
  const others = owned
    .filter(({ path }) => !opened.has(path))
    .map(async (route) => {
      const [ids = {}] = idNames(route).length > 0 ? await recordsOf('ADMIN03', route, 1) : [];
      return addressOf(route, ids);
    });
  // A list may need a filter, or be named with another one.
  const lists = (await declaredLists()).filter(({ path }) => owned.some((route) => route.path === path));
  const addresses = new Set([...(await Promise.all(others)), ...lists.map(addressOfList)]);
  return [...addresses].filter((address) => !named.includes(address));
}

/** Tests into which the pages of an owner are divided. */
const parts = [0, 1, 2];

for (const owner of owners)
  for (const part of parts)
    test(`every other page of ${owner} opens for an admin without a fault, part ${part + 1}`, async ({ walker }) => {
      const addresses = await otherAddresses(owner);
      for (const [index, address] of addresses.entries())
        if (index % parts.length === part) await visit(walker, address);
    });

test('every page has an owner of these', async () => {
  expect(owners).toEqual(expect.arrayContaining((await declaredRoutes()).map((route) => route.owner)));
});
