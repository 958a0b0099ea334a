import type { MappingType } from '@console/contracts/core/privileges';
import { seedMras, seedMros, seedOffices } from '../../people/organisation/offices.ts';

/** Special state of a seeded account. */
export type Special = 'inactive' | 'locked' | 'must-change-password' | 'past-validity' | 'local-login';

export interface SeedUser {
  readonly username: string;
  readonly role: string;
  readonly mapping: MappingType | null;
  /** Office codes, MRA codes and the MRO code mapped to the user. */
  readonly offices: readonly string[];
  readonly mras: readonly string[];
  readonly mro: string | null;
  readonly npk: string | null;
  readonly vendorCode: string | null;
  readonly special: Special | null;
}

type Own = Partial<Pick<SeedUser, 'mapping' | 'offices' | 'mras' | 'mro' | 'vendorCode' | 'special'>>;

/** Vendors of the print vendor setting, in its order. */
const vendorCodes = ['PV01', 'PV02'];

const users: SeedUser[] = [];
let nextNpk = 20_001;

function add(username: string, role: string, own: Own = {}, npk: string | null = String(nextNpk++)): void {
  users.push({
    username,
    role,
    npk,
    mapping: null,
    offices: [],
    mras: [],
    mro: null,
    vendorCode: null,
    special: null,
    ...own,
  });
}

/** Adds `PREFIX01`, `PREFIX02` …; `own` returns the differing values of each, counted from 1. */
function addSeries(prefix: string, count: number, role: string, own: (position: number) => Own): void {
  for (let position = 1; position <= count; position += 1)
    add(`${prefix}${String(position).padStart(2, '0')}`, role, own(position));
}

const codeAt = (list: readonly { code: string }[], position: number) =>
  list.toSorted((a, b) => a.code.localeCompare(b.code))[position - 1]?.code ?? '';
const officeAt = (position: number) => seedOffices[position - 1]?.officeCode ?? '';
const mraAt = (position: number) => codeAt(seedMras, position);
const national = (): Own => ({ mapping: 'NATIONAL' });
const branch = (position: number): Own => ({ mapping: 'BRANCH', offices: [officeAt(position)] });

function mro(position: number, without?: 'branches' | 'mra'): Own {
  const code = codeAt(seedMros, position);
  return {
    mapping: 'MRO',
    mro: code,
    mras: without === 'mra' ? [] : [code.slice(0, 4)],
    offices:
      without === 'branches'
        ? []
        : seedOffices.filter((office) => office.mroCode === code).map((office) => office.officeCode),
  };
}

addSeries('ADMIN', 3, 'admin', (position) => ({ ...national(), special: position === 1 ? 'local-login' : null }));
addSeries('HOBIS', 3, 'ho_business', national);
addSeries('HOBISHD', 1, 'ho_business_head', national);
addSeries('HOOPS', 6, 'ho_operations', (position) => ({
  ...national(),
  special: position === 6 ? 'must-change-password' : null,
}));
addSeries('MRASPV', 6, 'mra_supervisor', (position) => ({ mapping: 'MRA', mras: [mraAt(position)] }));
addSeries('MRAOFF', 6, 'mra_officer', (position) => ({ mapping: 'MRA', mras: [mraAt(position)] }));
addSeries('KACAB', 10, 'branch_head', branch);
addSeries('ADMCB', 16, 'branch_admin', (position) => ({
  ...branch(Math.ceil(position / 2)),
  special: position > 14 ? 'inactive' : null,
}));
for (const [index, { officeCode }] of seedOffices.entries()) {
  add(`SAO${officeCode}`, 'sao', { mapping: 'BRANCH', offices: [officeCode] }, String(710_001 + index));
}
for (const [index, vendorCode] of vendorCodes.entries()) {
  add(`VENDOR0${index + 1}`, 'print_vendor', { vendorCode, special: index === 1 ? 'past-validity' : null }, null);
}
addSeries('CC', 5, 'contact_center', (position) => ({ ...national(), special: position === 5 ? 'locked' : null }));
addSeries('AUDIT', 2, 'internal_audit', national);
addSeries('MROFF', 5, 'mro_officer', (position) =>
  mro(position, position === 4 ? 'branches' : position === 5 ? 'mra' : undefined),
);
add('TAMU01', 'tamu', branch(1));

/** The 128 seeded accounts (docs/model/shell.md#seeded-roles-and-users). */
export const seedUsers: readonly SeedUser[] = users;
