import { addressOf, recordAt } from '@console/contracts/routes/address';

export const paths = {
  list: addressOf('/update-sms-content'),
  detail: recordAt('/update-sms-content/:smsContentId'),
};
