import { useInFlagGroup } from '@console/auth';

/**
 * Whether the person is an admin; in some modules an admin's changes need no approval.
 * @example
 * const byAdmin = useByAdmin();
 */
export function useByAdmin(): boolean {
  return useInFlagGroup('admin');
}
