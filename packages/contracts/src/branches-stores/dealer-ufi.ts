import {
  choice,
  choices,
  counts,
  digits,
  flag,
  integer,
  line,
  options,
  percent,
  reference,
  tags,
} from '../core/fields.ts';
import { mra } from '../core/referables/organisation.ts';
import { defineResource, type RecordOf } from '../core/resource.ts';
import { text } from '../core/text.ts';
import { branchOfOutlet, outletDerived, outletFields, singlePersonFields } from './outlet/fields.ts';
import { dealerTitles, mainBrandSold, outletShared } from './outlet/shared.ts';
import { outletLines, outletStates } from './outlet/vocabulary.ts';

const dealerTypes = options({
  SHOWROOM: ['Showroom'],
  AGEN: ['Agen', 'Agent'],
  PERORANGAN: ['Perorangan', 'Individual'],
});
/** What is sold, by the kind of vehicle. */
export const vehicleTypes = options({ MOTOR: ['Motor', 'Motorcycle'], MOBIL: ['Mobil', 'Car'] });
const brand = { minimum: 1, maximum: 40 } as const;
const { module, privilege, title } = outletLines.UFI;

/** Dealers of used vehicles, seen by branch (docs/model/branches-stores.md#dealers). */
export const dealersUfi = defineResource({
  ...outletShared,
  module,
  privilege,
  title,
  place: {
    list: `/${module}`,
    create: '/new-dealer-ufi',
    detail: `/${module}/{secureId}`,
    update: `/${module}/update?id={secureId}`,
  },
  titles: {
    ...dealerTitles,
    vehicleTypes: text('Jenis kendaraan', 'Vehicle types'),
    maxLtvPct: text('LTV maksimum', 'Greatest LTV'),
    disbursementDays: text('Hari pencairan setelah PO', 'Days from PO to disbursement'),
  },
  volume: 14_000,
  // Orders that are not final keep a dealer from being closed.
  usedBy: { 'tracking-orders': { prevents: ['deactivate'] } },
  decided: {
    undecided: ['new'],
    harmless: [...singlePersonFields, 'dealerType', 'brands', 'mainBrand', 'vehicleTypes', 'disbursementDays'],
  },
  fields: {
    dealerType: choice(dealerTypes),
    ...outletFields('UFI'),
    brands: tags({ minimum: 1, maximum: 20 }),
    mainBrand: line(brand),
    vehicleTypes: choices(vehicleTypes),
    maxLtvPct: percent({ minimum: 1, maximum: 90 }),
    disbursementDays: integer({ minimum: 0, maximum: 14 }),
  },
  derived: { dealerCode: digits({ maximum: 6 }), ...outletDerived, ...counts('schemesInForce') },
  rules: [mainBrandSold],
  list: {
    filters: {
      branchId: { ...branchOfOutlet('UFI'), narrowedBy: { mraId: 'mraId' } },
      state: choice(outletStates),
      brand: line({ ...brand, required: false }),
      dealerType: choice(dealerTypes),
      mraId: reference(mra),
      vehicleTypes: choice(vehicleTypes),
      withoutScheme: flag(),
    },
    sorts: ['updatedAt', 'dealerCode', 'name'],
    conditions: { brands: [] },
    defaultSort: ['updatedAt,desc'],
    search: ['dealerCode', 'name', 'picName'],
    numbers: ['dealerCode'],
    columns: [
      'dealerCode',
      'name',
      'dealerType',
      'vehicleTypes',
      'mainBrand',
      'branchId',
      'mra',
      'maxLtvPct',
      'schemesInForce',
      'ordersThisMonth',
      'state',
    ],
  },
});

export type DealerUfi = RecordOf<typeof dealersUfi>;
