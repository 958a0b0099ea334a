import { defineRemote } from '@console/contracts/core/remote';
import { text } from '@console/contracts/core/text';
import { product } from '../product.ts';

/** The shell's own modules, declared in the same way as those of a remote. */
export default defineRemote({
  ...product,
  modules: [
    {
      id: 'home',
      privilege: 'home:browse',
      title: text('Home'),
      pages: [
        { path: '/', title: text('Home'), load: () => import(/* webpackChunkName: "home" */ './home/HomePage.tsx') },
      ],
    },
    {
      id: 'profile',
      privilege: 'profile:browse',
      title: text('Profil', 'Profile'),
      pages: [
        { path: '/profile', title: text('Profil', 'Profile'), load: () => import('./profile/ProfilePage.tsx') },
        {
          path: '/profile/update',
          action: 'view',
          title: text('Ubah Profil', 'Change profile'),
          load: () => import('./profile/UpdateProfilePage.tsx'),
        },
        {
          path: '/profile/change-password',
          title: text('Ganti Password', 'Change password'),
          load: () => import('./profile/ChangePasswordPage.tsx'),
        },
      ],
    },
    {
      id: 'roles',
      privilege: 'roles:browse',
      title: text('Peran', 'Roles'),
      search: {
        path: 'roles',
        base: 'middle-v2',
        title: 'name',
        detail: 'description',
        page: '/roles/detail?roleId={secureId}',
      },
      pages: [
        { path: '/roles', title: text('Peran', 'Roles'), load: () => import('./roles/ListPage.tsx') },
        {
          path: '/roles/create',
          action: 'create',
          title: text('Tambah Peran', 'Create role'),
          load: () => import('./roles/CreatePage.tsx'),
        },
        {
          path: '/roles/update',
          action: 'update',
          query: 'roleId',
          title: text('Ubah Peran', 'Edit role'),
          load: () => import('./roles/UpdatePage.tsx'),
        },
        {
          path: '/roles/detail',
          query: 'roleId',
          title: text('Detail Peran', 'Role'),
          load: () => import('./roles/DetailPage.tsx'),
        },
        {
          path: '/roles/update-page/:id',
          action: 'operate',
          title: text('Pembatasan Ekspor', 'Export restriction'),
          load: () => import('./roles/RestrictionPage.tsx'),
        },
      ],
    },
    {
      id: 'app-setting-properties',
      privilege: 'app-setting-properties:browse',
      title: text('Pengaturan Aplikasi', 'Application settings'),
      search: {
        path: 'app-setting-properties',
        title: 'key',
        detail: 'description',
        page: '/app-setting-properties/{secureId}',
      },
      pages: [
        {
          path: '/app-setting-properties',
          title: text('Pengaturan Aplikasi', 'Application settings'),
          load: () => import('./settings/ListPage.tsx'),
        },
        {
          path: '/app-setting-properties/create',
          action: 'create',
          title: text('Tambah Pengaturan', 'Create setting'),
          load: () => import('./settings/CreatePage.tsx'),
        },
        {
          path: '/app-setting-properties/update',
          action: 'update',
          query: 'id',
          title: text('Ubah Pengaturan', 'Edit setting'),
          load: () => import('./settings/UpdatePage.tsx'),
        },
        {
          path: '/app-setting-properties/:id',
          title: text('Detail Pengaturan', 'Setting'),
          load: () => import('./settings/DetailPage.tsx'),
        },
      ],
    },
    {
      id: 'user',
      privilege: 'user:browse',
      title: text('User'),
      search: { path: 'user', title: 'name', detail: 'username', page: '/user/{secureId}' },
      pages: [
        { path: '/user', title: text('User'), load: () => import('./user/ListPage.tsx') },
        {
          path: '/user/create',
          action: 'create',
          title: text('Tambah User', 'Create user'),
          load: () => import('./user/CreatePage.tsx'),
        },
        {
          path: '/user/update',
          action: 'update',
          query: 'userId',
          title: text('Ubah User', 'Update user'),
          load: () => import('./user/UpdatePage.tsx'),
        },
        {
          path: '/user/reporting',
          title: text('Laporan Akses User', 'User access report'),
          load: () => import('./user/ReportingPage.tsx'),
        },
        {
          path: '/user/:userId',
          title: text('Detail User', 'User detail'),
          load: () => import('./user/UserDetailPage.tsx'),
        },
      ],
    },
    {
      id: 'platform-remotes',
      privilege: 'platform-remotes:browse',
      title: text('Remote', 'Remotes'),
      pages: [
        { path: '/platform/remotes', title: text('Remote', 'Remotes'), load: () => import('./remotes/ListPage.tsx') },
        {
          path: '/platform/remotes/user',
          title: text('Remote untuk Satu User', 'Remotes of one user'),
          load: () => import('./remotes/UserPage.tsx'),
        },
        {
          path: '/platform/remotes/tokens',
          action: 'operate',
          title: text('Token Tim', 'Team tokens'),
          load: () => import('./remotes/TokensPage.tsx'),
        },
        {
          path: '/platform/remotes/:id',
          parameters: { id: 'name' },
          title: text('Remote', 'Remote'),
          load: () => import('./remotes/DetailPage.tsx'),
        },
      ],
    },
    {
      id: 'platform-develop',
      privilege: 'platform-develop:browse',
      title: text('Remote Pengembang', 'Remote development'),
      pages: [
        {
          path: '/platform/develop',
          title: text('Remote Pengembang', 'Remote development'),
          load: () => import('./develop/DevelopPage.tsx'),
        },
      ],
    },
  ],
});
