import { transactionLog } from '@console/contracts/orders-logs/transaction-log/transaction';
import { LogList } from '../LogList.tsx';

export default function TransactionList() {
  return <LogList kind="transaction" resource={transactionLog} />;
}
