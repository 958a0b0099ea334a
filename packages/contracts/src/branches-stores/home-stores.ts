import * as z from 'zod/mini';
import { homeStoresSeenBy } from './home-stores-seen-by.ts';
import { outletStates } from './outlet/vocabulary.ts';
import { call } from '../core/call.ts';
import { choice, counts, instant, line, reference } from '../core/fields.ts';
import { orderReportPage } from '../core/order-report.ts';
import { branch } from '../core/referables/organisation.ts';
import { defineResource } from '../core/resource.ts';
import { text } from '../core/text.ts';

const privilege = 'home:browse';
const optional = { required: false } as const;

type OutletState = (typeof outletStates)[number]['value'];
const stateOf = z.enum(outletStates.map(({ value }) => value) as [OutletState, ...OutletState[]]);

const homeStore = z.object({
  secureId: z.uuid(),
  storeCode: z.string(),
  storeName: z.string(),
  storeGroup: z.nullable(z.string()),
  branch: z.string(),
  status: stateOf,
  /** Running promos with an approved line at its branch that are for it. */
  activePromos: z.int(),
  lastOrderAt: z.nullable(z.string()),
});
export type HomeStore = z.infer<typeof homeStore>;

const search = { minimum: 2, maximum: 80 } as const;
const storeQuery = {
  search: z.optional(z.string().check(z.minLength(search.minimum), z.maxLength(search.maximum))),
  branchId: z.optional(z.uuid()),
  status: z.optional(stateOf),
} as const;

/** The table of stores of the start page (docs/model/shell.md#home). */
export const homeStoreCalls = {
  stores: call({
    base: 'middle',
    method: 'GET',
    access: { privilege, action: 'view' },
    flagGroup: homeStoresSeenBy,
    name: 'home.store',
    path: 'home/store',
    summary: 'Stores of the scope with their promos and last order, by name',
    query: z.object({ ...storeQuery, ...orderReportPage }),
    result: z.object({ rows: z.array(homeStore), total: z.int(), page: z.int(), size: z.int() }),
  }),
} as const;

const atBranch = reference(branch, { lovParameters: { line: 'SPEKTRA' } });

/** Filters and columns of the table of stores. No record of its own. */
export const homeStores = defineResource({
  module: 'home-store',
  privilege,
  title: text('Toko', 'Stores'),
  label: [],
  volume: 85_000,
  status: false,
  titles: {
    storeCode: text('Kode toko', 'Store code'),
    storeName: text('Toko', 'Store'),
    search: text('Kode atau nama toko', 'Code or name of the store'),
    storeGroup: text('Grup toko', 'Store group'),
    branch: text('Cabang', 'Branch'),
    branchId: text('Cabang', 'Branch'),
    status: text('Status'),
    activePromos: text('Promo berjalan', 'Running promos'),
    lastOrderAt: text('Order terakhir', 'Last order'),
  },
  fields: {},
  derived: {
    storeCode: line({ maximum: 10 }),
    storeName: line({ maximum: 80 }),
    storeGroup: line({ maximum: 80, ...optional }),
    branch: line({ maximum: 80 }),
    status: choice(outletStates),
    ...counts('activePromos'),
    lastOrderAt: instant(optional),
  },
  list: {
    filters: { search: line({ ...search, ...optional }), branchId: atBranch, status: choice(outletStates) },
    defaultSort: [],
    columns: ['storeCode', 'storeName', 'storeGroup', 'branch', 'status', 'activePromos', 'lastOrderAt'],
  },
  operations: [],
  calls: homeStoreCalls,
});
