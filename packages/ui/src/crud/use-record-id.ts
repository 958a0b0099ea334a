import { useParams, useSearchParams } from 'react-router';
import { parameterOf, queryOf } from './addresses.ts';

/** Id of the record that the page shows, from its path or its query. */
export function useRecordId(address: string): string {
  const parameters = useParams();
  const [search] = useSearchParams();
  const query = queryOf(address);
  return (query === undefined ? parameters[parameterOf(address) ?? ''] : search.get(query)) ?? '';
}
