import { draftLimits } from '@console/contracts/core/own-draft';
import { testCaller } from '../../../test/callers.ts';
import { seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { branchesStoresModules } from '../../branches-stores/modules.ts';
import { membershipModules } from '../../membership/modules.ts';
import { productsModules } from '../../products/modules.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { promosProductsModules } from '../modules.ts';
import { checker, maker, promosOf, promoValues } from './promo.fixtures.ts';

const server = useServer({
  modules: [...productsModules, ...branchesStoresModules, ...membershipModules, ...promosProductsModules],
});
afterEach(() => server.current.setNow(seedDate));

const today = jakartaDay(seedDate);
const spektra = promosOf(() => server.current);
const nmc = promosOf(() => server.current, 'NMC');
const typed = { name: 'Promo setengah jadi', tenors: ['6'], lines: [{ tenor: 6, rateRegular: '1,5' }] };
const keep = (values: object | null, caller = maker) => spektra.call('keepDraft', caller, { body: { values } });
const draft = async (of = spektra, caller = maker) => (await of.call('draft', caller)).result as { values: object };

test('a draft is found by its person alone, in its line alone, until it is replaced or forgotten', async () => {
  expect(await draft()).toBeNull();
  await keep({ name: 'Lama' });
  expect((await keep(typed)).result).toMatchObject({ at: expect.any(String) });
  expect(await draft()).toMatchObject({ values: typed, at: expect.any(String) });
  expect(await draft(spektra, testCaller('PROMO07', { '*': 'Input' }))).toBeNull();
  expect(await draft(nmc)).toBeNull();
  await keep(null);
  expect(await draft()).toBeNull();
});

test('the draft goes when the promo is made of it, and stays when it is refused', async () => {
  await keep(typed);
  await spektra.submit(promoValues('SPEKTRA', today, { priority: 0 }));
  expect(await draft()).toMatchObject({ values: typed });
  await spektra.submitted(promoValues('SPEKTRA', today, { priority: 720 }));
  expect(await draft()).toBeNull();
});

test('a draft of more than 30 days ago is gone', async () => {
  await keep(typed);
  const kept = draftLimits.days * 86_400_000;
  server.current.setNow(new Date(seedDate.getTime() + kept - 60_000));
  expect(await draft()).toMatchObject({ values: typed });
  server.current.setNow(new Date(seedDate.getTime() + kept + 60_000));
  expect(await draft()).toBeNull();
  await nmc.call('keepDraft', maker, { body: { values: typed } });
  expect(await server.current.app.services.db.selectFrom('promo_draft').select('business_line').execute()).toEqual([
    { business_line: 'NMC' },
  ]);
});

test('who may not create has no draft, and one that is too long is not kept', async () => {
  expect((await keep(typed, testCaller('BACA01', { '*': 'View Only' }))).status).toBe(403);
  expect((await keep(typed, checker)).status).toBe(403);
  const long = Array.from({ length: 10 }, () => 'a'.repeat(draftLimits.characters / 8));
  expect(await keep({ channels: long })).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'values', code: 'TOO_LONG' }] },
  });
});
