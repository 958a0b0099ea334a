import type { Module } from '../platform/http/application.ts';
import { auditTrailModule } from './audit-trail/module.ts';
import { auditSeal } from './audit-trail/seal/module.ts';
import { downloadManagementModule } from './download-management/module.ts';
import { menuManagementModule } from './menu-management/module.ts';
import { notificationModule } from './notification/module.ts';
import { smsContentModule } from './update-sms-content/module.ts';

/** The modules of logs, messages and the menu, in the order in which they register their calls. */
export const ordersLogsModules: readonly Module[] = [
  auditTrailModule,
  auditSeal,
  menuManagementModule,
  downloadManagementModule,
  notificationModule,
  smsContentModule,
];
