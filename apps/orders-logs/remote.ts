import { defineRemote } from '@console/contracts/core/remote';
import { text } from '@console/contracts/core/text';
import {
  auditTrail,
  customerConfirmation,
  downloadManagement,
  menuManagement,
  notification,
  poStatus,
  poStatusArchive,
  poStatusNmc,
  poStatusNmcArchive,
  poStatusNmcSales,
  poStatusSales,
  trackingOrders,
  transactionLog,
  updateSmsContent,
} from '@console/contracts/routes/modules';
import { crud } from '@console/ui/crud';

export default defineRemote({
  id: 'orders-logs',
  title: text('Order dan Log', 'Orders and Logs'),
  owner: { team: 'Tim Order dan Log', contact: 'tim-order-log@contoh.id' },
  modules: [
    crud(poStatus, {
      title: text('Status PO', 'PO Status'),
      // It begins with a period that its address does not say.
      firsts: { list: null },
      screens: () => import('./src/po-status/screens-spektra.ts'),
      tabs: () => import('./src/po-status/tabs-spektra.ts'),
    }),
    crud(poStatusNmc, {
      title: text('Status PO NMC', 'PO Status NMC'),
      firsts: { list: null },
      screens: () => import('./src/po-status/screens-nmc.ts'),
      tabs: () => import('./src/po-status/tabs-nmc.ts'),
    }),
    crud(poStatusArchive, {
      title: text('Arsip Status PO', 'PO Status Archive'),
      firsts: { list: null },
      screens: () => import('./src/po-status/archive-screens-spektra.ts'),
      tabs: () => import('./src/po-status/archive-tabs-spektra.ts'),
    }),
    crud(poStatusNmcArchive, {
      title: text('Arsip Status PO NMC', 'PO Status NMC Archive'),
      firsts: { list: null },
      screens: () => import('./src/po-status/archive-screens-nmc.ts'),
      tabs: () => import('./src/po-status/archive-tabs-nmc.ts'),
    }),
    crud(poStatusSales, {
      title: text('Status PO Sales', 'PO Status (Sales)'),
      firsts: { list: null },
      screens: () => import('./src/po-status/sales-screens-spektra.ts'),
      tabs: () => import('./src/po-status/sales-tabs-spektra.ts'),
    }),
    crud(poStatusNmcSales, {
      title: text('Status PO NMC Sales', 'PO Status NMC (Sales)'),
      firsts: { list: null },
      screens: () => import('./src/po-status/sales-screens-nmc.ts'),
      tabs: () => import('./src/po-status/sales-tabs-nmc.ts'),
    }),
    crud(trackingOrders, {
      title: text('Lacak Order', 'Order Tracking'),
      // It is read once a number or a period is given.
      firsts: { list: null },
      screens: () => import('./src/tracking-orders/screens.tsx'),
    }),
    crud(customerConfirmation, {
      title: text('Konfirmasi Pelanggan', 'Customer Confirmations'),
      search: { base: 'transaction', title: 'ccmNo', detail: 'memberName' },
      // It begins with what waits, which its address does not say.
      firsts: { list: null },
      screens: () => import('./src/customer-confirmation/screens.tsx'),
      own: { update: () => import('./src/customer-confirmation/CallPage.tsx') },
      titles: { update: text('Hubungi customer', 'Call the customer') },
      more: [
        {
          path: '/customer-confirmation/history-page/:historyId',
          title: text('Percobaan', 'Attempt'),
          load: () => import('./src/customer-confirmation/HistoryPage.tsx'),
        },
      ],
    }),
    crud(downloadManagement, {
      title: text('Download Management'),
      own: {
        list: () => import('./src/download-management/ListPage.tsx'),
        detail: () => import('./src/download-management/DetailPage.tsx'),
      },
    }),
    crud(menuManagement, {
      title: text('Manajemen Menu', 'Menu Management'),
      screens: () => import('./src/menu-management/screens.tsx'),
      own: {
        create: () => import('./src/menu-management/CreatePage.tsx'),
        detail: () => import('./src/menu-management/DetailPage.tsx'),
      },
      more: [
        {
          path: '/menu-management/create-submenu',
          action: 'create',
          query: 'menuId',
          title: text('Tambah Sub Menu', 'Create Sub-menu'),
          load: () => import('./src/menu-management/SubMenuCreatePage.tsx'),
        },
        {
          path: '/menu-management/submenu-detail-page/:subMenuId',
          title: text('Sub Menu', 'Sub-menu'),
          first: { of: 'sub-menu', kind: 'detail' },
          load: () => import('./src/menu-management/SubMenuDetailPage.tsx'),
        },
        {
          path: '/menu-management/submenu-update-page/:subMenuId',
          action: 'update',
          title: text('Ubah Sub Menu', 'Edit Sub-menu'),
          first: { of: 'sub-menu', kind: 'detail' },
          load: () => import('./src/menu-management/SubMenuUpdatePage.tsx'),
        },
      ],
    }),
    crud(notification, {
      title: text('Notifikasi', 'Notifications'),
      screens: () => import('./src/notification/screens.tsx'),
      own: { detail: () => import('./src/notification/DetailPage.tsx') },
    }),
    crud(updateSmsContent, {
      title: text('Konten SMS', 'SMS Content'),
      needs: { update: { action: 'view' } },
      own: {
        list: () => import('./src/update-sms-content/ListPage.tsx'),
        update: () => import('./src/update-sms-content/UpdatePage.tsx'),
      },
    }),
    crud(auditTrail, {
      title: text('Jejak Audit', 'Audit Trail'),
      // It begins with today, which its address does not say.
      firsts: { list: null },
      own: {
        list: () => import('./src/audit-trail/ListPage.tsx'),
        detail: () => import('./src/audit-trail/DetailPage.tsx'),
      },
    }),
    crud(transactionLog, {
      title: text('Log Transaksi', 'Transaction Log'),
      // It begins with today, which its address does not say.
      firsts: { list: null },
      own: { list: () => import('./src/transaction-log/ListPage.tsx') },
      more: [
        {
          path: '/transaction-log/transaction-log-page/:id',
          title: text('Log Transaksi', 'Transaction Log'),
          first: { of: 'transaction-log', kind: 'detail' },
          load: () => import('./src/transaction-log/TransactionPage.tsx'),
        },
        {
          path: '/transaction-log/reject-log-page/:id',
          title: text('Log Reject', 'Reject Log'),
          first: { of: 'transaction-log-reject', kind: 'detail' },
          load: () => import('./src/transaction-log/RejectPage.tsx'),
        },
        {
          path: '/transaction-log/error-log-page/:id',
          title: text('Log Error', 'Error Log'),
          first: { of: 'transaction-log-error', kind: 'detail' },
          load: () => import('./src/transaction-log/ErrorPage.tsx'),
        },
        {
          path: '/transaction-log/otp-log-page/:id',
          title: text('Log OTP', 'OTP Log'),
          first: { of: 'transaction-log-otp', kind: 'detail' },
          load: () => import('./src/transaction-log/OtpPage.tsx'),
        },
        {
          path: '/transaction-log/orderfull-page/:id',
          title: text('Log Orderfull', 'Order-full Log'),
          first: { of: 'transaction-log-orderfull', kind: 'detail' },
          load: () => import('./src/transaction-log/OrderfullPage.tsx'),
        },
        {
          path: '/transaction-log/scheduler-log-page/:id',
          title: text('Log Scheduler', 'Scheduler Log'),
          first: { of: 'transaction-log-scheduler', kind: 'detail' },
          load: () => import('./src/transaction-log/SchedulerPage.tsx'),
        },
        {
          path: '/transaction-log/balance-tracking-log-page/:id',
          title: text('Log Balance Tracking', 'Balance Tracking Log'),
          first: { of: 'transaction-log-balance-tracking', kind: 'detail' },
          load: () => import('./src/transaction-log/BalancePage.tsx'),
        },
      ],
    }),
  ],
});
