import { addressOf } from '@console/contracts/routes/address';
import { useCan } from '@console/auth';
import type { Card } from '@console/contracts/cards/cards';
import { PageLink, routeAt, useRouteTable } from '@console/ui/navigation';

/** The holder of a card, linked to the member if the user may open it. */
export function Holder({
  card: { holderMemberId, holderName, holderNo },
}: {
  readonly card: Pick<Card, 'holderMemberId' | 'holderName' | 'holderNo'>;
}) {
  const page = addressOf('/membership/:memberId', holderMemberId ?? '');
  const route = routeAt(useRouteTable(), page);
  const can = useCan(route?.privilege ?? '');
  if (!holderMemberId) return '-';
  const shown = `${holderName} · ${holderNo}`;
  return route && can('view') ? <PageLink to={page}>{shown}</PageLink> : shown;
}
