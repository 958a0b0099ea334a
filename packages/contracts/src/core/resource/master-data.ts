import type { BusinessLine } from '../business-lines.ts';
import { options } from '../fields.ts';
import type { Resource } from './declaration.ts';

/** What master data is about; the overview of all master data is sorted by it. */
export const masterGroups = options({
  ORGANISATION: ['Organisasi', 'Organisation'],
  OUTLET: ['Toko dan dealer', 'Stores and dealers'],
  PRODUCT: ['Produk', 'Products'],
  INSURANCE: ['Asuransi', 'Insurance'],
  FINANCING: ['Pembiayaan', 'Financing'],
  PROMO: ['Promo'],
  MEMBERSHIP: ['Keanggotaan', 'Membership'],
  CARD: ['Kartu', 'Cards'],
  CONTENT: ['Konten', 'Content'],
});
export type MasterGroup = (typeof masterGroups)[number]['value'];

/** Declares that the records of a resource are master data (docs/model/branches-stores.md#master-overview). */
export interface MasterData {
  readonly group: MasterGroup;
  /** The business line that the records are of; none: of all lines, or of one that each record names. */
  readonly line?: BusinessLine;
  /** States that count as active and as inactive, where they are not called so. */
  readonly states?: { readonly active: readonly string[]; readonly inactive: readonly string[] };
}

/** A filter of a list, and the values that show the records. */
export interface CountedFilter {
  readonly filter: string;
  readonly values: readonly string[];
}

const ofPhase = { active: ['IN_FORCE'], inactive: ['ENDED'] } as const;
const ofStatus = { active: ['active'], inactive: ['inactive'] } as const;

/**
 * The filters of the list that show the active and the inactive records: by status, else by the phase of records of a
 * period, else by state.
 * @example
 * activityFilters(mras).active; // { filter: 'status', values: ['active'] }
 */
export function activityFilters({
  status,
  effective,
  states,
  masterData,
}: Pick<Resource, 'status' | 'effective' | 'states' | 'masterData'>): Readonly<
  Record<'active' | 'inactive', CountedFilter>
> {
  const filter = status ? 'status' : effective ? 'phase' : (states?.field ?? 'state');
  const values = masterData?.states ?? (effective && !status ? ofPhase : ofStatus);
  return { active: { filter, values: values.active }, inactive: { filter, values: values.inactive } };
}

/** The field of the last day on which a record holds: the end of its first range. */
export const endFieldOf = ({ ranges }: Pick<Resource, 'ranges'>): string | undefined => ranges[0]?.[1];
