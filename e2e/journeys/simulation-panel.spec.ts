import { declaredRoutes, type OwnedRoute } from '../support/declared-routes.ts';
import { expect, test } from '../support/fixtures.ts';
import { addressOf, idNames, recordsOf } from '../support/record-ids.ts';

test.describe.configure({ mode: 'parallel' });

const registers = new Set(['branch', 'master-branch-nmc', 'master-branch-ufi']);
const priced = new Set([
  'master-branch-nmc-promo-fee',
  'qanun-branch',
  'master-qanun-branch-nmc',
  'financial-scheme',
  'financial-scheme-nmc',
  'exclusive-dealer-admin',
  'exclusive-dealer-rate',
]);
/** Of stores, pages of their own rates. */
const ofStores = /^\/store\/.*(rates|exclusive-rate)\//;
const isList = ({ path, module }: OwnedRoute) => path === `/${module}` || /\/(rates|fees|fees\/exclusive)$/.test(path);

/** Pages on which a rate or fee is read, typed or imported; of registers those below a branch, and files. */
const isOfPrice = (route: OwnedRoute): boolean =>
  !isList(route) &&
  !route.path.endsWith('/reset') &&
  (priced.has(route.module) ||
    (registers.has(route.module) && /\/(rates|fees)\/|exclusive|\/import/.test(route.path)) ||
    ofStores.test(route.path));

for (const module of [...registers, ...priced, 'store'])
  test(`${module}: every page of rates, fees and their files has "Simulasi Angsuran"`, async ({ walker }) => {
    const routes = (await declaredRoutes()).filter((route) => route.module === module && isOfPrice(route));
    expect(routes.length).toBeGreaterThan(0);
    for (const route of routes) {
      const [ids = {}] = idNames(route).length > 0 ? await recordsOf('ADMIN03', route, 1) : [];
      const address = addressOf(route, ids);
      const page = await walker.goTo('ADMIN03', address);
      const panel = page.getByRole('region', { name: /^Simulasi Angsuran/ });
      await expect(panel, address).toBeVisible();
      await expect(panel.getByLabel(/^Harga/), address).toBeVisible();
    }
  });
