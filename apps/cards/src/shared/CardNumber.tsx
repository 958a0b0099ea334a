import { addressOf } from '@console/contracts/routes/address';
import { printedCardNumber } from '@console/contracts/core/card-number';
import { PageLink } from '@console/ui/navigation';

/** A card number in print format, linked to its card if one is given. */
export function CardNumber({ cardNo, cardId }: { readonly cardNo: string; readonly cardId?: string }) {
  const shown = <span className="card-number">{printedCardNumber(cardNo)}</span>;
  return cardId ? <PageLink to={addressOf('/cards/:issuanceId', cardId)}>{shown}</PageLink> : shown;
}
