import {
  choice,
  counts,
  digits,
  flag,
  instant,
  integer,
  line,
  options,
  paragraph,
  reference,
  references,
  tags,
} from '../core/fields.ts';
import { inAnyState } from '../core/referables/referable.ts';
import { defineResource, step, type RecordOf } from '../core/resource.ts';
import { text } from '../core/text.ts';
import { dealersNmc, dealerTypesNmc } from './dealer-nmc.ts';
import { financialSchemesNmc } from './financial-scheme-nmc.ts';
import { comparisonOf } from './outlet/duplicates.ts';
import { branchOfOutlet, outletFields } from './outlet/fields.ts';
import { outletErrors, outletTitles } from './outlet/vocabulary.ts';

const optional = { required: false } as const;
const place = {
  module: 'new-dealer-nmc',
  privilege: 'new-dealer-nmc:browse',
  title: text('Pendaftaran dealer NMC', 'Dealer registration (NMC)'),
} as const;
const brand = { minimum: 1, maximum: 40 } as const;

export const registrationStates = options({
  WAITING: ['Menunggu', 'Waiting', 'warning'],
  ACCEPTED: ['Diterima', 'Accepted', 'success'],
  REJECTED: ['Ditolak', 'Rejected', 'neutral'],
});

const titles = {
  ...outletTitles,
  registrationNo: text('No. pendaftaran', 'Registration no'),
  dealerCode: text('Kode dealer', 'Dealer code'),
  name: text('Nama', 'Name'),
  city: text('Kota', 'City'),
  dealerType: text('Jenis', 'Type'),
  brands: text('Merek', 'Brands'),
  mainBrand: text('Merek utama', 'Main brand'),
  branchId: text('Cabang usulan', 'Proposed branch'),
  disbursementDays: text('Hari pencairan setelah PO', 'Days from PO to disbursement'),
  dealerId: text('Dealer NMC', 'Dealer (NMC)'),
  duplicates: text('Duplikat', 'Duplicates'),
  suspected: text('Kemungkinan duplikat', 'Possible duplicates'),
  receivedAt: text('Diterima sistem', 'Received'),
  withdrawn: text('Ditarik core', 'Withdrawn by core'),
  decidedBy: text('Diputuskan oleh', 'Decided by'),
  decidedAt: text('Diputuskan', 'Decided'),
  note: text('Catatan', 'Note'),
} as const;

/** What happens to a registration; a decided one stays as it is. */
const steps = {
  accept: step({
    summary: 'Makes a new dealer of a registration, which a second person opens; one that looks alike needs a note',
    action: 'update',
    from: ['WAITING'],
    to: 'ACCEPTED',
    fields: {
      branchId: branchOfOutlet('NMC'),
      mainBrand: line(brand),
      financialSchemeIds: references(financialSchemesNmc, { minimum: 0, maximum: 40, ...optional }),
      duplicateNote: paragraph({ minimum: 5, maximum: 255, ...optional }),
    },
    titles: {
      branchId: text('Cabang', 'Branch'),
      mainBrand: titles.mainBrand,
      financialSchemeIds: text('Skema pembiayaan', 'Financial schemes'),
      duplicateNote: titles.duplicateNote,
    },
    errors: ['REGISTRATION_WITHDRAWN'],
  }),
  merge: step({
    summary: 'Says that a registration is a dealer that exists; the dealer keeps its values, and both their history',
    action: 'update',
    from: ['WAITING'],
    to: 'ACCEPTED',
    fields: { dealerId: inAnyState(reference(dealersNmc)) },
    titles: { dealerId: titles.dealerId },
    reason: true,
    errors: ['REGISTRATION_WITHDRAWN', 'OUTLET_CLOSED'],
  }),
  reject: step({
    summary: 'Refuses a registration, with a reason',
    action: 'update',
    from: ['WAITING'],
    to: 'REJECTED',
    reason: true,
  }),
} as const;

const of = outletFields('NMC');

/**
 * Dealers of new motorcycles that core has registered; staff accept them, say which dealer they are, or refuse them
 * (docs/model/branches-stores.md#registrations-of-dealers).
 */
export const dealerRegistrations = defineResource({
  ...place,
  titles,
  label: ['registrationNo', 'name'],
  status: false,
  coreFed: { key: 'registrationNo', staffHolds: ['dealerId'] },
  volume: 6_000,
  place: {
    list: '/new-dealer-nmc',
    create: '/new-dealer-nmc',
    detail: '/new-dealer-nmc?search={registrationNo}',
    update: '/new-dealer-nmc',
  },
  states: { field: 'state' },
  steps,
  fields: {
    registrationNo: line({ minimum: 2, maximum: 20, unique: true }),
    dealerCode: digits({ minimum: 6, maximum: 6 }),
    name: of.name,
    city: line({ minimum: 2, maximum: 60 }),
    dealerType: choice(dealerTypesNmc),
    brands: tags({ minimum: 1, maximum: 20 }),
    mainBrand: line(brand),
    branchId: of.branchId,
    companyId: of.companyId,
    address: of.address,
    /** Keeps no zip code active: the dealer that is made of it does. */
    zipCode: digits({ maximum: 5, codeOf: { module: 'zip-code' } }),
    picName: of.picName,
    picPhone: of.picPhone,
    npwp: of.npwp,
    bankCode: of.bankCode,
    accountNo: of.accountNo,
    accountName: of.accountName,
    disbursementDays: integer({ minimum: 0, maximum: 14 }),
    /** The dealer that was made of it, or that it turned out to be. */
    dealerId: inAnyState(reference(dealersNmc, optional)),
  },
  derived: {
    state: choice(registrationStates),
    receivedAt: instant(),
    ...counts('duplicates'),
    withdrawn: flag(),
    decidedBy: line({ maximum: 100, ...optional }),
    decidedAt: instant(optional),
    note: paragraph({ maximum: 255, ...optional }),
  },
  list: {
    filters: { state: choice(registrationStates), branchId: of.branchId, suspected: flag() },
    sorts: ['receivedAt', 'registrationNo', 'name'],
    defaultSort: ['receivedAt,asc'],
    search: ['registrationNo', 'name'],
    columns: ['registrationNo', 'name', 'city', 'mainBrand', 'branchId', 'receivedAt', 'duplicates', 'state'],
  },
  operations: ['list', 'detail', 'download', 'reveal'],
  calls: { lookalikes: comparisonOf(place) },
  errors: {
    ...outletErrors,
    REGISTRATION_WITHDRAWN: {
      text: text('Core sudah menarik pendaftaran ini', 'Core has withdrawn this registration'),
    },
    REGISTRATION_DECIDED: {
      status: 422,
      text: text('Pendaftaran ini sudah diputuskan', 'This registration has been decided'),
    },
  },
});

export type DealerRegistration = RecordOf<typeof dealerRegistrations>;
