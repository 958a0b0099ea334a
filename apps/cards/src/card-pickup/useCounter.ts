import { useProfile } from '@console/auth';

/** Whether the person stands at the counter of a branch: only there cards are handed over. Unknown counts as yes; the services decide. */
export function useCounter(): boolean {
  const profile = useProfile();
  return profile.state !== 'loaded' || profile.data.isBranchMapping;
}
