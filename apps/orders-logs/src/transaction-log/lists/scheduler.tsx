import { schedulerLog } from '@console/contracts/orders-logs/transaction-log/scheduler';
import { LogList } from '../LogList.tsx';

export default function SchedulerList() {
  return <LogList kind="scheduler" resource={schedulerLog} />;
}
