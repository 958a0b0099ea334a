import { productInsuranceCalls } from '@console/contracts/products/product-insurance';
import { productInsuranceNmcCalls } from '@console/contracts/products/product-insurance-nmc';
import { productInsuranceV2Calls } from '@console/contracts/products/product-insurance-v2';
import { group, staff, useInsurance } from '../insurance/insurance.fixtures.ts';
import { tariffV1Id } from '../product-insurance/seed.ts';
import { tariffNmcId } from '../product-insurance-nmc/seed.ts';
import { setV2, tariffV2Id } from '../product-insurance-v2/seed.ts';
import { premiumOn, vehiclePremiumOn } from './in-force.ts';

const { server, db, day } = useInsurance();

test('the premiums in force are those of the vectors', async () => {
  const goods = { groupId: group('GADGET'), price: 3_999_000, tenor: 12, payment: 'M', day: day() } as const;
  expect(await premiumOn(db(), goods)).toMatchObject({
    setNo: setV2(2),
    plan: { total: 179_955, monthly: 14_996 },
  });
  const vehicle = { price: 24_000_000, tenor: 36, area: '1', coverage: 'TLO', payment: 'S', day: day() } as const;
  expect((await vehiclePremiumOn(db(), vehicle)).plan).toMatchObject({ total: 620_400 });
  expect((await vehiclePremiumOn(db(), { ...vehicle, coverage: 'COMBINED' })).plan.years[0]).toBe(763_200);
  // Groups without a set follow the tariff by tenor, which is paid at signing.
  const tv = { ...goods, groupId: group('TV'), payment: 'S' } as const;
  expect(await premiumOn(db(), tv)).toMatchObject({ setNo: null, plan: { total: 76_781 } });
  await expect(premiumOn(db(), { ...tv, payment: 'M' })).rejects.toMatchObject({ code: 'TARIFF_NOT_FOUND' });
  // Packages of takaful are for branches under Qanun, too.
  expect(await premiumOn(db(), { ...goods, sharia: true })).toMatchObject({ setNo: setV2(2) });
  await expect(premiumOn(db(), { ...tv, sharia: true })).rejects.toMatchObject({ code: 'TARIFF_NOT_FOUND' });
  await expect(vehiclePremiumOn(db(), { ...vehicle, tenor: 60 })).rejects.toMatchObject({ code: 'TARIFF_NOT_FOUND' });
});

test('panels answer with the premium and an instalment with and without it', async () => {
  const query = { price: '3999000', tenor: '12', rate: '2.95' };
  const ofSet = await server.current.call(productInsuranceV2Calls.premium, staff, {
    query: { ...query, tariffId: tariffV2Id(2, 0), payment: 'M' },
  });
  expect(ofSet.result).toMatchObject({ total: 179_955, monthly: 14_996 });
  expect(ofSet.result.instalmentWith).toBeGreaterThan(ofSet.result.instalment);
  const ofTenor = await server.current.call(productInsuranceCalls.premium, staff, {
    query: { ...query, tariffId: tariffV1Id('TV', 1) },
  });
  expect(ofTenor.result.total).toBe(76_781);
  const wrong = { ...query, rate: '99', tariffId: tariffV1Id('TV', 1) };
  expect((await server.current.call(productInsuranceCalls.premium, staff, { query: wrong })).body.errors).toMatchObject(
    [{ field: 'rate', code: 'RANGE' }],
  );
  const ofVehicle = await server.current.call(productInsuranceNmcCalls.premium, staff, {
    query: {
      price: '24000000',
      tenor: '36',
      rate: '30',
      tariffId: tariffNmcId(2, 0),
      area: '1',
      coverage: 'TLO',
    },
  });
  expect(ofVehicle.result).toMatchObject({ total: 620_400, years: [252_000, 205_200, 163_200] });
  const endless = { ...query, price: '24000000', rate: '30', area: '1', coverage: 'TLO' } as const;
  for (const tenor of ['0', '1.5', '61', '999999999999'])
    expect(
      (
        await server.current.call(productInsuranceNmcCalls.premium, staff, {
          query: { ...endless, tenor, tariffId: tariffNmcId(2, 0) },
        })
      ).status,
    ).toBe(422);
});
