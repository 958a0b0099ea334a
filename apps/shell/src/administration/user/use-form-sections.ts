import { queryEndpoint } from '@console/api';
import { useInFlagGroup, useProfile } from '@console/auth';
import { roleCalls } from '@console/contracts/shell/roles';
import { useMemo } from 'react';
import { formSections } from './form-sections.ts';

const allRoles = queryEndpoint(roleCalls.all);

/** The sections of the form for this user. @param secureId the account being changed; missing for a new one */
export function useFormSections(secureId?: string) {
  const profile = useProfile();
  const { data } = allRoles.useQuery({});
  const isAdmin = useInFlagGroup('admin');
  const isOwn = secureId !== undefined && profile.state === 'loaded' && profile.data.secureId === secureId;
  return useMemo(
    () =>
      formSections({
        isAdmin,
        isOwn,
        vendorRoles: new Set(data?.filter(({ jobName }) => jobName === '6').map(({ secureId }) => secureId)),
      }),
    [isAdmin, isOwn, data],
  );
}
