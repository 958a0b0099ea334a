import { recordStatus, reference } from '../core/fields.ts';
import { defineResource, type RecordOf } from '../core/resource.ts';
import { text } from '../core/text.ts';
import { changesAny, linesOfBusiness } from './master-lob.ts';
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

const module = 'product-group';
const title = text('Kelompok produk', 'Product group');
const ofLine = { lovParameters: { businessLine: 'SPEKTRA' } };
const terms = [...groupTermNames] as const;

/** Groups of products of SPEKTRA (docs/model/products.md#product-groups). */
export const productGroups = defineResource({
  module,
  title,
  titles: { ...groupTitles },
  label: 'name',
  choice: { code: 'groupCode', name: 'name' },
  coreFed: { key: 'groupCode', staffHolds: [...shownGroupNames, ...terms] },
  volume: 60,
  fourEyes: true,
  approvedBy: 'above-branch',
  awaitsApproval: (change) => changesAny(terms, change),
  fields: {
    ...fedGroupFields('SPEKTRA'),
    parentId: reference({ module, path: module, title }, { required: false }),
    ...shownGroupFields,
    ...groupTerms,
  },
  list: {
    filters: {
      lobId: reference(linesOfBusiness, ofLine),
      parentId: reference({ module, path: module, title }),
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

export type ProductGroup = RecordOf<typeof productGroups>;
