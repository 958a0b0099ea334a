import { useProfile } from '@console/auth';
import { isHeadOffice } from '@console/contracts/core/privileges';

/** Whether the user belongs to head office; only head office allots numbers. */
export function useHeadOffice(): boolean {
  const profile = useProfile();
  return profile.state === 'loaded' && isHeadOffice(profile.data.scope.type, profile.data.flag === 'admin');
}
