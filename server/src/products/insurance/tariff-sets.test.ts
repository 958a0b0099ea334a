import type { TariffSetRow } from '@console/contracts/products/insurance/set-view';
import { productInsuranceV2Calls } from '@console/contracts/products/product-insurance-v2';
import { insuranceId } from '../master-insurance/seed.ts';
import { insuranceNmcId } from '../master-insurance-nmc/seed.ts';
import { vehiclePremiumOn } from '../premium/in-force.ts';
import { tariffV1Id } from '../product-insurance/seed.ts';
import { setNmc, tariffNmcId } from '../product-insurance-nmc/seed.ts';
import { setV2, tariffV2Id } from '../product-insurance-v2/seed.ts';
import { approver, branch, secondApprover, staff, useInsurance } from './insurance.fixtures.ts';

const { server, db, day, packages, packagesNmc, v1, v2, nmc } = useInsurance();

test('a set is compared with the one in force: greatest change, premiums and instalments', async () => {
  const { result } = await server.current.call(productInsuranceV2Calls.set, staff, {
    query: { tariffId: tariffV2Id(3, 5) },
  });
  expect(result).toMatchObject({ setNo: setV2(3), previousSetNo: setV2(2), gaps: [], maxChangePct: 25 });
  expect(result.rows).toHaveLength(96);
  expect(result.rows.find((row: TariffSetRow) => row.changePct === 25)).toMatchObject({
    group: { id: expect.stringMatching('Aks'), en: expect.stringMatching('Aks') },
  });
  expect(await v2.read(tariffV2Id(3, 5))).toMatchObject({ maxChangePct: 25, phase: 'WAITING' });
});

test('a set of vehicles is switched on whole by one person, and ends the earlier one the day before', async () => {
  // Rows that are chosen together switch their set once.
  expect((await nmc.switchAll('activate', [tariffNmcId(3, 7), tariffNmcId(3, 8)])).status).toBe(200);
  expect((await nmc.list({ setNo: setNmc(3), phase: 'SCHEDULED' })).total).toBe(48);
  expect(await nmc.read(tariffNmcId(2, 0))).toMatchObject({ effectiveTo: day(29), phase: 'IN_FORCE' });
  expect(await nmc.read(tariffNmcId(1, 0))).toMatchObject({ effectiveTo: day(-181), phase: 'ENDED' });
  const entry = await db()
    .selectFrom('audit_entry')
    .select(['record_count', 'entity_label'])
    .where('action', '=', 'ACTIVATE_SET')
    .executeTakeFirstOrThrow();
  expect(entry).toEqual({ record_count: 48, entity_label: setNmc(3) });
  const vehicle = { price: 24_000_000, tenor: 36, area: '1', coverage: 'TLO', payment: 'S' } as const;
  expect((await vehiclePremiumOn(db(), { ...vehicle, day: day(29) })).setNo).toBe(setNmc(2));
  expect((await vehiclePremiumOn(db(), { ...vehicle, day: day(30) })).setNo).toBe(setNmc(3));
});

test('a set that changes a premium by more than 20 % needs a second person who is no branch user', async () => {
  expect((await v2.switchAll('activate', [tariffV2Id(3, 0), tariffV2Id(3, 1)])).body.code).toBe('SET_ONCE');
  expect((await v2.activate(tariffV2Id(3, 0))).body.result).toMatchObject({ changed: 0, waiting: 1 });
  expect(await v2.read(tariffV2Id(3, 0))).toMatchObject({ status: 'inactive' });
  expect((await v2.activate(tariffV2Id(3, 1), secondApprover)).body).toMatchObject({ code: 'SECOND_APPROVER' });
  expect((await v2.approve(branch)).body.code).toBe('APPROVER_LEVEL');
  expect((await v2.approve(staff)).status).toBe(403);
  expect((await v2.approve(approver)).body.code).toBe('SELF_APPROVAL');
  expect((await v2.approve()).status).toBe(200);
  expect((await v2.list({ setNo: setV2(3), phase: 'SCHEDULED' })).total).toBe(96);
  expect((await v2.list({ setNo: setV2(2), phase: 'IN_FORCE' })).total).toBe(96);
  expect((await v2.activate(tariffV2Id(1, 0))).body.code).toBe('INVALID_STATE');
});

test('a set that was still to begin waits again once it is switched off, and the set before it holds on', async () => {
  expect((await v2.deactivate(tariffV2Id(3, 5))).status).toBe(200);
  expect(await v2.read(tariffV2Id(3, 0))).toMatchObject({ phase: 'WAITING', status: 'inactive', maxChangePct: 25 });
  expect(await v2.read(tariffV2Id(2, 0))).toMatchObject({ phase: 'IN_FORCE', effectiveTo: null });
  expect(await v2.read(tariffV2Id(1, 0))).toMatchObject({ phase: 'ENDED', effectiveTo: day(-181) });
});

test('groups that need an insurance keep a tariff and a package', async () => {
  expect((await v2.deactivate(tariffV2Id(2, 0))).body).toMatchObject({
    code: 'TARIFF_NEEDED',
    parameters: { groups: 'AKSESORIS, GADGET, LAPTOP' },
  });
  expect((await packages.deactivate(insuranceId(0))).body).toMatchObject({ code: 'LAST_PACKAGE' });
  // Also when one stands for the other.
  expect((await packages.switchAll('deactivate', [insuranceId(0), insuranceId(1)])).body.code).toBe('LAST_PACKAGE');
  expect((await nmc.deactivate(tariffNmcId(2, 0))).body).toMatchObject({ code: 'TARIFF_NEEDED' });
  expect((await packagesNmc.deactivate(insuranceNmcId(2))).body).toMatchObject({ code: 'LAST_PACKAGE' });
  expect((await packagesNmc.deactivate(insuranceNmcId(1))).status).toBe(200);
  expect((await v1.deactivate(tariffV1Id('GADGET', 0))).status).toBe(200);
  expect((await v1.activate(tariffV1Id('GADGET', 0))).body.code).toBe('V2_IN_FORCE');
  expect(await v1.read(tariffV1Id('GADGET', 1))).toMatchObject({ superseded: true, successor: setV2(2) });
});

test('core is the maker of insurance: who keeps records switches none of it on', async () => {
  const waiting: readonly [{ readonly activate: typeof v1.activate }, string][] = [
    [packages, insuranceId(7)],
    [packagesNmc, insuranceNmcId(5)],
    [v1, tariffV1Id('GADGET', 0)],
    [v2, tariffV2Id(3, 0)],
    [nmc, tariffNmcId(3, 0)],
  ];
  for (const [records, id] of waiting) {
    const { status, body } = await records.activate(id, staff);
    expect([status, body.code]).toEqual([403, 'FORBIDDEN']);
  }
});

test('a branch user changes nothing, whatever their level', async () => {
  const answers = [
    await packages.deactivate(insuranceId(2), branch),
    await packagesNmc.deactivate(insuranceNmcId(0), branch),
    await v1.deactivate(tariffV1Id('TV', 0), branch),
    await v2.activate(tariffV2Id(3, 0), branch),
    await nmc.deactivate(tariffNmcId(3, 0), branch),
  ];
  for (const { status, body } of answers) expect([status, body.code]).toEqual([403, 'FORBIDDEN']);
});
