import type { Module } from '../platform/http/application.ts';
import { auditTrailModule } from './audit-trail/module.ts';
import { auditSeal } from './audit-trail/seal/module.ts';
import { customerConfirmationModule } from './customer-confirmation/module.ts';
import { downloadManagementModule } from './download-management/module.ts';
import { menuManagementModule } from './menu-management/module.ts';
import { notificationModule } from './notification/module.ts';
import { orderFiguresModule } from './order-figures/module.ts';
import { orderChannelModule } from './order-channel/module.ts';
import { ordersModule } from './orders/module.ts';
import { poStatusModule } from './po-status/module.ts';
import { transactionLogModule } from './transaction-log/module.ts';
import { trackingOrdersModule } from './tracking-orders/module.ts';
import { smsOfMembers } from './update-sms-content/for-members.ts';
import { orderPhotoModule } from './photos-screening/module.ts';
import { smsContentModule } from './update-sms-content/module.ts';

/** The modules of logs, messages and the menu, in the order in which they register their calls. */
export const ordersLogsModules: readonly Module[] = [
  auditTrailModule,
  auditSeal,
  menuManagementModule,
  downloadManagementModule,
  notificationModule,
  smsContentModule,
  ordersModule,
  orderChannelModule,
  smsOfMembers,
  orderPhotoModule,
  poStatusModule,
  orderFiguresModule,
  trackingOrdersModule,
  customerConfirmationModule,
  transactionLogModule,
];
