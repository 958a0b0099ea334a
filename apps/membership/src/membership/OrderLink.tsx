import type { BusinessLine } from '@console/contracts/core/business-lines';
import { PageLink } from '@console/ui/navigation';
import { useRecordPage } from '@console/ui/reference';

/** The module that follows the orders of a line. */
const modules = { SPEKTRA: 'po-status', NMC: 'po-status-nmc', UFI: 'tracking-orders' } as const;

/** Number of an order, leading to its page of PO status where there is one that the person may open. */
export function OrderLink({
  secureId,
  applNo,
  businessLine,
}: {
  readonly secureId: string;
  readonly applNo: string;
  readonly businessLine: BusinessLine;
}) {
  const page = useRecordPage(modules[businessLine]);
  return page ? <PageLink to={page(secureId)}>{applNo}</PageLink> : applNo;
}
