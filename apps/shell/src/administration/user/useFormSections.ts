import { queryEndpoint } from '@console/api';
import { useProfile } from '@console/auth';
import { roleCalls } from '@console/contracts/shell/roles';
import { useMemo } from 'react';
import { formSections } from './form-sections.ts';

const allRoles = queryEndpoint(roleCalls.all);

/** The parts of the form for this person. */
export function useFormSections() {
  const profile = useProfile();
  const { data } = allRoles.useQuery({});
  const isAdmin = profile.state === 'loaded' && profile.data.flag === 'admin';
  return useMemo(
    () =>
      formSections({
        isAdmin,
        vendorRoles: new Set(data?.filter(({ jobName }) => jobName === '6').map(({ secureId }) => secureId)),
      }),
    [isAdmin, data],
  );
}
