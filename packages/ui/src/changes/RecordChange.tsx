import type { Resource } from '@console/contracts/core/resource';
import { AwaitedChanges, type AwaitedChangesProps } from './AwaitedChanges.tsx';

export interface RecordChangeProps extends Pick<AwaitedChangesProps, 'onWaiting'> {
  readonly resource: Resource;
  readonly record: { readonly secureId: string };
}

/**
 * Shows the pending change of a record on its page, if there is one.
 * @example
 * <RecordChange resource={cardTypes} record={record} onWaiting={setWaiting} />
 */
export default function RecordChange({ resource, record, onWaiting }: RecordChangeProps) {
  return <AwaitedChanges resource={resource} of={{ recordId: record.secureId }} place={record} onWaiting={onWaiting} />;
}
