import { domainContract } from '../core/domain-contract.ts';
import { agentOrders } from './agent-orders.ts';
import { auditCalls, auditTrail } from './audit-trail.ts';
import { ccmErrors, confirmations } from './customer-confirmation.ts';
import { downloadCalls, downloadManagement } from './download-management.ts';
import { memberOrders } from './member-orders.ts';
import { menuCalls, menus, subMenus } from './menu-management.ts';
import { notificationCalls, notifications } from './notification.ts';
import { orderChannelCalls } from './order-channel.ts';
import { orderErrors } from './orders/errors.ts';
import { orderPhotoErrors } from './photos-screening/kind.ts';
import {
  poArchive,
  poArchiveNmc,
  poCancellations,
  poErrors,
  poSalesErrors,
  poSales,
  poSalesNmc,
  poStatus,
  poStatusNmc,
} from './po-status.ts';
import { nmcPhotoCalls, orderPhotos, orderPhotosNmc, spektraPhotoCalls } from './photos-screening.ts';
import { trackingCalls, trackingOrders } from './tracking-orders.ts';
import {
  balanceLog,
  errorLog,
  logErrors,
  orderfullLog,
  otpLog,
  rejectLog,
  schedulerLog,
  transactionLog,
} from './transaction-log.ts';
import { promoOrders } from './promo-orders.ts';
import { smsCalls, smsContents } from './update-sms-content.ts';

/** Orders, messages, menus and logs: the records, calls and error codes of this folder. */
export const contract = domainContract({
  domain: 'orders-logs',
  resources: [
    auditTrail,
    downloadManagement,
    memberOrders,
    agentOrders,
    ...Object.values(promoOrders),
    menus,
    subMenus,
    notifications,
    smsContents,
    orderPhotos,
    orderPhotosNmc,
    poStatus,
    poStatusNmc,
    poArchive,
    poArchiveNmc,
    poSales,
    poSalesNmc,
    trackingOrders,
    confirmations,
    poCancellations.SPEKTRA,
    poCancellations.NMC,
    transactionLog,
    rejectLog,
    errorLog,
    otpLog,
    orderfullLog,
    schedulerLog,
    balanceLog,
  ],
  calls: [
    auditCalls,
    downloadCalls,
    menuCalls,
    notificationCalls,
    smsCalls,
    orderChannelCalls,
    spektraPhotoCalls,
    nmcPhotoCalls,
    poStatus.calls,
    poStatusNmc.calls,
    poArchive.calls,
    poArchiveNmc.calls,
    poSales.calls,
    poSalesNmc.calls,
    trackingCalls,
    confirmations.calls,
    poCancellations.SPEKTRA.calls,
    poCancellations.NMC.calls,
    schedulerLog.calls,
  ],
  errors: [orderErrors, ccmErrors, orderPhotoErrors, poErrors, poSalesErrors, logErrors],
});
