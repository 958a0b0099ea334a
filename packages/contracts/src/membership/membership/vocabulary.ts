import { applicationSources } from '../../core/application-sources.ts';
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
export const memberSources = options(applicationSources);
