import * as z from 'zod/mini';
import { call } from '../core/call.ts';
import { choice, date, flag, line, money, recordStatus, reference } from '../core/fields.ts';
import { defineResource, type RecordOf } from '../core/resource.ts';
import { text } from '../core/text.ts';
import { insurances } from './master-insurance.ts';
import { mostPrice } from './master-lob.ts';
import { productGroups } from './product-group.ts';
import {
  askedTerms,
  insurerFilter,
  premiumChange,
  premiumResult,
  raised,
  tariffApproval,
  tariffPercent,
  tariffPhases,
  tariffRefusals,
  tenor,
} from './insurance/vocabulary.ts';

const module = 'product-insurance';

export const productInsuranceCalls = {
  premium: call({
    name: `${module}.premium`,
    method: 'GET',
    base: 'middle',
    path: `${module}/premium`,
    access: { privilege: `${module}:browse`, action: 'view' },
    summary: 'What an insurance by this tariff costs, and what becomes of an instalment with it',
    query: z.object({ tariffId: z.uuid(), ...askedTerms() }),
    result: premiumResult,
    errors: ['TARIFF_NOT_FOUND'],
  }),
} as const;

/** Tariffs by product group and tenor, which those by price band replace (docs/model/products.md#older-tariffs). */
export const tariffsV1 = defineResource({
  module,
  title: text('Tarif asuransi v1', 'Insurance tariff v1'),
  masterData: { group: 'INSURANCE', line: 'SPEKTRA' },
  titles: {
    rowCode: text('Kode', 'Code'),
    insuranceId: text('Paket', 'Package'),
    insurerName: text('Perusahaan asuransi', 'Insurer'),
    productGroupId: text('Kelompok', 'Group'),
    tenorFrom: text('Dari tenor', 'From tenor'),
    tenorTo: text('Sampai tenor', 'To tenor'),
    premiumPct: text('Premi', 'Premium'),
    minPremium: text('Premi minimum', 'Least premium'),
    effectiveFrom: text('Mulai berlaku', 'Effective from'),
    effectiveTo: text('Berlaku sampai', 'Effective to'),
    superseded: text('Diganti v2', 'Superseded by v2'),
    successorId: text('Set v2', 'Set of v2'),
    successor: text('Set v2', 'Set of v2'),
    phase: text('Fase', 'Phase'),
    maxChangePct: premiumChange.title,
    raisesPremiums: raised.title,
  },
  label: 'rowCode',
  coreFed: { key: 'rowCode', switchedOnBy: 'approver' },
  volume: 900,
  writtenBy: 'above-branch',
  ...tariffApproval,
  fields: {
    rowCode: line({ minimum: 3, maximum: 40, unique: true }),
    insuranceId: reference(insurances),
    productGroupId: reference(productGroups),
    tenorFrom: tenor(),
    tenorTo: tenor(),
    premiumPct: tariffPercent(),
    minPremium: money({ minimum: 0, maximum: mostPrice }),
    effectiveFrom: date(),
    effectiveTo: date({ required: false }),
  },
  derived: {
    insurerName: line({ maximum: 80 }),
    phase: choice(tariffPhases),
    superseded: flag(),
    /** The set by price band that replaces it, and one of its rows. */
    successor: line({ maximum: 30, required: false }),
    successorId: line({ maximum: 36, required: false }),
    /** Beside the row that it follows, while it waits to be switched on. */
    maxChangePct: premiumChange.field,
    /** By switching it on. */
    raisesPremiums: raised.field,
  },
  list: {
    filters: {
      productGroupId: reference(productGroups),
      insurerName: insurerFilter(),
      status: recordStatus(),
      insuranceId: reference(insurances),
    },
    sorts: ['productGroupId', 'tenorFrom', 'rowCode'],
    defaultSort: ['productGroupId,asc', 'tenorFrom,asc'],
    search: ['rowCode'],
    columns: [
      'rowCode',
      'productGroupId',
      'tenorFrom',
      'tenorTo',
      'premiumPct',
      'minPremium',
      'superseded',
      'phase',
      'insurerName',
      'insuranceId',
      'effectiveFrom',
      'effectiveTo',
      'status',
    ],
  },
  ranges: [['effectiveFrom', 'effectiveTo']],
  rules: [({ tenorFrom, tenorTo }) => (tenorTo < tenorFrom ? [{ field: 'tenorTo', code: 'BAND_ORDER' }] : [])],
  operations: ['list', 'detail', 'activate', 'deactivate', 'download', 'history'],
  errors: {
    ...tariffRefusals,
    V2_IN_FORCE: {
      status: 409,
      text: text('Tarif v2 sudah berlaku untuk kelompok ini', 'A tariff of v2 is in force for this group'),
    },
  },
  calls: productInsuranceCalls,
});

export type TariffV1 = RecordOf<typeof tariffsV1>;
