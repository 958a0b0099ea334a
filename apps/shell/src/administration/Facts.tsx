import type { ReactNode } from 'react';

/** Pairs of a label and a value; an empty value shows "-". */
export function Facts({ facts }: { readonly facts: readonly (readonly [word: string, value: ReactNode])[] }) {
  return (
    <dl className="facts">
      {facts.map(([word, value]) => (
        <div key={word}>
          <dt>{word}</dt>
          <dd>{value === null || value === undefined || value === '' ? '-' : value}</dd>
        </div>
      ))}
    </dl>
  );
}
