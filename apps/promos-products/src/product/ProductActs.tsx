import { useInFlagGroup } from '@console/auth';
import { products, type Product } from '@console/contracts/products/product';
import { ActButton } from '@console/ui/states';

/** What an admin does to a product: accepts a price of core that waits, takes it back to its group in core. */
export function ProductActs({ record }: { readonly record: Product }) {
  const isAdmin = useInFlagGroup('admin');
  if (!isAdmin) return null;
  const waits = record.syncFaults?.some(({ code }) => code === 'PRICE_JUMP') === true;
  return (
    <>
      {waits && <ActButton resource={products} name="accept-price" record={record} />}
      {record.groupOverridden && <ActButton resource={products} name="reset" record={record} />}
    </>
  );
}
