import { domainContract } from '../core/domain-contract.ts';
import { auditCalls, auditTrail } from './audit-trail.ts';
import { downloadCalls, downloadManagement } from './download-management.ts';
import { menuCalls, menus, subMenus } from './menu-management.ts';
import { notificationCalls, notifications } from './notification.ts';
import { smsCalls, smsContents } from './update-sms-content.ts';

/** Orders, messages, menus and logs: the records, calls and error codes of this folder. */
export const contract = domainContract({
  domain: 'orders-logs',
  resources: [auditTrail, downloadManagement, menus, subMenus, notifications, smsContents],
  calls: [auditCalls, downloadCalls, menuCalls, notificationCalls, smsCalls],
  errors: [],
});
