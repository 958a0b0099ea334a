import { queryEndpoint } from '@console/api';
import { useProfile } from '@console/auth';
import { partnerCalls } from '@console/contracts/cards/partners';
import type { Resource } from '@console/contracts/resource';
import { useMemo } from 'react';

const vendors = queryEndpoint(partnerCalls.printVendors);

/** Whether the viewer prints for a vendor, and so sees that vendor's own alone. */
export function useIsVendor(): boolean {
  const profile = useProfile();
  return profile.state === 'loaded' && profile.data.flag === '6';
}

/** A resource whose filter of print vendors offers them by name; it is left out for users of a vendor. */
export function useVendorChoice<R extends Resource>(resource: R, name: string): R {
  const isVendor = useIsVendor();
  const { data } = vendors.useQuery({ query: {} }, { skip: isVendor });
  return useMemo(() => {
    const options = (data ?? []).map(({ code, name: title }) => ({
      value: code,
      title: { id: `${code} - ${title}`, en: `${code} - ${title}` },
    }));
    const filters = Object.entries(resource.list.filters).flatMap(([key, field]) =>
      key !== name
        ? [[key, field] as const]
        : isVendor
          ? []
          : [[key, { ...field, kind: 'choice' as const, options }] as const],
    );
    return { ...resource, list: { ...resource.list, filters: Object.fromEntries(filters) } };
  }, [resource, name, data, isVendor]);
}
