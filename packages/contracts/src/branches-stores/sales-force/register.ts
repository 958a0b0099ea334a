import { choice, counts, date, digits, flag, line, reference } from '../../core/fields.ts';
import { branch } from '../../core/referables/organisation.ts';
import { inAnyState } from '../../core/referables/referable.ts';
import { step } from '../../core/resource.ts';
import { text } from '../../core/text.ts';
import { salesForceCalls } from './calls.ts';
import { property, servedOutlets, type ServedLine } from './outlets.ts';
import { salesForces } from './sales-forces.ts';
import { mappingStates, salesForceErrors } from './vocabulary.ts';

const titles = {
  salesForceId: text('Sales force', 'Sales force'),
  isPrimary: text('Utama', 'Primary'),
  startDate: text('Mulai', 'Start'),
  endDate: text('Selesai', 'End'),
  branchId: text('Cabang', 'Branch'),
  sfNpk: text('NPK SF', 'NPK of the SF'),
  sfName: text('Nama SF', 'Name of the SF'),
  salesCode: text('Kode sales', 'Sales code'),
  state: text('Status', 'State'),
  withoutPrimary: text('Tanpa SF utama', 'Without primary SF'),
} as const;

/** What happens to a mapping (docs/model/branches-stores.md#sales-force). */
const steps = {
  primary: step({
    title: text('Jadikan utama', 'Make primary'),
    effect: text('Sales force utama yang sekarang tidak lagi utama.', 'Replaces the current primary sales person.'),
    action: 'update',
    from: ['OPEN'],
    errors: ['SF_ONE_PRIMARY'],
    many: 'each',
    customButton: true,
  }),
  end: step({
    title: text('Akhiri', 'End'),
    effect: text(
      'Sales force tidak melayani outlet setelah tanggal ini.',
      'The sales person does not serve the outlet after this day.',
    ),
    action: 'update',
    danger: true,
    from: ['OPEN'],
    to: 'ENDED',
    fields: { endDate: date() },
    titles: { endDate: titles.endDate },
    reason: true,
    errors: ['SF_PRIMARY_NEEDED'],
    many: 'each',
    customButton: true,
  }),
} as const;

/**
 * The register of sales people of the outlets of a line: what its contract declares besides its volume.
 * @example
 * defineResource({ ...salesForceRegister('NMC'), volume: 24_000 });
 */
export const salesForceRegister = <const Line extends ServedLine>(businessLine: Line) => {
  type Served = (typeof servedOutlets)[Line];
  const served: Served = servedOutlets[businessLine];
  const { module, path, privilege, title, outlet, id, code, name, ofPerson } = served;
  const outletId = inAnyState(reference(outlet));
  return {
    module: module as Served['module'],
    path,
    privilege,
    title,
    titles: {
      ...titles,
      ...property(id as Served['id'], outlet.title),
      ...property(code as Served['code'], served.codeTitle),
      ...property(name as Served['name'], served.nameTitle),
      ...property(ofPerson as Served['ofPerson'], served.ofPersonTitle),
    },
    label: [code as Served['code'], 'sfNpk'],
    status: false,
    place: {
      list: `/${path}`,
      create: `/${path}`,
      detail: `/${path}?search={sfNpk}`,
      update: `/${path}`,
    },
    states: { field: 'state' },
    steps,
    fields: {
      ...property(id as Served['id'], outletId),
      salesForceId: { ...reference(salesForces), narrowedBy: { [id]: id } },
      isPrimary: flag(),
      startDate: date(),
    },
    derived: {
      ...property(code as Served['code'], served.codeField),
      ...property(name as Served['name'], line({ maximum: 80 })),
      branchId: inAnyState(reference(branch)),
      sfNpk: digits({ maximum: 20 }),
      sfName: line({ maximum: 60 }),
      salesCode: line({ maximum: 10 }),
      endDate: date({ required: false }),
      ...counts(ofPerson as Served['ofPerson']),
      state: choice(mappingStates),
    },
    list: {
      filters: {
        branchId: reference(branch, { lovParameters: { line: businessLine, status: 'active' } }),
        state: choice(mappingStates),
        salesForceId: reference(salesForces),
        ...property(id as Served['id'], outletId),
        /** Open mappings of outlets that have sales people but no primary one. */
        withoutPrimary: flag(),
      },
      sorts: [code as Served['code'], 'startDate'],
      defaultSort: [`${code as Served['code']},asc`],
      search: [code as Served['code'], 'sfNpk', 'salesCode', 'sfName'],
      columns: [
        code as Served['code'],
        name as Served['name'],
        'branchId',
        'sfNpk',
        'sfName',
        'isPrimary',
        'startDate',
        'endDate',
        ofPerson as Served['ofPerson'],
        'state',
      ],
    },
    operations: ['list', 'detail', 'create', 'download'],
    calls: salesForceCalls[businessLine] as (typeof salesForceCalls)['NMC'],
    errors: salesForceErrors,
  } as const;
};
