import type { Resource } from '@console/contracts/core/resource';
import { OptionTag } from './OptionTag.tsx';
import { StatusTag } from './StatusTag.tsx';

/**
 * Status of a record: active or inactive, or the word and colour of the contract where records have others.
 * @example
 * <RecordStatus resource={members} status="blocked" />
 */
export function RecordStatus({ resource, status }: { readonly resource: Resource; readonly status: string }) {
  const options = resource.derived['status']?.options;
  return options ? <OptionTag value={status} options={options} /> : <StatusTag status={status} />;
}
