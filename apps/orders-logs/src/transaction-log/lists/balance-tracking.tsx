import { balanceLog } from '@console/contracts/orders-logs/transaction-log/balance-tracking';
import { LogList } from '../LogList.tsx';

export default function BalanceList() {
  return <LogList kind="balance-tracking" resource={balanceLog} />;
}
