import type { Entry, EntryGroup } from './entries.ts';

interface ResultsProps {
  /** Prefix of the options' ids. */
  readonly id: string;
  readonly label: string;
  readonly groups: readonly EntryGroup[];
  readonly active: number;
  readonly onChoose: (entry: Entry) => void;
}

/** The list box below the palette's input; the focus stays in the input. */
export function Results({ id, label, groups, active, onChoose }: ResultsProps) {
  const first = groups.map((_, index) => groups.slice(0, index).reduce((sum, { entries }) => sum + entries.length, 0));
  return (
    <div id={`${id}-list`} role="listbox" aria-label={label} className="palette-list">
      {groups.map((group, index) => (
        <div key={group.key} role="group" aria-labelledby={`${id}-${group.key}`}>
          <div id={`${id}-${group.key}`} role="presentation" className="palette-group">
            {group.title}
          </div>
          {group.entries.map((entry, place) => {
            const number = (first[index] ?? 0) + place;
            return (
              // The input keeps the focus and handles the keys.
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
              <div
                key={entry.key}
                id={`${id}-${number}`}
                role="option"
                tabIndex={-1}
                aria-selected={number === active}
                className="palette-option"
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onChoose(entry)}
              >
                <span>{entry.title}</span>
                {entry.detail && <span className="palette-detail">{entry.detail}</span>}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}
