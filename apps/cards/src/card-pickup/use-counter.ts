import { useProfile } from '@console/auth';

/** Whether the user works at a branch, where cards are handed over. Unknown counts as yes; the server decides. */
export function useCounter(): boolean {
  const profile = useProfile();
  return profile.state !== 'loaded' || profile.data.isBranchMapping;
}
