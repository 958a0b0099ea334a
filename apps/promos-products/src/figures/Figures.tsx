import type { ReactNode } from 'react';
import './figures.css';

/**
 * What a panel worked out: names and values side by side.
 * @example
 * <Figures of={[[t('price'), formatCurrency(price)]]} />
 */
export const Figures = ({ of }: { readonly of: readonly (readonly [name: string, value: ReactNode])[] }) => (
  <dl className="facts" aria-live="polite">
    {of.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

/** The inputs of a panel in a row. */
export const PanelInputs = ({ children }: { readonly children: ReactNode }) => (
  <div className="panel-inputs">{children}</div>
);
