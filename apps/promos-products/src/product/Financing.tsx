import type { BusinessLine } from '@console/contracts/core/business-lines';
import type { Resource } from '@console/contracts/core/resource';
import type { InheritedLimits } from '@console/contracts/products/product';
import { later } from '@console/ui/later';
import { sampleTenors } from '../product-group/panel.tsx';
import { Limits } from './Limits.tsx';

const SimulationPanel = later(async () => ({ default: (await import('@console/ui/simulation')).SimulationPanel }));

interface Financed {
  readonly productGroupId: string | null;
  readonly tenorMax: number | null;
  readonly limits: InheritedLimits | null;
}

/** How a product is financed: its limits beside those that it inherits, and what a customer pays at its own price. */
export function Financing({
  resource,
  record,
  names,
  line,
  price,
}: {
  readonly resource: Resource;
  readonly record: Financed;
  readonly names: readonly (keyof InheritedLimits)[];
  readonly line: BusinessLine;
  readonly price: number | null;
}) {
  const longest = record.tenorMax ?? Number(record.limits?.tenorMax?.value ?? Number.POSITIVE_INFINITY);
  return (
    <>
      <section className="panel">
        <Limits resource={resource} record={record} names={names} />
      </section>
      <SimulationPanel
        line={line}
        productGroupId={record.productGroupId}
        tenors={sampleTenors[line].filter((tenor) => tenor <= longest)}
        {...(price === null ? {} : { price })}
      />
    </>
  );
}
