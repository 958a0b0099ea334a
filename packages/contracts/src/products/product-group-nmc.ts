import { choice, integer, recordStatus, reference } from '../core/fields.ts';
import { defineResource, type RecordOf } from '../core/resource.ts';
import { text } from '../core/text.ts';
import { changesAny, linesOfBusiness } from './master-lob.ts';
import { dpBands, mostCc, vehicleClasses } from './product-group/vehicles.ts';
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

const module = 'product-group-nmc';
const title = text('Kelompok produk NMC', 'Product group NMC');
const ofLine = { lovParameters: { businessLine: 'NMC' } };
const terms = [...groupTermNames, 'dpBands'] as const;

/** Groups of motorcycles by class and engine (docs/model/products.md#product-groups). */
export const productGroupsNmc = defineResource({
  module,
  title,
  titles: {
    ...groupTitles,
    vehicleClass: text('Kelas', 'Class'),
    ccFrom: text('Dari (cc)', 'From (cc)'),
    ccTo: text('Sampai (cc)', 'To (cc)'),
    dpBands: text('Uang muka menurut tenor', 'Down payment by tenor'),
  },
  label: 'name',
  choice: { code: 'groupCode', name: 'name' },
  coreFed: { key: 'groupCode', staffHolds: [...shownGroupNames, ...terms] },
  volume: 60,
  fourEyes: true,
  approvedBy: 'above-branch',
  awaitsApproval: (change) => changesAny(terms, change),
  fields: {
    ...fedGroupFields('NMC'),
    parentId: reference({ module, path: module, title }, { required: false }),
    vehicleClass: choice(vehicleClasses),
    ccTo: integer({ minimum: 0, maximum: mostCc }),
    ...shownGroupFields,
    ...groupTerms,
    dpBands: dpBands(),
  },
  /** The band of a class begins where the one below ends, so that there is neither a gap nor an overlap. */
  derived: { ccFrom: integer({ minimum: 0, maximum: mostCc }) },
  list: {
    filters: {
      lobId: reference(linesOfBusiness, ofLine),
      parentId: reference({ module, path: module, title }),
      vehicleClass: choice(vehicleClasses),
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
      'vehicleClass',
      'ccFrom',
      'ccTo',
      'tenorMax',
      'dpMinPct',
      'insuranceCoverage',
      'published',
      'status',
    ],
  },
  lov: { lobId: reference(linesOfBusiness, ofLine) },
  usedBy: { [module]: { field: 'parentId', prevents: ['deactivate'] } },
  operations: groupOperations,
  errors: groupRefusals,
});

export type ProductGroupNmc = RecordOf<typeof productGroupsNmc>;
