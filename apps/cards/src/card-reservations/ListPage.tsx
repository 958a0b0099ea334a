import { useCan } from '@console/auth';
import { cardReservations, type CardReservation } from '@console/contracts/cards/card-reservations/reservations';
import { ResourceList } from '@console/ui/list';
import { useMessages } from '@console/ui/messages';
import { ActionLink } from '@console/ui/why';
import { messages } from './messages.ts';
import { columns, paths, rangesPath } from './screens.tsx';
import { useHeadOffice } from './use-head-office.ts';

/** The reservations of offices. */
export default function ListPage() {
  const can = useCan(cardReservations.privilege);
  const t = useMessages(messages);
  const isHeadOffice = useHeadOffice();
  return (
    <ResourceList<CardReservation>
      resource={cardReservations}
      columns={columns}
      paths={paths}
      offers={() => []}
      toolbar={isHeadOffice && can('update') && <ActionLink to={rangesPath}>{t('allot')}</ActionLink>}
    />
  );
}
