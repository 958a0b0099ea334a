import { defineRemote } from '@console/contracts/core/remote';
import { text } from '@console/contracts/core/text';
import { appSettingProperties, platformRemotes, profile, roles, user } from '@console/contracts/routes/modules';
import { crud } from '@console/ui/crud';
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
      id: 'approval',
      privilege: 'home:browse',
      unlisted: 'Decisions over all modules; the list of routes has a page of changes in each module only',
      title: text('Persetujuan', 'Approvals'),
      pages: [
        {
          path: '/approval',
          title: text('Persetujuan', 'Approvals'),
          load: () => import(/* webpackChunkName: "approval" */ './approval/ApprovalPage.tsx'),
        },
      ],
    },
    crud(profile, {
      title: text('Profil', 'Profile'),
      titles: { detail: text('Profil', 'Profile'), update: text('Ubah Profil', 'Change profile') },
      needs: { update: { action: 'view' } },
      own: {
        detail: () => import('./profile/ProfilePage.tsx'),
        update: () => import('./profile/UpdateProfilePage.tsx'),
      },
      more: [
        {
          path: '/profile/change-password',
          title: text('Ganti Password', 'Change password'),
          load: () => import('./profile/ChangePasswordPage.tsx'),
        },
      ],
    }),
    crud(roles, {
      title: text('Peran', 'Roles'),
      search: { base: 'middle-v2', title: 'name', detail: 'description' },
      titles: {
        create: text('Tambah Peran', 'Create role'),
        update: text('Ubah Peran', 'Edit role'),
        detail: text('Detail Peran', 'Role'),
      },
      own: {
        list: () => import('./roles/ListPage.tsx'),
        create: () => import('./roles/CreatePage.tsx'),
        detail: () => import('./roles/DetailPage.tsx'),
        update: () => import('./roles/UpdatePage.tsx'),
      },
      more: [
        {
          path: '/roles/update-page/:id',
          action: 'operate',
          first: 'detail',
          title: text('Pembatasan Ekspor', 'Export restriction'),
          load: () => import('./roles/RestrictionPage.tsx'),
        },
      ],
    }),
    crud(appSettingProperties, {
      title: text('Pengaturan Aplikasi', 'Application Settings'),
      search: { title: 'key', detail: 'description' },
      titles: {
        create: text('Tambah Pengaturan', 'Create setting'),
        update: text('Ubah Pengaturan', 'Edit setting'),
        detail: text('Detail Pengaturan', 'Setting'),
      },
      screens: () => import('./app-setting-properties/screens.tsx'),
    }),
    crud(user, {
      title: text('User', 'Users'),
      search: { title: 'name', detail: 'username' },
      titles: {
        create: text('Tambah User', 'Create user'),
        update: text('Ubah User', 'Update user'),
        detail: text('Detail User', 'User detail'),
      },
      own: {
        list: () => import('./user/ListPage.tsx'),
        create: () => import('./user/CreatePage.tsx'),
        detail: () => import('./user/UserDetailPage.tsx'),
        update: () => import('./user/UpdatePage.tsx'),
      },
      more: [
        {
          path: '/user/reporting',
          title: text('Laporan Akses User', 'User access report'),
          load: () => import('./user/ReportingPage.tsx'),
        },
      ],
    }),
    crud(platformRemotes, {
      title: text('Remote', 'Remotes'),
      titles: { detail: text('Remote', 'Remote') },
      needs: { detail: { parameters: { id: 'name' } } },
      own: {
        list: () => import('./remotes/ListPage.tsx'),
        detail: () => import('./remotes/DetailPage.tsx'),
      },
      more: [
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
      ],
    }),
    {
      id: 'platform-develop',
      privilege: 'platform-develop:browse',
      title: text('Remote Pengembang', 'Remote Development'),
      pages: [
        {
          path: '/platform/develop',
          title: text('Remote Pengembang', 'Remote Development'),
          load: () => import('./develop/DevelopPage.tsx'),
        },
      ],
    },
  ],
});
