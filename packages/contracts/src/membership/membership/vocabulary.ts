import { options } from '../../core/fields.ts';

export const module = 'membership';

export { memberStatuses } from '../national-membership.ts';
export type MemberStatus = 'pending' | 'active' | 'inactive' | 'blocked' | 'closed';

export const maritalStatuses = options({
  SINGLE: ['Belum menikah', 'Single'],
  MARRIED: ['Menikah', 'Married'],
  DIVORCED: ['Cerai', 'Divorced'],
  WIDOWED: ['Janda/duda', 'Widowed'],
});
export type MaritalStatus = (typeof maritalStatuses)[number]['value'];

export const residenceStatuses = options({
  OWN: ['Milik sendiri', 'Own'],
  FAMILY: ['Milik keluarga', 'Family'],
  RENT: ['Sewa', 'Rent'],
  OFFICIAL: ['Rumah dinas', 'Official'],
});
export type ResidenceStatus = (typeof residenceStatuses)[number]['value'];

export const occupations = options({
  EMPLOYEE: ['Karyawan', 'Employee'],
  SELF_EMPLOYED: ['Wiraswasta', 'Self-employed'],
  CIVIL_SERVANT: ['Pegawai negeri', 'Civil servant'],
  FARMER: ['Petani atau nelayan', 'Farmer or fisher'],
  HOUSEHOLD: ['Mengurus rumah tangga', 'Household'],
  RETIRED: ['Pensiunan', 'Retired'],
  OTHER: ['Lainnya', 'Other'],
});
export type Occupation = (typeof occupations)[number]['value'];

/** Occupations with an employer or a business. */
export const employedAs = ['EMPLOYEE', 'SELF_EMPLOYED'] as const satisfies readonly Occupation[];

export const businessFields = options({
  TRADE: ['Perdagangan', 'Trade'],
  SERVICES: ['Jasa', 'Services'],
  MANUFACTURING: ['Manufaktur', 'Manufacturing'],
  CONSTRUCTION: ['Konstruksi', 'Construction'],
  TRANSPORT: ['Transportasi', 'Transport'],
  AGRICULTURE: ['Pertanian', 'Agriculture'],
  EDUCATION: ['Pendidikan', 'Education'],
  HEALTH: ['Kesehatan', 'Health'],
});
export type BusinessField = (typeof businessFields)[number]['value'];

export const emergencyRelations = options({
  PARENT: ['Orang tua', 'Parent'],
  SIBLING: ['Saudara', 'Sibling'],
  CHILD: ['Anak', 'Child'],
  RELATIVE: ['Kerabat', 'Relative'],
  FRIEND: ['Teman', 'Friend'],
});
export type EmergencyRelation = (typeof emergencyRelations)[number]['value'];

/** Applications in which a member can register. */
export const memberSources = options({
  CMA: ['CMA'],
  CMS: ['CMS'],
  FIFADA: ['FIFADA'],
  FIONA: ['FIONA'],
  FMC: ['FMC'],
  'PWA Browser': ['PWA Browser'],
  ISS: ['ISS'],
  FIFADA_TRANSACTION: ['FIFADA_TRANSACTION'],
  FIFADA_ACTIVATION: ['FIFADA_ACTIVATION'],
  FM_SALES_SPEKTRA: ['FM_SALES_SPEKTRA'],
  FM_SALES_UFI: ['FM_SALES_UFI'],
  WEB_TRANSACTION: ['WEB_TRANSACTION'],
  B2B_NMC: ['B2B_NMC'],
  EFORM_TRANSACTION: ['EFORM_TRANSACTION'],
});
