import { formatNumber } from '@console/ui/formats';
import { Link, useSearchParams } from 'react-router';
import { opening, type Opened } from './address.ts';

interface FigureProps {
  readonly count: number;
  readonly opens: Opened;
  /** What it counts, for screen readers. */
  readonly label: string;
  /** Column index in a table navigated by arrow keys; only the first figure is in the tab order. */
  readonly column?: number;
  readonly isFirst?: boolean;
}

/** A number of cards that links to these cards. */
export function Figure({ count, opens, label, column, isFirst = true }: FigureProps) {
  const [address] = useSearchParams();
  if (count === 0) return <span className="distribution-zero">0</span>;
  return (
    <Link
      to={opening(address, opens)}
      preventScrollReset
      aria-label={label}
      data-column={column}
      tabIndex={isFirst ? 0 : -1}
    >
      {formatNumber(count)}
    </Link>
  );
}

/** Bar for a share of the largest number. */
export function Bar({
  share,
  mark,
  label,
}: {
  readonly share: number;
  readonly mark?: number;
  readonly label?: string;
}) {
  const percent = (part: number) => `${Math.min(100, Math.max(0, part * 100))}%`;
  return (
    <span className="distribution-bar" {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}>
      <span style={{ inlineSize: percent(share) }} />
      {mark !== undefined && <i style={{ insetInlineStart: percent(mark) }} />}
    </span>
  );
}
