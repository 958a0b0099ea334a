import { poStatuses, type PoLine, type PoStatus } from '@console/contracts/orders-logs/po-status';
import { FactList, type DetailField } from '@console/ui/detail';

/** Fields of an order with their titles. */
export function OrderFacts({
  line,
  order,
  fields,
}: {
  readonly line: PoLine;
  readonly order: PoStatus;
  readonly fields: readonly (keyof PoStatus | DetailField<PoStatus>)[];
}) {
  return <FactList resource={poStatuses[line]} fields={fields as never} record={{ ...order }} />;
}
