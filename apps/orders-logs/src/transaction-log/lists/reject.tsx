import { rejectLog } from '@console/contracts/orders-logs/transaction-log/reject';
import { LogList } from '../LogList.tsx';

export default function RejectList() {
  return <LogList kind="reject" resource={rejectLog} />;
}
