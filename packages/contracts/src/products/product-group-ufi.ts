import { choice, integer, percent, recordStatus, reference } from '../core/fields.ts';
import { defineResource, type RecordOf } from '../core/resource.ts';
import { text } from '../core/text.ts';
import { changesAny, linesOfBusiness } from './master-lob.ts';
import { ageBandRefusals, ages, vehicleTypes } from './product-group/vehicles.ts';
import {
  fedGroupFields,
  groupRefusals,
  groupOperations,
  groupTermNames,
  groupTerms,
  groupTitles,
  shownGroupFields,
  shownGroupNames,
} from './product-group/shared.ts';

const module = 'product-group-ufi';
const title = text('Kelompok objek UFI', 'Object group UFI');
const ofLine = { lovParameters: { businessLine: 'UFI' } };
const terms = [...groupTermNames, 'maxLtvPct'] as const;

/** Groups of collateral by vehicle and age (docs/model/products.md#product-groups). */
export const objectGroups = defineResource({
  module,
  title,
  titles: {
    ...groupTitles,
    vehicleType: text('Jenis kendaraan', 'Vehicle type'),
    ageFrom: text('Umur dari (tahun)', 'Age from (years)'),
    ageTo: text('Umur sampai (tahun)', 'Age to (years)'),
    maxLtvPct: text('LTV maksimum', 'Greatest LTV'),
  },
  label: 'name',
  choice: { code: 'groupCode', name: 'name' },
  coreFed: { key: 'groupCode', staffHolds: [...shownGroupNames, ...terms] },
  volume: 60,
  fourEyes: true,
  approvedBy: 'above-branch',
  awaitsApproval: (change) => changesAny(terms, change),
  fields: {
    ...fedGroupFields('UFI'),
    parentId: reference({ module, path: module, title }, { required: false }),
    vehicleType: choice(vehicleTypes),
    ageFrom: integer(ages),
    ageTo: integer(ages),
    ...shownGroupFields,
    ...groupTerms,
    maxLtvPct: percent({ minimum: 0.0001, maximum: 100, required: false }),
  },
  list: {
    filters: {
      lobId: reference(linesOfBusiness, ofLine),
      parentId: reference({ module, path: module, title }),
      vehicleType: choice(vehicleTypes),
      status: recordStatus(),
    },
    sorts: ['lobId', 'sequence', 'groupCode', 'name'],
    defaultSort: ['lobId,asc', 'sequence,asc'],
    search: ['groupCode', 'name'],
    columns: [
      'groupCode',
      'name',
      'lobId',
      'parentId',
      'vehicleType',
      'ageFrom',
      'ageTo',
      'maxLtvPct',
      'tenorMax',
      'dpMinPct',
      'insuranceCoverage',
      'published',
      'status',
    ],
  },
  lov: { lobId: reference(linesOfBusiness, ofLine) },
  rules: [({ ageFrom, ageTo }) => (ageTo < ageFrom ? [{ field: 'ageTo', code: 'BAND_ORDER' }] : [])],
  usedBy: { [module]: { field: 'parentId', prevents: ['deactivate'] } },
  operations: groupOperations,
  errors: { ...groupRefusals, ...ageBandRefusals },
});

export type ObjectGroup = RecordOf<typeof objectGroups>;
