import type { Resource } from '@console/contracts/core/resource';
import { AwaitedChanges, type AwaitedChangesProps } from './AwaitedChanges.tsx';

export interface RecordChangeProps extends Pick<AwaitedChangesProps, 'onWaiting'> {
  readonly resource: Resource;
  readonly record: { readonly secureId: string };
  /** Shows the last change too, if it was rejected. */
  readonly rejected?: boolean;
}

/**
 * Shows the pending change of a record on its page, if there is one.
 * @example
 * <RecordChange resource={cardTypes} record={record} onWaiting={setWaiting} />
 */
export default function RecordChange({ resource, record, rejected, onWaiting }: RecordChangeProps) {
  return (
    <AwaitedChanges
      resource={resource}
      of={{ recordId: record.secureId }}
      place={record}
      rejected={rejected}
      onWaiting={onWaiting}
    />
  );
}
