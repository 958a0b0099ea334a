import type { BusinessLine } from '../../core/business-lines.ts';
import { choice, flag, reference } from '../../core/fields.ts';
import { mra } from '../../core/referables/organisation.ts';
import { inquiryErrors } from './bank-inquiry.ts';
import { branchOfOutlet } from './fields.ts';
import { mergeOf, outletSteps } from './steps.ts';
import { outletErrors, outletStates, type OutletLine } from './vocabulary.ts';

/** What outlets of every line declare alike. */
const shared = {
  status: false,
  fourEyes: true,
  approvedBy: 'above-branch',
  states: { field: 'state' },
  errors: { ...outletErrors, ...inquiryErrors },
} as const;

/** The operations of every register. */
export const outletOperations = ['list', 'detail', 'update', 'lov', 'download', 'reveal', 'history'] as const;

/**
 * What the register of a line declares: name and place, label, states, and what keeps its records from being
 * closed.
 * @param outletLine an entry of `outletLines`, typed by its own literals
 */
export const outletRegister = <const L extends OutletLine>({ module, privilege, title, code, pages, orders }: L) =>
  ({
    ...shared,
    steps: { ...outletSteps, merge: mergeOf({ module, title }) },
    module: module as L['module'],
    privilege: privilege as L['privilege'],
    title,
    label: [code as L['code'], 'name'],
    choice: { code: code as L['code'], name: 'name' },
    place: {
      list: `/${module}`,
      create: pages.create,
      detail: `/${module}/{secureId}`,
      update: pages.update,
    },
    // Orders that are not final keep an outlet from being closed.
    usedBy: { [orders]: { prevents: ['deactivate'] } },
  }) as const;

/** Filters by branch, state and MRA; the list of a line adds its own. */
export const outletFilters = (line: BusinessLine) =>
  ({
    branchId: { ...branchOfOutlet(line), narrowedBy: { mraId: 'mraId' } },
    state: choice(outletStates),
    mraId: reference(mra),
    documentsEnding: flag(),
  }) as const;

/** How the list of every line is sorted and searched. */
export const outletList = <const L extends OutletLine>({ code }: L) =>
  ({
    sorts: ['updatedAt', code as L['code'], 'name'],
    defaultSort: ['updatedAt,desc'],
    search: [code as L['code'], 'name', 'picName'],
    numbers: [code as L['code']],
  }) as const;
