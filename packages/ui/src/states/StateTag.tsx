import type { RecordFrame, Resource } from '@console/contracts/core/resource';
import { OptionTag } from '../status/index.ts';

/** The state of a record beside its name; nothing for resources without states. */
export function StateTag({ resource, record }: { readonly resource: Resource; readonly record: RecordFrame }) {
  const { states, derived } = resource;
  // A state that is called status is shown as the status of the record.
  if (!states || states.field === 'status') return null;
  const value = (record as unknown as Readonly<Record<string, string>>)[states.field] ?? '';
  return <OptionTag value={value} options={derived[states.field]?.options ?? []} />;
}
