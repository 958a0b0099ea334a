import { useProfile } from '@console/auth';

/** Whether the person is an admin, whose changes some modules let take effect at once. */
export function useByAdmin(): boolean {
  const profile = useProfile();
  return profile.state === 'loaded' && profile.data.flag === 'admin';
}
