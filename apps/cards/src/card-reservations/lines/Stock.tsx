import { queryEndpoint } from '@console/api';
import { reservationCalls } from '@console/contracts/cards/card-reservations/calls';
import { formatNumber } from '@console/ui/formats';
import { useMessages } from '@console/ui/messages';
import { messages } from '../messages.ts';

const stock = queryEndpoint(reservationCalls.stock);

/** The destination's stock and usage, beside the requested quantity. */
export function Stock({
  destinationId,
  cardTypeId,
}: {
  readonly destinationId: string | null;
  readonly cardTypeId: string | null;
}) {
  const t = useMessages(messages);
  const hasDestinationAndType = destinationId !== null && cardTypeId !== null;
  const { currentData } = stock.useQuery(
    { query: { destinationId: destinationId ?? '', cardTypeId: cardTypeId ?? '' } },
    { skip: !hasDestinationAndType },
  );
  if (!hasDestinationAndType || !currentData) return null;
  return (
    <p className="reservation-stock">
      {t('stock', {
        free: formatNumber(currentData.free),
        inTransit: formatNumber(currentData.inTransit),
        usage: formatNumber(currentData.usage),
      })}
    </p>
  );
}
