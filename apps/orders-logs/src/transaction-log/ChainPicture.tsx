import type { LogLink } from '@console/contracts/orders-logs/transaction-log';
import { logKinds } from '@console/contracts/orders-logs/transaction-log/vocabulary';
import { dateFormats, formatDate } from '@console/ui/formats';
import { useText } from '@console/ui/messages';

/** A row of the picture; the one whose page it is has no state here. */
type Step = Pick<LogLink, 'kind' | 'secureId' | 'at' | 'title'> & { readonly isThis?: boolean };

/** Rows of all logs about a request or order as one picture: a lane for each log, from left to right in time. */
export function ChainPicture({ label, steps }: { readonly label: string; readonly steps: readonly Step[] }) {
  const text = useText();
  const inTime = steps.toSorted((a, b) => a.at.localeCompare(b.at));
  const lanes = logKinds.filter(({ value }) => inTime.some(({ kind }) => kind === value));
  return (
    <div className="log-chain" role="img" aria-label={label}>
      {lanes.map(({ value, title }, lane) => (
        <span key={value} className="log-lane" style={{ gridRow: lane + 1 }}>
          {text(title)}
        </span>
      ))}
      {inTime.map(({ kind, secureId, at, title, isThis }, index) => (
        <span
          key={`${kind} ${secureId}`}
          className="log-step"
          data-this={isThis}
          style={{ gridRow: lanes.findIndex(({ value }) => value === kind) + 1, gridColumn: index + 2 }}
        >
          {title}
          <small>{formatDate(at, dateFormats.log)}</small>
        </span>
      ))}
    </div>
  );
}
