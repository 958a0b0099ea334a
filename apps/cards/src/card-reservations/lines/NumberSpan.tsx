import { printedCardNumber } from '@console/contracts/core/card-number';
import { formatNumber } from '@console/ui/formats';

/** A range of card numbers with their count; it wraps between the numbers, never inside one. */
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
