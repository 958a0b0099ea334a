// Every page that begins with a list or a record says so in its declaration, so that the call leaves beside the page's
// code; and the page takes that call over in place of its own.
import { declaredRoutes } from '../support/declared-routes.ts';
import { firstReadsOf, FirstVisits, listsAndRecords, partsOfPages } from '../support/first-calls.ts';
import { expect, test } from '../support/fixtures.ts';

test.describe.configure({ mode: 'parallel' });

/** Pages that read a list or a record without declaring it, and why their call cannot be known from their address. */
const undeclared: Readonly<Record<string, string>> = {
  '/approval': 'which lists it shows, and in which order, depends on what waits for the person',
  '/import-membership-employee/:importMemberId': 'it begins with the import of its file, which has no resource',
  '/import-membership/:importMemberId': 'it begins with the import of its file, which has no resource',
  '/import-membership/update': 'it begins with the import of its file, which has no resource',
  '/membership-group/:id/:memberId/update': 'it reads the membership of the two ids together',
  '/national-membership/:memberId': 'the member is found by a call of its own, not of a resource',
  '/audit-trail': 'it begins with today, which its address does not say',
  '/transaction-log': 'it begins with today, which its address does not say',
  '/po-status': 'it begins with a period that its address does not say',
  '/po-status-nmc': 'it begins with a period that its address does not say',
  '/po-status-archive': 'it begins with a period that its address does not say',
  '/po-status-nmc-archive': 'it begins with a period that its address does not say',
  '/po-status-sales': 'it begins with a period that its address does not say',
  '/po-status-nmc-sales': 'it begins with a period that its address does not say',
  '/customer-confirmation': 'it begins with what waits, which its address does not say',
  '/promo/update-bulk': 'it begins with active promos, which its address does not say',
  '/promo-ufi/update-bulk': 'it begins with active promos, which its address does not say',
  '/master/reporting': 'it begins with the reports that the person saved, which have no list of their own',
  '/platform/remotes': 'releases are read by a call of their own, not of a resource',
  '/platform/remotes/:id': 'releases are read by a call of their own, not of a resource',
  '/card-issuance/:detailId/branch-deliver': 'it begins with what each office awaits; the issuance gives its name',
  '/card-issuance/:detailId/customer-deliver': 'it begins with what members await; the issuance gives its name',
  '/card-stock': 'it begins with the kind of office that the person has',
  '/ecard-printing/select-for-printing': 'the requests that may be printed, which no filter of its address says',
};

/** Lists that stand below what a page is for or in the frame, and are read beside it: files and runs. */
const besides = ['/api/scheduler/v1/import-job', '/api/scheduler/v3/run', '/api/middle/preference'];

for (const some of partsOfPages()) {
  const { owner, part, of } = some;
  const title = `what a page of ${owner} reads first is declared, sent once, and what the page waits for`;
  test(`${title} (${part + 1} of ${of})`, async ({ openAs }) => {
    const [reads, isListOrRecord] = await Promise.all([firstReadsOf(some), listsAndRecords()]);
    expect(reads.length).toBeGreaterThan(0);
    const page = await openAs('ADMIN03', '/page-500');
    await expect(page.locator('.system-content[data-code="500"]')).toBeVisible();
    const visits = await FirstVisits.on(page);
    for (const read of reads) {
      const { first, ids, route } = read;
      const { answered, requested } = await visits.to(read);
      const paths = requested.map((address) => address.replace(/\?.*$/, ''));
      if (first === undefined) {
        const could = paths.filter((path) => isListOrRecord(path, ids) && !besides.includes(path));
        expect.soft(route.path in undeclared ? [] : could, `${route.path} declares no first call`).toEqual([]);
        continue;
      }
      const ofFirst = requested.filter((_, index) => paths[index] === first);
      expect.soft(ofFirst, `${route.path} sends ${first} once`).toHaveLength(1);
      expect.soft(answered, `${route.path} waits for ${first}`).toContain(first);
    }
  });
}

test('every page has an owner of these, and every exception is a page', async () => {
  const routes = await declaredRoutes();
  const owners = partsOfPages().map(({ owner }) => owner);
  expect(owners).toEqual(expect.arrayContaining(routes.map((route) => route.owner)));
  expect(routes.map(({ path }) => path)).toEqual(expect.arrayContaining(Object.keys(undeclared)));
});
