import { choice, counts, date, flag, integer, line, reference } from '../core/fields.ts';
import { branch } from '../core/referables/organisation.ts';
import { inAnyState } from '../core/referables/referable.ts';
import { defineResource, type RecordOf } from '../core/resource.ts';
import { saoCalls } from './sao-assign/calls.ts';
import { saoChoices } from './sao-assign/choices.ts';
import { saoSteps } from './sao-assign/steps.ts';
import {
  assignmentStates,
  saoErrors,
  saoModule,
  saoOutletTypes,
  saoStates,
  saoTitles,
} from './sao-assign/vocabulary.ts';

const optional = { required: false } as const;

/**
 * Which SAO handles the orders of which outlet, from when until when. An outlet without one has a row of its own
 * (docs/model/branches-stores.md#sao-assignment).
 */
export const saoAssignments = defineResource({
  ...saoModule,
  titles: saoTitles,
  label: ['outletCode', 'outletName'],
  status: false,
  volume: 110_000,
  place: {
    list: '/sao-assign',
    create: '/sao-assign',
    detail: '/sao-assign?search={outletCode}',
    update: '/sao-assign',
  },
  states: { field: 'state' },
  steps: saoSteps,
  fields: {},
  derived: {
    outletType: choice(saoOutletTypes),
    outletId: line({ maximum: 36 }),
    outletCode: line({ maximum: 20 }),
    outletName: line({ maximum: 80 }),
    branchId: inAnyState(reference(branch)),
    saoId: inAnyState(reference(saoChoices, optional)),
    saoNpk: line({ maximum: 20, ...optional }),
    saoName: line({ maximum: 100, ...optional }),
    saoState: choice(saoStates, optional),
    /** Open assignments of the SAO, of all branches; none of rows that ended. */
    saoOutlets: integer({ minimum: 0, maximum: 1_000_000, ...optional }),
    /** More than SAO_MAX_OUTLETS. */
    saoHeavy: flag(),
    startDate: date(optional),
    endDate: date(optional),
    ...counts('openOrders'),
    state: choice(assignmentStates),
  },
  list: {
    filters: {
      /** An office over all lines, by its record of one. */
      branchId: reference(branch, { lovParameters: { line: 'SPEKTRA' } }),
      outletType: choice(saoOutletTypes),
      saoId: reference(saoChoices, { narrowedBy: { branchId: 'branchId' } }),
      state: choice(assignmentStates),
      /** Active outlets without an SAO, and those whose SAO is not active. */
      withoutSao: flag(),
      /** The assignments of one outlet. */
      outletId: line({ maximum: 36 }),
    },
    mainFilters: ['branchId', 'state', 'withoutSao'],
    sorts: ['state', 'outletCode'],
    defaultSort: ['state,desc', 'outletCode,asc'],
    conditions: { state: ['is'], outletType: ['is'] },
    groupings: { by: ['state', 'outletType'] },
    search: ['outletCode', 'outletName', 'saoNpk', 'saoName'],
    columns: [
      'outletCode',
      'outletName',
      'outletType',
      'branchId',
      'saoNpk',
      'saoName',
      'saoOutlets',
      'saoState',
      'startDate',
      'endDate',
      'openOrders',
      'state',
    ],
  },
  operations: ['list', 'detail', 'download'],
  calls: saoCalls,
  errors: saoErrors,
});

export type SaoAssignment = RecordOf<typeof saoAssignments>;
