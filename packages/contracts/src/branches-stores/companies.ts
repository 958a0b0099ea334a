import {
  choice,
  choices,
  counts,
  digits,
  line,
  money,
  npwp,
  officePhone,
  options,
  paragraph,
  recordStatus,
} from '../core/fields.ts';
import { defineResource, type RecordOf } from '../core/resource.ts';
import { text } from '../core/text.ts';

const entityTypes = options({
  PT: ['PT'],
  CV: ['CV'],
  UD: ['UD'],
  KOPERASI: ['Koperasi', 'Cooperative'],
  PERORANGAN: ['Perorangan', 'Individual'],
});
const roles = options({ OWNER: ['Pemilik', 'Owner'], EMPLOYER: ['Pemberi kerja', 'Employer'] });

/** Legal entities that own stores or dealers, or employ customers (docs/model/branches-stores.md#companies). */
export const companies = defineResource({
  module: 'companies',
  title: text('Perusahaan', 'Company'),
  masterData: { group: 'OUTLET' },
  titles: {
    companyCode: text('Kode', 'Code'),
    legalName: text('Nama badan hukum', 'Legal name'),
    npwp: text('NPWP'),
    nib: text('NIB'),
    entityType: text('Bentuk usaha', 'Entity type'),
    role: text('Peran', 'Role'),
    contactName: text('Kontak', 'Contact'),
    contactPhone: text('Telepon kontak', 'Contact phone'),
    storeCount: text('Toko aktif', 'Active stores'),
    dealerCount: text('Dealer aktif', 'Active dealers'),
    exposure: text('Dibiayai bulan ini', 'Financed this month'),
  },
  label: 'legalName',
  choice: { code: 'companyCode', name: 'legalName' },
  coreFed: { key: 'companyCode' },
  // Active stores and dealers keep it from being switched off.
  usedBy: {
    store: { prevents: ['deactivate'] },
    'dealer-nmc': { prevents: ['deactivate'] },
    'dealer-ufi': { prevents: ['deactivate'] },
  },
  volume: 12_000,
  fields: {
    companyCode: line({ minimum: 2, maximum: 20, unique: true }),
    legalName: line({ minimum: 3, maximum: 100 }),
    npwp: npwp({ required: false, unique: true }),
    nib: digits({ maximum: 13, required: false }),
    entityType: choice(entityTypes),
    role: choices(roles),
    address: paragraph({ minimum: 10, maximum: 255, required: false }),
    city: line({ minimum: 2, maximum: 60, required: false }),
    contactName: line({ minimum: 3, maximum: 60, required: false }),
    contactPhone: officePhone({ required: false }),
  },
  derived: {
    ...counts('storeCount', 'dealerCount'),
    /** What orders of its stores and dealers finance since the first day of the month. */
    exposure: money({ minimum: 0, maximum: 1_000_000_000_000_000, notForBranches: true }),
  },
  list: {
    filters: { role: choice(roles), entityType: choice(entityTypes), status: recordStatus() },
    sorts: ['legalName', 'companyCode'],
    defaultSort: ['legalName,asc'],
    search: ['companyCode', 'legalName'],
    columns: ['companyCode', 'legalName', 'entityType', 'role', 'city', 'storeCount', 'dealerCount', 'status'],
  },
  operations: ['list', 'detail', 'lov', 'download', 'history'],
});

export type Company = RecordOf<typeof companies>;
