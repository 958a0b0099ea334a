import { counts, date, line, officePhone, recordStatus, reference } from '../core/fields.ts';
import { defineResource, type RecordOf } from '../core/resource.ts';
import { text } from '../core/text.ts';
import { companies } from './companies.ts';

/** Chains of stores, rows of the core feed (docs/model/branches-stores.md#store-groups). */
export const storeGroups = defineResource({
  module: 'store-groups',
  title: text('Grup toko', 'Store group'),
  masterData: { group: 'OUTLET' },
  titles: {
    groupCode: text('Kode', 'Code'),
    brandLabel: text('Merek', 'Brand'),
    contactName: text('Kontak', 'Contact'),
    contactPhone: text('Telepon kontak', 'Contact phone'),
    agreementFrom: text('Awal perjanjian', 'Agreement start'),
    agreementTo: text('Akhir perjanjian', 'Agreement end'),
    activeStoreCount: text('Toko aktif', 'Active stores'),
    storeCount: text('Semua toko', 'All stores'),
  },
  label: 'name',
  choice: { code: 'groupCode', name: 'name' },
  coreFed: { key: 'groupCode' },
  // Active stores keep it from being switched off.
  usedBy: { store: { field: 'storeGroupId', prevents: ['deactivate'] } },
  volume: 900,
  fields: {
    groupCode: line({ minimum: 2, maximum: 20, unique: true }),
    name: line({ minimum: 3, maximum: 60 }),
    companyId: reference(companies, { required: false }),
    brandLabel: line({ minimum: 2, maximum: 40, required: false }),
    contactName: line({ minimum: 3, maximum: 60, required: false }),
    contactPhone: officePhone({ required: false }),
    agreementFrom: date({ required: false }),
    agreementTo: date({ required: false }),
  },
  derived: counts('activeStoreCount', 'storeCount'),
  list: {
    filters: { companyId: reference(companies), status: recordStatus() },
    sorts: ['name', 'groupCode', 'agreementTo'],
    defaultSort: ['name,asc'],
    search: ['groupCode', 'name'],
    columns: ['groupCode', 'name', 'companyId', 'activeStoreCount', 'storeCount', 'agreementTo', 'status'],
  },
  ranges: [['agreementFrom', 'agreementTo']],
  operations: ['list', 'detail', 'activate', 'deactivate', 'lov', 'download', 'history'],
  errors: {
    STATUS_BY_ADMIN: {
      status: 403,
      text: text('Hanya admin yang dapat mengubah status grup toko', 'Only admins change the status of a store group'),
    },
  },
});

export type StoreGroup = RecordOf<typeof storeGroups>;
