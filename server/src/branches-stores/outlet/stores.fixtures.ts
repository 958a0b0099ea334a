import { stores } from '@console/contracts/branches-stores/store';
import { callsOf } from '@console/contracts/core/resource';
import { testCaller } from '../../../test/callers.ts';
import type { TestServer } from '../../../test/server.ts';
import { branchId } from '../../people/organisation/seed.ts';
import type { Module } from '../../platform/http/application.ts';
import { productGroupModule } from '../../products/product-group/module.ts';
import { registerUse } from '../../records/resource/uses.ts';
import { branchModule } from '../branch/module.ts';
import { companiesModule } from '../companies/module.ts';
import { financialSchemeModule } from '../financial-scheme/module.ts';
import { marketingSchemeModule } from '../marketing-scheme/module.ts';
import { storeGroupsModule } from '../store-groups/module.ts';
import { zipCodeModule } from '../zip-code/module.ts';
import { uploadedDocuments } from './documents.fixtures.ts';
import { outletModule } from './module.ts';
import { storeId } from './store-seed.ts';

/** Nothing uses the stores of these tests. */
const orders: Module = (app) => registerUse(app, { of: stores.module, by: 'po-status', count: async () => new Map() });
export const storeModules: readonly Module[] = [
  orders,
  outletModule,
  marketingSchemeModule,
  branchModule,
  companiesModule,
  storeGroupsModule,
  financialSchemeModule,
  productGroupModule,
  zipCodeModule,
];

const aceh = { type: 'branches', branchIds: [branchId('SPEKTRA', '10010')], mraIds: [] } as const;
export const clerk = testCaller('CAB01', { 'store:browse': 'Input' }, { mappingType: 'BRANCH', scope: aceh });
export const maker = testCaller('INPUT01', { 'store:browse': 'Input' });
export const checker = testCaller('CHECK01', { 'store:browse': 'Approval' });
export const reason = 'alasan perubahan toko';

type StepName = 'approve' | 'activate' | 'reject' | 'withdraw' | 'deactivate' | 'close';

/** Calls of stores as tests make them. */
export function storesOf(server: { readonly current: TestServer }) {
  const calls = callsOf(stores);
  const read = async (secureId: string, caller = maker) =>
    (await server.current.call(calls.detail, caller, { parameters: { secureId } })).result;
  /** A new store as it is typed, with the goods of a seeded one. */
  const typed = async (change: object, username: string) => {
    const { productGroupIds, financialSchemeIds, zipCode } = await read(storeId(0));
    return {
      ...(await uploadedDocuments(server.current.database.db, username, storeId(0))),
      storeType: 'TOKO',
      name: 'Toko Uji Coba',
      branchId: branchId('SPEKTRA', '10010'),
      companyId: null,
      storeGroupId: null,
      address: 'Jalan Uji Coba No. 1, Banda Aceh',
      zipCode,
      latitude: '5.550000',
      longitude: '95.320000',
      picName: 'Rina Kusumawati',
      picPhone: '081299990001',
      picNik: '3174015203900001',
      ownerName: 'Rina Kusumawati',
      npwp: null,
      bankCode: '014',
      accountNo: '5550002222',
      accountName: 'Rina Kusumawati',
      nibUntil: null,
      productGroupIds,
      financialSchemeIds,
      channels: ['OFFLINE'],
      monthlyLimit: null,
      duplicateNote: null,
      ...change,
    } as never;
  };
  const create = async (change: object = {}, caller = clerk) =>
    server.current.call(calls.create, caller, { body: await typed(change, caller.username) });
  const faults = ({ body }: Awaited<ReturnType<typeof create>>) =>
    body.errors?.map(({ field, code }: { field: string; code: string }) => [field, code]);
  const update = async (secureId: string, change: object, caller = maker) => {
    const record = await read(secureId, caller);
    const fields = Object.fromEntries(Object.keys(stores.fields).map((name) => [name, record[name]]));
    return server.current.call(calls.update, caller, {
      body: { ...fields, secureId, version: record.version, reason, ...change } as never,
    });
  };
  const step = async (name: StepName, secureId: string, values: object = {}, caller = checker) => {
    const { version } = await read(secureId);
    return server.current.call(calls[name], caller, { body: { secureId, version, ...values } as never });
  };
  return { calls, read, typed, create, faults, update, step };
}
