import type { ReactNode } from 'react';

export type Fact = readonly [title: string, value: ReactNode];

/** Pairs of a title and a value; a missing value shows "-". A fact that is `false` is left out. */
export function Facts({ facts }: { readonly facts: readonly (Fact | false)[] }) {
  return (
    <dl className="facts">
      {facts
        .filter((fact) => fact !== false)
        .map(([title, value]) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{value ?? '-'}</dd>
          </div>
        ))}
    </dl>
  );
}
