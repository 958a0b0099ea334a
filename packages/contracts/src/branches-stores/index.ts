import { domainContract } from '../core/domain-contract.ts';
import { branches } from './branches.ts';
import { mras } from './mra.ts';
import { mros } from './mro.ts';
import { regionCalls, regions } from './regions.ts';
import { zipCodeCalls, zipCodes } from './zip-code.ts';
import { companies } from './companies.ts';
import { storeGroups } from './store-groups.ts';
import { kiosks } from './master-kios.ts';
import { branchContentCalls, branchContents } from './branch-cms.ts';
import { qanunBranches } from './qanun-branch.ts';
import { qanunErrors } from './qanun-fields.ts';
import { qanunNmcBranches } from './qanun-branch-nmc.ts';

/** Branches, regions and zip codes: the records, calls and error codes of this folder. */
export const contract = domainContract({
  domain: 'branches-stores',
  resources: [
    branches,
    mras,
    mros,
    regions,
    zipCodes,
    companies,
    storeGroups,
    kiosks,
    branchContents,
    qanunBranches,
    qanunNmcBranches,
  ],
  calls: [regionCalls, zipCodeCalls, branchContentCalls],
  errors: [qanunErrors],
});
