import { useInFlagGroup } from '@console/auth';

/** Whether the person is an admin, whose changes some modules let take effect at once. */
export function useByAdmin(): boolean {
  return useInFlagGroup('admin');
}
