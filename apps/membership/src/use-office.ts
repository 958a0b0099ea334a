import { useProfile } from '@console/auth';
import { isOfOffice, type NeededOffice } from '@console/contracts/core/page-needs';

/** Whether the person is of an office that the server asks for; of none before the profile is there. */
export function useOffice(): (office?: NeededOffice) => boolean {
  const profile = useProfile();
  if (profile.state !== 'loaded') return () => false;
  const { scope, flag } = profile.data;
  return (office) => !office || isOfOffice(office, { mappingType: scope.type, isAdmin: flag === 'admin' });
}
