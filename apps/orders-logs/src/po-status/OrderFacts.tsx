import type { PoStatus } from '@console/contracts/orders-logs/po-status';
import { FactList, type DetailField } from '@console/ui/detail';
import type { PoPage } from './pages.ts';

/** Fields of an order with their titles. */
export function OrderFacts({
  page,
  order,
  fields,
}: {
  readonly page: PoPage;
  readonly order: PoStatus;
  readonly fields: readonly (keyof PoStatus | DetailField<PoStatus>)[];
}) {
  return <FactList resource={page.resource} fields={fields as never} record={{ ...order }} />;
}
