import type { RecordFrame, Resource } from '@console/contracts/core/resource';
import { Button } from '../core/index.ts';
import { useTransitions } from './use-transitions.ts';

/** Buttons of the transitions that a record offers in its state; none for resources without states. */
export function TransitionButtons({ resource, record }: { readonly resource: Resource; readonly record: RecordFrame }) {
  return useTransitions(resource)(record).map(({ key, title, why, danger, run }) => (
    <Button key={key} why={why} {...(danger ? { variant: 'danger' as const } : {})} onClick={run}>
      {title}
    </Button>
  ));
}
