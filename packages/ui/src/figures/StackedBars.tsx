import './stacked-bars.css';

/** Meaning of a part, which its colour shows. */
export type BarTone = 'good' | 'main' | 'bad' | 'waiting' | 'quiet';

export interface BarPart<Part extends string> {
  readonly key: Part;
  readonly title: string;
  readonly tone: BarTone;
}

export interface StackedBar<Part extends string> {
  readonly key: string;
  /** What the bar is about, such as a month. */
  readonly title: string;
  /** The whole bar in words, for who does not see it. */
  readonly label: string;
  readonly counts: Readonly<Record<Part, number>>;
  /** Stands behind the bar. */
  readonly figure: string;
}

export interface StackedBarsProps<Part extends string> {
  /** Accessible name of the chart. */
  readonly label: string;
  readonly parts: readonly BarPart<Part>[];
  readonly bars: readonly StackedBar<Part>[];
}

/**
 * Counts by month or week as stacked bars on one scale, with a legend.
 * @example
 * <StackedBars label={t('byMonth')} parts={[{ key: 'found', title: t('found'), tone: 'good' }]} bars={months} />
 */
export function StackedBars<Part extends string>({ label, parts, bars }: StackedBarsProps<Part>) {
  const sumOf = ({ counts }: StackedBar<Part>) => parts.reduce((sum, { key }) => sum + counts[key], 0);
  const maximum = Math.max(1, ...bars.map(sumOf));
  return (
    <>
      <ul className="bars-legend">
        {parts.map(({ key, title, tone }) => (
          <li key={key}>
            <span data-tone={tone} aria-hidden="true" />
            {title}
          </li>
        ))}
      </ul>
      <ul className="bars" aria-label={label}>
        {bars.map((bar) => (
          <li key={bar.key}>
            <span>{bar.title}</span>
            <span className="bars-track" role="img" aria-label={bar.label}>
              {parts.map(({ key, tone }) => (
                <span key={key} data-tone={tone} style={{ inlineSize: `${(bar.counts[key] / maximum) * 100}%` }} />
              ))}
            </span>
            <span className="bars-figure" aria-hidden="true">
              {bar.figure}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
