import { businessLines } from '../core/business-lines.ts';
import { birthDate, choice, date, instant, integer, line, nik, paragraph, phone, reference } from '../core/fields.ts';
import { branch, mra } from '../core/referables/organisation.ts';
import { defineResource, type RecordOf } from '../core/resource.ts';
import { text } from '../core/text.ts';
import { siloCalls as ownCalls } from './membership-silo/calls.ts';
import { siloSteps } from './membership-silo/steps.ts';
import { module, siloStates } from './membership-silo/vocabulary.ts';

export * from './membership-silo/vocabulary.ts';
export type { SiloCandidate } from './membership-silo/calls.ts';

const optional = { required: false } as const;
const score = () => integer({ minimum: 0, maximum: 100 });

/** Customers of one line who may be members already (docs/model/membership.md#customer-records-of-the-lines). */
export const siloRecords = defineResource({
  module,
  title: text('Silo Keanggotaan', 'Membership silo'),
  label: ['sourceLine', 'custNo'],
  volume: 7_000_000,
  status: false,
  titles: {
    sourceLine: text('Lini', 'Line'),
    custNo: text('No. pelanggan', 'Customer no'),
    name: text('Nama', 'Name'),
    birthDate: text('Tanggal lahir', 'Birth date'),
    phone: text('Telepon', 'Phone'),
    branch: text('Cabang', 'Branch'),
    branchId: text('Cabang', 'Branch'),
    mraId: text('MRA'),
    contractCount: text('Kontrak', 'Contracts'),
    lastContractDate: text('Kontrak terakhir', 'Last contract'),
    custMainNo: text('No. pelanggan utama', 'Main customer no'),
    formerCustMainNo: text('No. pelanggan utama semula', 'Former main customer no'),
    candidates: text('Kandidat', 'Candidates'),
    bestScore: text('Skor terbaik', 'Best score'),
    state: text('Status', 'State'),
    memberNo: text('No. member', 'Member no'),
    memberName: text('Member'),
    proposedBy: text('Diusulkan oleh', 'Proposed by'),
    linkedAt: text('Dihubungkan pada', 'Linked at'),
    note: text('Catatan', 'Note'),
    scoreFrom: text('Skor dari', 'Score from'),
    scoreTo: text('Skor sampai', 'Score to'),
  },
  fields: {},
  derived: {
    sourceLine: choice(businessLines),
    custNo: line({ maximum: 10 }),
    name: line({ maximum: 60 }),
    nik: nik(optional),
    birthDate: birthDate(),
    phone: phone(optional),
    branch: line({ maximum: 80 }),
    contractCount: integer({ minimum: 0, maximum: 1_000 }),
    lastContractDate: date(optional),
    custMainNo: line({ maximum: 10 }),
    formerCustMainNo: line({ maximum: 10, ...optional }),
    candidates: integer({ minimum: 0, maximum: 1_000 }),
    bestScore: score(),
    state: choice(siloStates),
    memberNo: line({ maximum: 10, ...optional }),
    memberName: line({ maximum: 60, ...optional }),
    proposedBy: line({ maximum: 60, ...optional }),
    linkedAt: instant(optional),
    note: paragraph({ maximum: 255, ...optional }),
  },
  states: { field: 'state' },
  steps: siloSteps,
  list: {
    filters: {
      state: choice(siloStates),
      sourceLine: choice(businessLines),
      scoreFrom: score(),
      scoreTo: score(),
      mraId: reference(mra),
      branchId: reference(branch, { lovParameters: { line: 'SPEKTRA' }, narrowedBy: { mraId: 'mraId' } }),
    },
    sorts: ['bestScore'],
    defaultSort: ['bestScore,desc'],
    conditions: {
      state: ['is', 'isNot', 'anyOf'],
      sourceLine: ['is', 'isNot', 'anyOf'],
      bestScore: ['between'],
    },
    search: ['custNo', 'nik', 'phone', 'name'],
    large: true,
    columns: [
      'sourceLine',
      'custNo',
      'name',
      'nik',
      'birthDate',
      'branch',
      'contractCount',
      'candidates',
      'bestScore',
      'state',
    ],
  },
  operations: ['list', 'detail', 'download', 'reveal', 'history'],
  errors: {
    PAIR_REFUSED: {
      text: text(
        'Pasangan ini sudah ditolak dan tidak diusulkan lagi',
        'This pair was refused and is not proposed again',
      ),
    },
    CUST_NO_TAKEN: {
      text: text('No. pelanggan ini milik member {memberNo}', 'This customer number is that of member {memberNo}'),
    },
    LINK_IN_USE: {
      text: text(
        'Sudah ada kontrak dengan plafond bersama sejak dihubungkan',
        'A contract was made under the joint limit since they were linked',
      ),
    },
  },
  calls: ownCalls,
});

export type SiloRecord = RecordOf<typeof siloRecords>;
/** The calls of the module besides its operations, those of steps of one record included. */
export const siloCalls = siloRecords.calls;
