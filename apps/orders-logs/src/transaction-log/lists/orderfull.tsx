import { orderfullLog } from '@console/contracts/orders-logs/transaction-log/orderfull';
import { LogList } from '../LogList.tsx';

export default function OrderfullList() {
  return <LogList kind="orderfull" resource={orderfullLog} />;
}
