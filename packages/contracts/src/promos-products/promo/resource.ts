import * as z from 'zod/mini';
import type { BusinessLine } from '../../core/business-lines.ts';
import {
  choice,
  counts,
  date,
  flag,
  instant,
  integer,
  line,
  money,
  object,
  paragraph,
  reference,
} from '../../core/fields.ts';
import { branch } from '../../core/referables/organisation.ts';
import { inAnyState } from '../../core/referables/referable.ts';
import { text } from '../../core/text.ts';
import { tenorBounds } from '../../core/credit-terms.ts';
import { promoCallsOf } from './calls.ts';
import { displayFields } from './changes.ts';
import { promoDraftCalls } from './draft-calls.ts';
import { promoErrors } from './errors.ts';
import { groupOf, lobOf, promoTitles } from './fields.ts';
import { matrixCalls } from './matrix.ts';
import { goodsTitles } from './goods.ts';
import { promoLines } from './lines.ts';
import { promoRules } from './rules.ts';
import { promoSteps } from './steps.ts';
import { inactiveReasons, promoPhases, promoStates } from './vocabulary.ts';

const optional = { required: false } as const;
const used = money({ minimum: 0, maximum: 1_000_000_000_000 });

const derived = {
  promoCode: line({ maximum: 20 }),
  state: choice(promoStates),
  phase: choice(promoPhases, optional),
  ...counts('branchCount', 'usedContracts'),
  usedAmount: used,
  usedSubsidy: { ...used, notForBranches: true as const },
  /** A second person is asked: to activate it, or about a change. */
  waiting: flag(),
  inactiveReason: choice(inactiveReasons, optional),
  inactiveNote: paragraph({ maximum: 255, ...optional }),
  editors: object(z.array(z.string())),
  activatedBy: line({ maximum: 60, ...optional }),
  activatedAt: instant(optional),
} as const;

/** What the promos of the three lines share; fields and modules are given beside it. */
export const promoShared = <const Of extends BusinessLine>(of: Of) => {
  const { privilege, types, outlets, newPage, module } = promoLines[of];
  return {
    privilege,
    masterData: { group: 'PROMO', line: of },
    place: {
      list: `/${module}`,
      create: newPage,
      detail: `/${module}/{secureId}`,
      update: `/${module}/update?promoId={secureId}`,
    },
    label: ['promoCode', 'name'],
    choice: { code: 'promoCode', name: 'name' },
    status: false,
    fourEyes: true,
    writtenBy: 'head',
    approvedBy: 'above-branch',
    decided: { undecided: ['new'], harmless: displayFields },
    titles: {
      ...promoTitles,
      ...goodsTitles,
      outletIds: outlets.of.title,
      singleOutletIds: outlets.single.title,
      outletId: outlets.of.title,
      inForceAt: text('Berlaku di outlet', 'In force at the outlet'),
    },
    derived,
    ranges: [['startDate', 'endDate']],
    rules: promoRules,
    states: { field: 'state' },
    steps: promoSteps(of),
    errors: promoErrors,
    calls: { ...promoCallsOf(of), ...promoDraftCalls(of), ...matrixCalls(of) },
    operations: ['list', 'detail', 'create', 'update', 'lov', 'download', 'history'],
    /** Active promos that have a sheet at a branch, on a day; or those whose rates may be written, new ones too. */
    lov: { branchId: reference(branch, { lovParameters: { line: of } }), runsOn: date(), writable: flag() },
    list: {
      filters: {
        state: choice(promoStates),
        phase: choice(promoPhases),
        promoType: choice(types),
        lobId: lobOf(of),
        productGroupId: groupOf(of),
        branchId: reference(branch, { lovParameters: { line: of }, ...optional }),
        outletId: reference(outlets.of, optional),
        /** Promos that run today at the branch of a store or dealer, and are for it. */
        inForceAt: inAnyState(reference(outlets.single, optional)),
        tenor: integer({ ...tenorBounds, ...optional }),
        runsFrom: date(optional),
        runsTo: date(optional),
        endingSoon: flag(),
        waiting: flag(),
      },
      mainFilters: ['state', 'phase', 'promoType'],
      sorts: ['startDate', 'endDate', 'promoCode', 'name', 'priority'],
      defaultSort: ['startDate,desc'],
      search: ['promoCode', 'name'],
      numbers: ['promoCode'],
      conditions: { waiting: [], phase: [], branchCount: [] },
      columns: [
        'promoCode',
        'name',
        'promoType',
        'productGroupIds',
        'tenors',
        'startDate',
        'endDate',
        'branchCount',
        'priority',
        'usedContracts',
        'quotaContracts',
        'state',
        'phase',
        'waiting',
      ],
    },
  } as const;
};
