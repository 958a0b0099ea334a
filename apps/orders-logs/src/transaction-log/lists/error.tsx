import { errorLog } from '@console/contracts/orders-logs/transaction-log/error';
import { LogList } from '../LogList.tsx';

export default function ErrorList() {
  return <LogList kind="error" resource={errorLog} />;
}
