import { promoSheets, type LineBody } from '@console/contracts/promos-products/promo-rate';
import { promos } from '@console/contracts/promos-products/promo';
import { callsOf } from '@console/contracts/core/resource';
import type { BusinessLine } from '@console/contracts/core/business-lines';
import { testCaller } from '../../../test/callers.ts';
import type { CallAnswer, TestServer } from '../../../test/server.ts';
import { branchUser } from '../../branches-stores/zip-code/zip-code.fixtures.ts';
import { branchId } from '../../people/organisation/seed.ts';
import { seedId } from '../../platform/database/seed-id.ts';
import { dayAfter } from '../../records/effective/rules.ts';

export const maker = testCaller('PROMO01', { '*': 'Input' });
export const checker = testCaller('PROMO02', { '*': 'Approval' });

/** Somebody of one branch. */
export const branchStaff = (officeCode: string, level = 'Full Access') =>
  testCaller('CABANG01', { '*': level }, { mappingType: 'BRANCH', scope: branchUser(officeCode).scope });

export const promoCalls = {
  SPEKTRA: { ...callsOf(promos.SPEKTRA), ...promos.SPEKTRA.calls },
  NMC: { ...callsOf(promos.NMC), ...promos.NMC.calls },
  UFI: { ...callsOf(promos.UFI), ...promos.UFI.calls },
} as const;
export const sheetCalls = { ...callsOf(promoSheets.SPEKTRA), ...promoSheets.SPEKTRA.calls };

const own = {
  SPEKTRA: { productIds: null, financialSchemeId: null },
  NMC: { brands: [], vehicleTypes: null, regionalPriceArea: null, productIds: null, financialSchemeId: null },
  UFI: { collateralTypes: ['MOTOR_BEKAS'], ageFrom: null, ageTo: null, maxLtvPct: null },
} as const;
const goods = {
  SPEKTRA: ['ELK', 'product-group', 'TV'],
  NMC: ['MTR', 'product-group-nmc', 'MATIC'],
  UFI: ['MBK', 'product-group-ufi', 'MOTOR_0_3'],
} as const;

let named = 0;

/** Values of a new promo that nothing refuses. */
export function promoValues(line: BusinessLine, today: string, values: object = {}) {
  const [lob, module, group] = goods[line];
  return {
    name: `Promo uji ${(named += 1)}`,
    description: null,
    termsText: null,
    startDate: today,
    endDate: dayAfter(today, 60),
    promoType: 'RATE',
    lobId: seedId('master-lob', lob),
    productGroupIds: [seedId(module, group)],
    outletScope: 'ALL',
    outletIds: null,
    singleOutletIds: null,
    tenors: line === 'SPEKTRA' ? ['6', '12'] : ['12', '24'],
    customerKind: 'ALL',
    membershipGroupIds: null,
    priceMin: null,
    priceMax: null,
    dpMinPct: null,
    channels: null,
    adminFee: null,
    priority: 900,
    quotaContracts: null,
    quotaAmount: null,
    budgetSubsidy: null,
    allowedInQanun: false,
    bannerId: null,
    ...own[line],
    ...values,
  };
}

export const office = (line: BusinessLine, code: string): string => branchId(line, code);

/** A line with nothing but what is given. */
export const promoLine = (tenor: number, values: Partial<LineBody> = {}): LineBody => ({
  tenor,
  rateRegular: null,
  rateRepeat: null,
  storeSubsidy: null,
  fifIncome: null,
  storeAdminFee: null,
  ...values,
});

export interface Submitted {
  readonly secureId: string;
  readonly promoCode: string;
}

/** What tests do with promos of a server. */
export const promosOf = (server: () => TestServer, line: BusinessLine = 'SPEKTRA') => {
  const calls = promoCalls[line] as (typeof promoCalls)['SPEKTRA'];
  const call = (which: keyof typeof calls, caller = maker, input: object = {}) =>
    server().call(calls[which] as never, caller, input);
  const read = async (secureId: string, caller = maker) =>
    (await call('detail', caller, { parameters: { secureId } })).result;
  const step = async (
    which: 'approve' | 'reject' | 'withdraw',
    secureId: string,
    caller = checker,
    values: object = {},
  ) => call(which, caller, { body: { secureId, version: (await read(secureId)).version, ...values } });
  const act = async (
    which: 'deactivate' | 'activate' | 'reactivate',
    secureId: string,
    caller = maker,
    values: object = {},
  ) =>
    server().call((calls as never as Record<string, never>)[which], caller, {
      body: { secureId, version: (await read(secureId)).version, ...values },
    });
  const submit = async (values: object, sheets?: object): Promise<CallAnswer> =>
    call('submit', maker, { body: { values, ...(sheets ? { sheets } : {}) } });
  const submitted = async (values: object, sheets?: object): Promise<Submitted> => {
    const answer = await submit(values, sheets);
    if (!answer.result) throw new Error(answer.text);
    return answer.result as Submitted;
  };
  return { calls, call, read, step, act, submit, submitted };
};
