// Long: sets of three lines with what switching them on and off does.
import { sql } from 'kysely';
import type { TariffSetRow } from '@console/contracts/products/insurance/set-view';
import { changeCallsOf } from '@console/contracts/core/changes';
import { activationNoteCall } from '@console/contracts/core/resource';
import { productInsuranceV2Calls, tariffsV2 } from '@console/contracts/products/product-insurance-v2';
import { admin } from '../../../test/callers.ts';
import { insuranceId } from '../master-insurance/seed.ts';
import { insuranceNmcId } from '../master-insurance-nmc/seed.ts';
import { vehiclePremiumOn } from '../premium/in-force.ts';
import { tariffV1Id } from '../product-insurance/seed.ts';
import { setNmc, tariffNmcId } from '../product-insurance-nmc/seed.ts';
import { setV2, tariffV2Id } from '../product-insurance-v2/seed.ts';
import { approver, branch, group, secondApprover, staff, useInsurance } from './insurance.fixtures.ts';

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

/** A set that asks for no more than the one in force. */
const keepPremiums = () =>
  sql`update insurance_tariff_nmc new set rate_pct = old.rate_pct from insurance_tariff_nmc old
    where new.set_no = ${setNmc(3)} and old.row_code = replace(new.row_code, ${setNmc(3)}, ${setNmc(2)})`.execute(db());

test('a set that raises needed premiums is switched on by two people, the second an admin who ticks', async () => {
  expect(await nmc.read(tariffNmcId(3, 7))).toMatchObject({ raisesPremiums: true });
  expect((await nmc.switchAll('activate', [tariffNmcId(3, 7), tariffNmcId(3, 8)])).body.code).toBe('SET_ONCE');
  expect((await nmc.activate(tariffNmcId(3, 7))).body.result).toMatchObject({ changed: 0, waiting: 1 });
  expect((await nmc.approve()).body.code).toBe('PREMIUMS_NEED_ADMIN');
  expect((await nmc.approve(admin)).body).toMatchObject({
    code: 'WARNINGS_NOT_TICKED',
    parameters: { warnings: 'PREMIUMS_UNJUDGED' },
  });
  expect(await nmc.read(tariffNmcId(3, 7))).toMatchObject({ phase: 'WAITING' });
  expect((await nmc.approve(admin, true)).status).toBe(200);
  expect((await nmc.list({ setNo: setNmc(3), phase: 'SCHEDULED' })).total).toBe(48);
});

