import { queryEndpoint } from '@console/api';
import { useProfile } from '@console/auth';
import { issuances, type Issuance } from '@console/contracts/cards/card-issuance/issuance';
import { partnerCalls } from '@console/contracts/cards/partners';
import { ResourceList } from '@console/ui/list';
import { useMemo } from 'react';
import { paths } from './paths.ts';

const vendors = queryEndpoint(partnerCalls.printVendors);
const columns = issuances.list.columns!;
const ofVendor = columns.filter((name) => name !== 'printVendorCode');

/** Print orders: a vendor sees its own, and nothing of the others. */
export default function ListPage() {
  const profile = useProfile();
  const isVendor = profile.state === 'loaded' && profile.data.flag === '6';
  const { data } = vendors.useQuery({ query: {} }, { skip: isVendor });
  const resource = useMemo(() => {
    const { printVendorCode, ...filters } = issuances.list.filters;
    const options = (data ?? []).map(({ code, name }) => ({ value: code, title: { id: `${code} - ${name}`, en: `${code} - ${name}` } }));
    const shown = isVendor ? filters : { ...filters, printVendorCode: { ...printVendorCode, kind: 'choice' as const, options } };
    const operations = isVendor ? issuances.operations.filter((operation) => operation !== 'download') : issuances.operations;
    return { ...issuances, operations, list: { ...issuances.list, filters: shown } } as unknown as typeof issuances;
  }, [data, isVendor]);
  return <ResourceList<Issuance> resource={resource} columns={isVendor ? ofVendor : columns} paths={paths} />;
}
