import type { BusinessLine } from '../../core/business-lines.ts';
import { options, type CodeFrom } from '../../core/fields.ts';
import type { Referable } from '../../core/reference.ts';
import { text, type Text } from '../../core/text.ts';

/** What the branches of a business line are called, and where their pages stand. */
export interface BranchLine {
  readonly line: BusinessLine;
  /** The module of the list of routes, and the folder of its pages. */
  readonly module: string;
  readonly privilege: `${string}:browse`;
  readonly title: Text;
  readonly groups: Referable;
  /** Whether a file may be applied to several targets at once. */
  readonly bulk: boolean;
  /** A band of tenors that the line sells, for examples. */
  readonly exampleBand: `${number}-${number}`;
}

/** What a rate without a product group holds for. */
export const allGroups = text('Semua kelompok', 'All groups');

/** What a reference needs of the groups of products: pages of branches do not load their contracts. */
const groupsOf = (module: string, title: Text): Referable => ({ module, path: module, title });

/** The three lines differ in this alone, and in the fields of their rates and fees. */
export const branchLines = {
  SPEKTRA: {
    line: 'SPEKTRA',
    module: 'branch',
    privilege: 'branch:browse',
    title: text('Cabang', 'Branch'),
    groups: groupsOf('product-group', text('Kelompok produk', 'Product group')),
    bulk: true,
    exampleBand: '7-12',
  },
  NMC: {
    line: 'NMC',
    module: 'master-branch-nmc',
    privilege: 'master-branch-nmc:browse',
    title: text('Cabang NMC', 'Branch (NMC)'),
    groups: groupsOf('product-group-nmc', text('Kelompok produk NMC', 'Product group NMC')),
    bulk: true,
    exampleBand: '13-24',
  },
  UFI: {
    line: 'UFI',
    module: 'master-branch-ufi',
    privilege: 'master-branch-ufi:browse',
    title: text('Cabang UFI', 'Branch (UFI)'),
    groups: groupsOf('product-group-ufi', text('Kelompok objek UFI', 'Object group UFI')),
    bulk: false,
    exampleBand: '13-24',
  },
} as const satisfies Readonly<Record<BusinessLine, BranchLine>>;

export { collateralTypes } from '../../core/vehicle-words.ts';
/** Years of age of a vehicle, as rates of UFI are divided by them. */
export const ageBands = options({
  '0-3': ['0-3 tahun', '0-3 years'],
  '4-7': ['4-7 tahun', '4-7 years'],
  '8-10': ['8-10 tahun', '8-10 years'],
});

/** Whose contract it is: the first, or a later one of a member. */
export const customerKinds = options({ REGULAR: ['Regular'], REPEAT: ['RO', 'Repeat order'] });
export type CustomerKind = (typeof customerKinds)[number]['value'];

/** Who gets a concession; the first that applies goes before the others. */
export const exclusiveSubjects = options({
  MEMBERSHIP_GROUP: ['Kelompok anggota', 'Membership group'],
  COMPANY: ['Perusahaan', 'Company'],
  STORE_GROUP: ['Grup toko', 'Store group'],
  BRAND: ['Merek', 'Brand'],
});
export type ExclusiveSubject = (typeof exclusiveSubjects)[number]['value'];

/** Where the codes of subjects are chosen from; brands are names. */
export const subjectCodes = {
  by: 'subjectType',
  lists: {
    MEMBERSHIP_GROUP: 'membership-group/lov',
    COMPANY: 'companies/lov',
    STORE_GROUP: 'store-groups/lov',
  },
} as const satisfies CodeFrom;

const subjectsOf = (...names: readonly ExclusiveSubject[]) =>
  exclusiveSubjects.filter(({ value }) => names.includes(value));
/** Who gets concessions in a line. */
export const lineSubjects = {
  SPEKTRA: subjectsOf('MEMBERSHIP_GROUP', 'STORE_GROUP', 'BRAND'),
  NMC: subjectsOf('MEMBERSHIP_GROUP', 'COMPANY', 'BRAND'),
  UFI: subjectsOf('MEMBERSHIP_GROUP', 'BRAND'),
} as const;
