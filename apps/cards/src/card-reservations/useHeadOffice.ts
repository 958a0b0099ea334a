import { useProfile } from '@console/auth';
import { isHeadOffice } from '@console/contracts/core/privileges';

/** Whether the person belongs to head office, which alone gives numbers. */
export function useHeadOffice(): boolean {
  const profile = useProfile();
  return profile.state === 'loaded' && isHeadOffice(profile.data.scope.type, profile.data.flag === 'admin');
}
