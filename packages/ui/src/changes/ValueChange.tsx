import type { Resource } from '@console/contracts/core/resource';
import { AwaitedChanges, type AwaitedChangesProps } from './AwaitedChanges.tsx';

export interface ValueChangeProps extends Pick<AwaitedChangesProps, 'place' | 'heading' | 'onWaiting'> {
  readonly resource: Resource;
  /** A unique field of the resource. */
  readonly field: string;
  readonly value: string;
}

/**
 * Shows the pending change of the record that has a value in a unique field, on the page of what the value names; also
 * while the change is to create the record.
 * @example
 * <ValueChange resource={exclusiveRates} field="baseId" value={rate.secureId} place={{ branchId, baseId }} />
 */
export default function ValueChange({ resource, field, value, ...shown }: ValueChangeProps) {
  return <AwaitedChanges resource={resource} of={{ field, value }} {...shown} />;
}
