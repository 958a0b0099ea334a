import type { SchemaStep } from '../platform/database/migrate.ts';
import { migration as auditTrail } from './audit-trail/migration.ts';
import { migration as auditSeal } from './audit-trail/seal/table.ts';
import { migration as confirmations } from './customer-confirmation/table.ts';
import { migration as menuStatus } from './menu-management/status-migration.ts';
import { migration as notification } from './notification/migration.ts';
import { orderAdvancingMigration, orderAttentionMigration, orderEntryMigration } from './orders/entry-schema.ts';
import { orderMessageMigration } from './orders/messages.ts';
import {
  orderAgentMigration,
  orderDealerMigration,
  orderListMigration,
  orderOfPromoMigration,
  orderPromoMigration,
  orderStoreMigration,
  orderUnitMigration,
} from './orders/pages-schema.ts';
import { datesMigration, migration as orders } from './orders/schema.ts';
import { orderOutletRateMigration } from './orders/outlet-rate-schema.ts';
import { orderSalesMigration } from './orders/sales-moves.ts';
import { orderView } from './orders/view.ts';
import { listsMigration as orderPhotoLists } from './photos-screening/lists-migration.ts';
import { migration as orderPhoto } from './photos-screening/table.ts';
import { outdatedCancellationMigration, poCancellationMigration } from './po-status/cancellation-table.ts';
import { schedulerListMigration } from './transaction-log/scheduler.ts';
import { orderfullWaitingMigration, orderLogMigration, rejectLogMonths } from './orders/step-logs-table.ts';
import { migration as smsContent } from './update-sms-content/table.ts';

/** The migrations of logs, messages and the menu; a released name never changes. */
export const ordersLogsMigrations: Readonly<Record<string, SchemaStep>> = {
  '0050_audit_trail': auditTrail,
  '0067_menu_status': menuStatus,
  '0070_audit_seal': auditSeal,
  '0083_notification': notification,
  '0085_sms_content': smsContent,
  '0721_purchase_order': orders,
  '0722_purchase_order_view': orderView,
  '0736_order_photo': orderPhoto,
  '0989_order_photo_lists': orderPhotoLists,
  '0990_order_dates': datesMigration,
  '1020_order_unit': orderUnitMigration,
  '1021_order_message': orderMessageMigration,
  '1022_order_lists': orderListMigration,
  '1023_po_cancellation': poCancellationMigration,
  '1042_order_dealer': orderDealerMigration,
  '1100_customer_confirmation': confirmations,
  '1111_order_store': orderStoreMigration,
  '1155_order_logs': orderLogMigration,
  '1156_scheduler_log_lists': schedulerListMigration,
  '1210_order_promo': orderPromoMigration,
  '1341_order_outlet_rate': orderOutletRateMigration,
  '1360_order_agent': orderAgentMigration,
  '1361_order_of_promo': orderOfPromoMigration,
  '1380_order_entry': orderEntryMigration,
  '1382_po_cancellation_outdated': outdatedCancellationMigration,
  '1383_orderfull_waiting': orderfullWaitingMigration,
  '1384_order_advancing': orderAdvancingMigration,
  '1386_order_attention': orderAttentionMigration,
  '1400_order_sales': orderSalesMigration,
  '1405_reject_log_months': rejectLogMonths,
};
