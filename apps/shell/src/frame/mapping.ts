import { addressOf } from '@console/contracts/routes/address';
import type { Profile } from '@console/auth';

/** Texts of the mapping check, fixed in both languages (docs/model/specification.md#error-texts). */
export const branchMissing = 'Data Branch belum di mapping. Tolong cek kembali.';
export const mraMissing = 'Data MRA belum di mapping. Tolong cek kembali.';

export interface MappingFinding {
  /** Shown one after the other. */
  readonly warnings: readonly string[];
  /** Address of the redirect; the profile when the user lacks the privilege for the target. */
  readonly target: string;
}

/**
 * Warnings for an MRO user whose mapping is incomplete, shown after sign-in, and the redirect
 * (docs/model/shell.md#missing-mapping).
 * @returns `undefined` when nothing is missing or the user is no MRO user
 */
export function missingMapping(profile: Profile, holds: (privilege: string) => boolean): MappingFinding | undefined {
  const { isMro, isBranchMapping, isMraMapping, secureId } = profile;
  if (!isMro || (isBranchMapping && isMraMapping)) return undefined;
  const warnings = [...(isBranchMapping ? [] : [branchMissing]), ...(isMraMapping ? [] : [mraMissing])];
  const target = isBranchMapping
    ? { target: '/mra', privilege: 'mra:browse' }
    : { target: addressOf('/user/:userId', secureId), privilege: 'user:browse' };
  return { warnings, target: holds(target.privilege) ? target.target : '/profile' };
}
