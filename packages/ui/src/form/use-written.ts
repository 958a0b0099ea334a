import { useProfile } from '@console/auth';
import { ofOffice, type Resource } from '@console/contracts/core/resource';
import { useMemo } from 'react';

/** The resource as the person writes it: fields that only other offices change are fixed. */
export function useWritten<R extends Resource>(resource: R): R {
  const profile = useProfile();
  return useMemo(() => {
    if (profile.state !== 'loaded') return resource;
    const { scope, flag } = profile.data;
    return ofOffice(resource, { mappingType: scope.type, isAdmin: flag === 'admin' });
  }, [profile, resource]);
}
