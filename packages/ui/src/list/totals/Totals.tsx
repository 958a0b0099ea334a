import type { Resource } from '@console/contracts/core/resource';
import { Button } from '../../core/index.ts';
import { later } from '../../later/index.ts';
import { useMessages } from '../../messages/index.ts';
import type { ListState } from '../address.ts';
import { ListIcon } from '../ListIcon.tsx';
import { messages } from '../messages.ts';
import { useTotalsAddress } from './use-totals-address.ts';

const TotalsPanel = later(() => import('./TotalsPanel.tsx'));

/** Opens and closes the totals of a list, where its contract declares groupings. */
export function TotalsButton({ resource }: { readonly resource: Resource }) {
  const t = useMessages(messages);
  const [by, open] = useTotalsAddress(resource);
  const first = resource.list.groupings?.by[0];
  if (first === undefined) return null;
  return (
    <Button
      variant="quiet"
      aria-label={t('totals')}
      title={t('totals')}
      aria-expanded={by !== null}
      onClick={() => open(by === null ? first : null)}
    >
      <ListIcon name="totals" />
    </Button>
  );
}

interface TotalsProps {
  readonly resource: Resource;
  readonly state: ListState;
  readonly filter: Readonly<Record<string, unknown>>;
}

/** The totals while they are open; fetched then. */
export function Totals({ resource, state, filter }: TotalsProps) {
  const [by, open] = useTotalsAddress(resource);
  return by === null ? null : <TotalsPanel resource={resource} state={state} filter={filter} by={by} onBy={open} />;
}
