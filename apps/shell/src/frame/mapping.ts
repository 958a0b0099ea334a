import type { Profile } from '@console/auth';

/** Texts of the mapping check, fixed in both languages (docs/model/specification.md#error-texts). */
export const branchMissing = 'Data Branch belum di mapping. Tolong cek kembali.';
export const mraMissing = 'Data MRA belum di mapping. Tolong cek kembali.';

export interface MappingFinding {
  /** One after the other. */
  readonly warnings: readonly string[];
  /** Where the user is sent; the profile when the target's privilege is not held. */
  readonly target: string;
}

/**
 * What an MRO user whose mapping is incomplete is told after a sign-in, and where they are sent
 * (docs/model/shell.md#missing-mapping). Undefined: nothing is missing, or the user is no MRO user.
 */
export function missingMapping(profile: Profile, holds: (privilege: string) => boolean): MappingFinding | undefined {
  const { isMro, isBranchMapping, isMraMapping, secureId } = profile;
  if (!isMro || (isBranchMapping && isMraMapping)) return undefined;
  const warnings = [...(isBranchMapping ? [] : [branchMissing]), ...(isMraMapping ? [] : [mraMissing])];
  const wanted = isBranchMapping
    ? { target: '/mra', privilege: 'mra:browse' }
    : { target: `/user/${secureId}`, privilege: 'user:browse' };
  return { warnings, target: holds(wanted.privilege) ? wanted.target : '/profile' };
}
