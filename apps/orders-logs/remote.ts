import { defineRemote } from '@console/contracts/core/remote';
import { text } from '@console/contracts/core/text';

export default defineRemote({
  id: 'orders-logs',
  title: text('Order dan Log', 'Orders and Logs'),
  owner: { team: 'Tim Order dan Log', contact: 'tim-order-log@contoh.id' },
  modules: [
    {
      id: 'download-management',
      privilege: 'download-management:browse',
      title: text('Download Management'),
      pages: [
        {
          path: '/download-management',
          title: text('Download Management'),
          load: () => import('./src/download-management/ListPage.tsx'),
        },
        {
          path: '/download-management/:downloadId',
          title: text('Detail'),
          load: () => import('./src/download-management/DetailPage.tsx'),
        },
      ],
    },
    {
      id: 'menu-management',
      privilege: 'menu-management:browse',
      title: text('Manajemen Menu', 'Menu Management'),
      pages: [
        {
          path: '/menu-management',
          title: text('Manajemen Menu', 'Menu Management'),
          load: () => import('./src/menu-management/ListPage.tsx'),
        },
        {
          path: '/menu-management/create',
          action: 'create',
          title: text('Tambah', 'Create'),
          load: () => import('./src/menu-management/CreatePage.tsx'),
        },
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
          load: () => import('./src/menu-management/SubMenuDetailPage.tsx'),
        },
        {
          path: '/menu-management/submenu-update-page/:subMenuId',
          action: 'update',
          title: text('Ubah Sub Menu', 'Edit Sub-menu'),
          load: () => import('./src/menu-management/SubMenuUpdatePage.tsx'),
        },
        {
          path: '/menu-management/:menuId',
          title: text('Detail'),
          load: () => import('./src/menu-management/DetailPage.tsx'),
        },
        {
          path: '/menu-management/:menuId/update-page',
          action: 'update',
          title: text('Ubah', 'Edit'),
          load: () => import('./src/menu-management/UpdatePage.tsx'),
        },
      ],
    },
    {
      id: 'notification',
      privilege: 'notification:browse',
      title: text('Notifikasi', 'Notification'),
      pages: [
        {
          path: '/notification',
          title: text('Notifikasi', 'Notification'),
          load: () => import('./src/notification/ListPage.tsx'),
        },
        {
          path: '/notification/create',
          action: 'create',
          title: text('Tambah', 'Create'),
          load: () => import('./src/notification/CreatePage.tsx'),
        },
        {
          path: '/notification/:notificationId',
          title: text('Detail'),
          load: () => import('./src/notification/DetailPage.tsx'),
        },
        {
          path: '/notification/:notificationId/update-page',
          action: 'update',
          title: text('Ubah', 'Edit'),
          load: () => import('./src/notification/UpdatePage.tsx'),
        },
      ],
    },
    {
      id: 'update-sms-content',
      privilege: 'update-sms-content:browse',
      title: text('Konten SMS', 'SMS Content'),
      pages: [
        {
          path: '/update-sms-content',
          title: text('Konten SMS', 'SMS Content'),
          load: () => import('./src/update-sms-content/ListPage.tsx'),
        },
        {
          path: '/update-sms-content/:smsContentId',
          action: 'view',
          title: text('Ubah', 'Edit'),
          load: () => import('./src/update-sms-content/UpdatePage.tsx'),
        },
      ],
    },
    {
      id: 'audit-trail',
      privilege: 'audit-trail:browse',
      title: text('Jejak Audit', 'Audit Trail'),
      pages: [
        {
          path: '/audit-trail',
          title: text('Jejak Audit', 'Audit Trail'),
          load: () => import('./src/audit-trail/ListPage.tsx'),
        },
        { path: '/audit-trail/:id', title: text('Detail'), load: () => import('./src/audit-trail/DetailPage.tsx') },
      ],
    },
  ],
});