test('a set that keeps needed premiums is switched on by one person, and ends the earlier one before it', async () => {
  // It waits again once two people switched it off.
  expect((await nmc.deactivate(tariffNmcId(3, 7))).body.result).toMatchObject({ changed: 0, waiting: 1 });
  expect((await nmc.approve()).status).toBe(200);
  await keepPremiums();
  const raises = async (raisesPremiums: boolean) =>
    expect(await nmc.read(tariffNmcId(3, 7))).toMatchObject({ phase: 'WAITING', raisesPremiums });
  await raises(false);
  // The cheaper rates of dear vehicles begin at a higher price.
  const beginAt = async (price: number) => {
    const ofSet = sql`set_no = ${setNmc(3)}`;
    await sql`update insurance_tariff_nmc set price_from = 90000000 where ${ofSet} and price_to is null`.execute(db());
    await sql`update insurance_tariff_nmc set price_to = ${price - 1} where ${ofSet} and price_to is not null`.execute(
      db(),
    );
    await sql`update insurance_tariff_nmc set price_from = ${price} where ${ofSet} and price_to is null`.execute(db());
  };
  await beginAt(60_000_001);
  await raises(true);
  const need = (rule: string | null) =>
    db().updateTable('product_group_nmc').set({ insurance_coverage: rule }).execute();
  await need('NONE');
  await raises(false);
  await need(null);
  await beginAt(50_000_001);
  await raises(false);
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

test('the question before a set is switched on names its rows, its greatest change and an instalment', async () => {
  const { result } = await server.current.call(activationNoteCall(tariffsV2), approver, {
    parameters: { secureId: tariffV2Id(3, 49) },
  });
  expect(result!.id).toContain(`Seluruh set ${setV2(3)} diaktifkan: 96 baris.`);
  expect(result!.id).toContain(`Set ${setV2(2)} berakhir sehari sebelumnya.`);
  expect(result!.id).toMatch(/Perubahan terbesar \+25 % .+: Rp .+ → Rp /);
});

test('a set that changes a premium by more than 20 % needs a second person who is no branch user', async () => {
  expect((await v2.switchAll('activate', [tariffV2Id(3, 0), tariffV2Id(3, 1)])).body.code).toBe('SET_ONCE');
  expect((await v2.activate(tariffV2Id(3, 0))).body.result).toMatchObject({ changed: 0, waiting: 1 });
  expect(await v2.read(tariffV2Id(3, 0))).toMatchObject({ status: 'inactive' });
  expect((await v2.activate(tariffV2Id(3, 1), secondApprover)).body).toMatchObject({ code: 'SECOND_APPROVER' });
  const [asked] = (await server.current.call(changeCallsOf(tariffsV2).changes, secondApprover, { query: {} })).result
    .rows;
  expect(asked!.consequence).toMatch(/Seluruh set .+ diaktifkan: 96 baris\. .+ Perubahan terbesar \+25 %/);
  expect((await v2.approve(branch)).body.code).toBe('APPROVER_LEVEL');
  expect((await v2.approve(staff)).status).toBe(403);
  expect((await v2.approve(approver)).body.code).toBe('SECOND_APPROVER');
  expect((await v2.approve()).body.code).toBe('PREMIUMS_NEED_ADMIN');
  expect((await v2.approve(admin, true)).status).toBe(200);
  expect((await v2.list({ setNo: setV2(3), phase: 'SCHEDULED' })).total).toBe(96);
  expect((await v2.list({ setNo: setV2(2), phase: 'IN_FORCE' })).total).toBe(96);
  expect((await v2.activate(tariffV2Id(1, 0))).body.code).toBe('INVALID_STATE');
});

test('a set that has not started waits again once two people switch it off, and the one before holds', async () => {
  const beginsLater = v2.read(tariffV2Id(3, 5));
  expect(await beginsLater).toMatchObject({ phase: 'SCHEDULED', raisesPremiums: false });
  expect((await v2.deactivate(tariffV2Id(3, 5))).body.result).toMatchObject({ changed: 0, waiting: 1 });
  const [asked] = (
    await server.current.call(changeCallsOf(tariffsV2).changes, approver, { query: { state: ['PENDING'] } })
  ).result.rows;
  expect(asked!.consequence).toContain(`Seluruh set ${setV2(3)} menunggu lagi: 96 baris tidak mulai berlaku`);
  expect((await v2.approve()).status).toBe(200);
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

test('the panel of a set follows the vector of a premium by month, with its own down payment and fee', async () => {
  const query = { tariffId: tariffV2Id(2, 0), price: '3999000', tenor: '12', rate: '2.95', payment: 'M' } as const;
  const asked = (more: object) =>
    server.current.call(productInsuranceV2Calls.premium, staff, { query: { ...query, ...more } });
  const gadget = (await v2.list({ setNo: setV2(2), size: 100 })).rows.find(
    ({ productGroupId, paymentType }) => productGroupId === group('GADGET') && paymentType === 'M',
  );
  const tariffId = String(gadget!['secureId']);
  expect((await asked({ tariffId, dpPercent: '10', fee: '199000' })).result).toMatchObject({
    total: 179_955,
    instalmentWith: 444_000,
  });
  const { instalment } = (await asked({ tariffId })).result;
  expect((await asked({ tariffId, dpPercent: '50' })).result.instalment).toBeLessThan(instalment);
});

test('a set that holds is switched off by two people, who read what stays without a tariff', async () => {
  await db().updateTable('line_of_business').set({ insurance_required: false }).execute();
  await db().updateTable('product_group').set({ insurance_coverage: null }).execute();
  const rows = (await v2.list({ setNo: setV2(2), phase: 'IN_FORCE', size: 100 })).rows;
  const [first, second] = rows.map(({ secureId }) => String(secureId));
  expect((await v2.switchAll('deactivate', [first!, second!])).body.code).toBe('SET_ONCE');
  expect((await v2.deactivate(first!)).body.result).toMatchObject({ changed: 0, waiting: 1 });
  expect((await v2.deactivate(second!)).body.code).toBe('SECOND_APPROVER');
  expect(await v2.read(first!)).toMatchObject({ phase: 'IN_FORCE', status: 'active' });
  const query = { state: ['PENDING'] };
  const [asked] = (await server.current.call(changeCallsOf(tariffsV2).changes, approver, { query })).result.rows;
  expect(asked!.consequence).toContain(`Seluruh set ${setV2(2)} dinonaktifkan: ${rows.length} baris`);
  expect(asked!.consequence).toMatch(/Tanpa tarif sesudahnya: .*Bulanan/);
  expect(asked!.consequence).not.toContain('Wajib asuransi');
  expect((await v2.approve(approver)).status).toBe(200);
  expect((await v2.list({ setNo: setV2(2), phase: 'IN_FORCE' })).total).toBe(0);
});

test('a set is compared with the premiums last in force, also those of a set that was switched off', async () => {
  await db()
    .updateTable('insurance_tariff')
    .set({ status: 'inactive', effective_to: day(-1) })
    .where('set_no', '=', setV2(2))
    .execute();
  const { result } = await server.current.call(productInsuranceV2Calls.set, staff, {
    query: { tariffId: tariffV2Id(3, 5) },
  });
  // Nothing ends by its beginning, but customers paid other premiums yesterday.
  expect(result).toMatchObject({ setNo: setV2(3), previousSetNo: null, maxChangePct: 25 });
  expect((await v2.activate(tariffV2Id(3, 0))).body.result).toMatchObject({ changed: 0, waiting: 1 });
});
