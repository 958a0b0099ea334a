import { useInFlagGroup } from '@console/auth';
import { products, type Product } from '@console/contracts/products/product';
import type { productsNmc, ProductNmc } from '@console/contracts/products/product-nmc';
import { ActButton } from '@console/ui/states';

/** Lets an admin accept a price of core that waits. */
export function AcceptPrice({
  resource,
  record,
}: {
  readonly resource: typeof products | typeof productsNmc;
  readonly record: Pick<Product | ProductNmc, 'secureId' | 'version' | 'syncFaults'>;
}) {
  const isAdmin = useInFlagGroup('admin');
  const waits = record.syncFaults?.some(({ code }) => code === 'PRICE_JUMP') === true;
  return isAdmin && waits ? (
    <ActButton resource={resource as typeof products} name="accept-price" record={record} />
  ) : null;
}

/** What an admin does to a product: accepts a price of core that waits, takes it back to its group in core. */
export function ProductActs({ record }: { readonly record: Product }) {
  const isAdmin = useInFlagGroup('admin');
  return (
    <>
      <AcceptPrice resource={products} record={record} />
      {isAdmin && record.groupOverridden && <ActButton resource={products} name="reset" record={record} />}
    </>
  );
}
