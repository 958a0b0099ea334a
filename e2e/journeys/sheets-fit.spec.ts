import { cutOff } from '../support/cut-off.ts';
import { expect, test, Then, When } from '../support/fixtures.ts';
import { settle } from '../support/page-faults.ts';
import { callAs } from '../support/services.ts';

const first = async (path: string) => {
  const { result } = await callAs('ADMIN03', 'GET', `middle/${path}`);
  return (result.rows as { secureId: string; branchId: string }[])[0]!;
};

test('every sheet fits a window of 768 px, or scrolls within its own region', async ({ walker }) => {
  const rate = await first('branch/rates?phase=IN_FORCE&size=10');
  const fee = await first('branch/fees?phase=IN_FORCE&size=10');
  const nmc = await first('master-branch-nmc?size=10');
  const addresses = [
    `/branch/${rate.branchId}/rates/create`,
    `/branch/${rate.branchId}/rates/update?rateId=${rate.secureId}`,
    `/branch/${rate.branchId}/${rate.secureId}/create-exclusive-page`,
    `/branch/${fee.branchId}/fees/create`,
    `/branch/${fee.branchId}/fees/exclusive`,
    `/branch/${fee.branchId}/fees/exclusive-update?feeId=${fee.secureId}`,
    `/master-branch-nmc/${nmc.secureId}/rates/create`,
    '/master-branch-nmc-promo-fee',
    '/master-branch-nmc-promo-fee/reset',
    '/master-branch-nmc-promo-fee/import-bulk',
    '/branch/import-bulk',
    '/financial-scheme/create',
  ];
  for (const address of addresses) {
    const page = await When(`${address} is open`, () => walker.goTo('ADMIN03', address));
    await page.setViewportSize({ width: 768, height: 1024 });
    await Then('nothing of it is cut off', async () => {
      await settle(page);
      expect.soft(await cutOff(page), address).toEqual([]);
    });
  }
});
