import { branchCopies, copyCalls, type CopyRow } from '@console/contracts/branches-stores/branch/copies';
import { branchRates, type BranchRate } from '@console/contracts/branches-stores/branch/rates';
import { spektraBranches } from '@console/contracts/branches-stores/branch/register';
import { changeCallsOf } from '@console/contracts/core/changes';
import { callsOf } from '@console/contracts/core/resource';
import { admin, testCaller } from '../../../test/callers.ts';
import { seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { branchId } from '../../people/organisation/seed.ts';
import { productsModules } from '../../products/modules.ts';
import { approvals } from '../../records/approvals/module.ts';
import { dayAfter } from '../../records/effective/rules.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { newBranchBody } from '../branch/new-branch.fixtures.ts';
import { branchesStoresModules } from '../modules.ts';

const server = useServer({ modules: [...productsModules, ...branchesStoresModules, approvals] });
const maker = testCaller('CABANG01', { '*': 'Full Access' });
const checker = testCaller('CABANG02', { '*': 'Full Access' });
const calls = callsOf(spektraBranches);
const tomorrow = dayAfter(jakartaDay(seedDate), 1);
const source = branchId('SPEKTRA', '13040');

async function made(officeCode: string, copyFromId: string | null) {
  const call: typeof server.current.call = (...given) => server.current.call(...given);
  const { result: known } = await call(calls.detail, admin, { parameters: { secureId: source } });
  const { provinsi, zipCode } = known as unknown as { provinsi: string; zipCode: string };
  const asked = await call(calls.create, maker, {
    body: newBranchBody(officeCode, { provinsi, zipCode, copyFromId, reason: 'cabang baru di wilayah ini' }),
  });
  if (asked.status !== 202) return { asked, copies: [], secureId: '' };
  const { secureId: id } = asked.result.change;
  await call(changeCallsOf(spektraBranches).approveChange, checker, { body: { secureIds: [id], acknowledged: [] } });
  const { rows } = (await call(calls.list, admin, { query: { search: officeCode } as never })).result;
  const { secureId } = rows[0] as unknown as { secureId: string };
  const listed = await call(callsOf(branchCopies.SPEKTRA).list, admin, { query: { branchId: secureId } as never });
  return { asked, copies: listed.result.rows, secureId };
}

test('the rates and fees that a new branch is given are one copy, asked for with its approval', async () => {
  const { copies, secureId } = await made('13991', source);
  expect(copies).toMatchObject([
    { state: 'WAITING', sourceCode: '13040', effectiveFrom: tomorrow, madeBy: 'CABANG01', editors: ['CABANG01'] },
  ]);
  const { secureId: copyId, version } = copies[0];
  const decide = (by: typeof maker) =>
    server.current.call(copyCalls.SPEKTRA.approve, by, { body: { secureId: copyId, version } });
  expect((await decide(maker)).body.code).toBe('SELF_APPROVAL');
  expect((await decide(checker)).result).toMatchObject({ state: 'APPROVED' });
  const ratesOf = async (branch: string) =>
    (
      await server.current.call(callsOf(branchRates).list, admin, {
        query: { branchId: branch, inForceOn: tomorrow, size: 100 } as never,
      })
    ).result.rows
      .map(({ tenors, rateRegular, rateRepeat }: BranchRate) => [tenors, rateRegular, rateRepeat].join(' '))
      .toSorted();
  expect(await ratesOf(secureId)).toEqual(await ratesOf(source));
});

test('a branch without a source gets no copy, and one of another line is no source', async () => {
  expect((await made('13992', null)).copies).toEqual([]);
  const { asked } = await made('13993', branchId('NMC', '13040'));
  expect(asked.body.errors).toMatchObject([{ field: 'copyFromId' }]);
});

/** What a new branch is given, row by row. */
async function written(officeCode: string): Promise<readonly CopyRow[]> {
  const { secureId } = await made(officeCode, null);
  const { result } = await server.current.call(copyCalls.SPEKTRA.preview, maker, {
    body: { branchId: secureId, sourceId: source, effectiveFrom: tomorrow },
  });
  return result.rows;
}

test('of the rates of a tenor that a copy writes, the higher one has the higher instalment', async () => {
  const shown = await written('13994');
  const rates = shown.filter(({ kind, instalmentThen }) => kind === 'RATE' && instalmentThen !== null);
  expect(rates.some(({ productGroup }) => productGroup === null)).toBe(true);
  expect(rates.some(({ productGroup }) => productGroup !== null)).toBe(true);
  const wrong = rates.flatMap((one) =>
    rates.filter(
      (other) =>
        one.tenors === other.tenors &&
        Number(one.afterRegular) < Number(other.afterRegular) &&
        one.instalmentThen! >= other.instalmentThen!,
    ),
  );
  expect(wrong).toEqual([]);
});

test('a fee that applies to other amounts than the sample is looked at within its own', async () => {
  const shown = await written('13995');
  const below = shown.filter(
    ({ kind, amountTo, instalmentThen }) => kind === 'FEE' && amountTo !== null && instalmentThen !== null,
  );
  expect(below.length).toBeGreaterThan(0);
  for (const { amountTo, tenors, instalmentThen } of below)
    expect(instalmentThen! * Number(tenors.split('-')[1])).toBeLessThan(amountTo! * 2);
});
