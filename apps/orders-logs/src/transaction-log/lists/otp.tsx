import { otpLog } from '@console/contracts/orders-logs/transaction-log/otp';
import { LogList } from '../LogList.tsx';

export default function OtpList() {
  return <LogList kind="otp" resource={otpLog} />;
}
