import { printedCardNumber } from '@console/contracts/core/card-number';
import { formatNumber } from '@console/ui/formats';

/** A run of card numbers with their count; it breaks between the numbers, never within one. */
export function NumberSpan({
  first,
  last,
  count,
}: {
  readonly first: string;
  readonly last: string;
  readonly count: number;
}) {
  return (
    <>
      <span className="card-number">{printedCardNumber(first)}</span> –{' '}
      <span className="card-number">{printedCardNumber(last)}</span> ({formatNumber(count)})
    </>
  );
}
