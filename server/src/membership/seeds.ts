import { demonstration, masters, type ListedSeed } from '../platform/database/seed.ts';
import { seed as blacklist } from './blacklist-phone-number/seed.ts';
import { seed as updateReasons } from './master-reason-update/seed.ts';
import { seed as memberImports } from './import-membership/seed.ts';
import { seed as accounts } from './member-management/seed.ts';
import { seed as memberAddress } from './member/address/seed.ts';
import { seed as member } from './member/seed.ts';
import { seed as databaseTypes } from './membership-database-type/seed.ts';
import { seed as apiTokens } from './master-token-api/seed.ts';
import { seed as surveys } from './customer-survey/seed.ts';
import { seed as groups } from './membership-group/seed.ts';
import { seed as escrow } from './escrow/seed.ts';
import { changesSeed as escrowChanges } from './escrow/seed-changes.ts';
import { seed as memberHistory } from './member/history/seed.ts';
import { seed as memberChanges } from './member-change/seed.ts';
import { seed as memberRecord } from './member/record/seed.ts';
import { seed as memberProfile } from './member/profile/seed.ts';
import { seed as plafond } from './plafond/seed.ts';
import { seed as externalSources } from './token-management/seed.ts';
import { seed as tiers } from './tiering-plafond/seed.ts';
import { seed as programType } from './program-type/seed.ts';
import { seed as employees } from './membership-employee/seed.ts';
import { seed as employeeImports } from './import-membership-employee/seed.ts';
import { seed as risks } from './risk-profile/seed.ts';
import { seed as silos } from './membership-silo/seed.ts';
import { seed as photos } from './photo-screening/seed.ts';
import { seed as familyFinancing } from './family-financing/seed.ts';

/** Initial data of members, in the order of its references. */
export const membershipSeeds: readonly ListedSeed[] = [
  ...masters(databaseTypes, programType, updateReasons),
  ...demonstration(
    member,
    memberAddress,
    blacklist,
    memberProfile,
    memberRecord,
    memberHistory,
    memberChanges,
    risks,
    tiers,
    plafond,
    escrow,
    escrowChanges,
    externalSources,
    apiTokens,
    surveys,
    groups,
  ),
  ...demonstration(familyFinancing, employeeImports, employees, silos, photos, accounts, memberImports),
];
