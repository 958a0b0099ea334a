import { queryEndpoint } from '@console/api';
import { useFlag, useProfile } from '@console/auth';
import { partnerCalls } from '@console/contracts/cards/partners';
import type { Resource } from '@console/contracts/core/resource';
import { isAdminOrPrintVendor } from '@console/contracts/shell/profile';
import { useMemo } from 'react';

const vendors = queryEndpoint(partnerCalls.printVendors);

/** Whether the user works for a print vendor, and so sees only that vendor's data. */
export function useIsVendor(): boolean {
  return useFlag() === '6';
}

/**
 * Whether the user is an admin or works for a print vendor: the fixed check of docs/model/specification.md#flag-groups.
 */
export function useMayPrint(): boolean {
  const profile = useProfile();
  return profile.state === 'loaded' && isAdminOrPrintVendor(profile.data.listRoles);
}

/** A resource whose vendor filter offers the print vendors by name; lists hide it for users of a vendor. */
export function useVendorChoice<R extends Resource>(resource: R, name: string): R {
  const isVendor = useIsVendor();
  const { data } = vendors.useQuery({ query: {} }, { skip: isVendor });
  return useMemo(() => {
    const options = (data ?? []).map(({ code, name: title }) => ({
      value: code,
      title: { id: `${code} - ${title}`, en: `${code} - ${title}` },
    }));
    const { filters } = resource.list;
    const chosen = { ...filters[name]!, kind: 'choice' as const, options };
    return { ...resource, list: { ...resource.list, filters: { ...filters, [name]: chosen } } };
  }, [resource, name, data]);
}
