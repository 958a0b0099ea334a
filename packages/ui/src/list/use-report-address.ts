import type { Resource } from '@console/contracts/core/resource';
import { titleOf } from '@console/contracts/core/titles';
import { useEffect, useMemo } from 'react';
import { startChecks, useChecks } from '../later/index.ts';
import { useAddressValues, type AddressValue } from '../left-out/index.ts';
import { useText } from '../messages/index.ts';
import { filterOf, unusableFilters } from './address.ts';
import { useListAddress } from './use-list-address.ts';

const none = {};

/**
 * The filters of a report, kept in the address. What the address names and the report cannot use is left out, said, and
 * leaves the address: the figures are always those of the filters that are shown.
 * @param own further parameters of the address that the page reads
 * @returns `isReady`: the filters of the address are checked, and the report can be asked for; `values` of `own`
 * @example
 * const { state, change, query, isReady } = useReportAddress(memberReporting);
 * const { data } = reportCall.useQuery({ query }, { skip: !isReady });
 */
export function useReportAddress<Own extends string = never>(
  resource: Resource,
  own: Readonly<Record<Own, AddressValue>> = none as Readonly<Record<Own, AddressValue>>,
) {
  const text = useText();
  const [state, change] = useListAddress(resource);
  const { filters } = resource.list;
  const hasFilters = Object.keys(state.filters).length > 0;
  useEffect(() => {
    if (hasFilters) startChecks();
  }, [hasFilters]);
  const isReady = useChecks() || !hasFilters;
  const unusable = isReady ? unusableFilters(filters, state.filters) : [];
  const declared = Object.fromEntries(
    Object.keys(filters).map((name) => [
      name,
      { title: text(titleOf(resource, name)), accepts: () => !unusable.includes(name), several: true as const },
    ]),
  );
  const values = useAddressValues<string>({ ...declared, ...own }, { isWhole: true });
  const query = useMemo(
    () => (isReady ? filterOf({ search: '', filters: state.filters }, filters) : {}),
    [isReady, state.filters, filters],
  );
  return { state, change, query, isReady, values: values as Readonly<Partial<Record<Own, string>>> };
}
