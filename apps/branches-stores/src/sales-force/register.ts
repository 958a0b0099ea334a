import type { dealerSalesForces } from '@console/contracts/branches-stores/dealer-nmc-sf';
import { servedOutlets, type ServedLine } from '@console/contracts/branches-stores/sales-force/outlets';
import type { RecordOf } from '@console/contracts/core/resource';

/** The register of one line stands for those of all: they differ in the names of fields alone. */
export type Mappings = typeof dealerSalesForces;
export type Mapping = RecordOf<Mappings>;
export type MappingStep = keyof Mappings['steps'];

/** What the pages of the sales people of the outlets of one line need. The pages themselves are the same. */
export interface MappingRegister {
  readonly line: ServedLine;
  readonly resource: Mappings;
  /** The list of mappings, and that of the outlets. */
  readonly page: '/store/mapping-sf' | '/dealer-nmc-sf';
  readonly outlets: '/store' | '/dealer-nmc';
}

/** What an outlet is called, its code and its sales person. */
export function namesOf({ line }: MappingRegister, row: Mapping): string {
  const { code } = servedOutlets[line];
  const { [code as 'dealerCode']: outletCode, sfNpk, sfName } = row;
  return `${outletCode}, ${sfNpk} ${sfName}`;
}
