import { defineRemote } from '@console/contracts/core/remote';
import { text } from '@console/contracts/core/text';
import {
  blacklistPhoneNumber,
  customerSurvey,
  masterReasonUpdate,
  masterTokenApi,
  membershipDatabaseType,
  membershipGroup,
  nationalMembership,
  programType,
  tieringPlafond,
  tokenManagement,
  familyFinancing,
  membershipEmployee,
  importMembershipEmployee,
  membershipSilo,
} from '@console/contracts/routes/modules';
import { crud } from '@console/ui/crud';

/** Head office keeps the master data; records are found by name and code. */
const master = { office: 'head', search: { title: 'name', detail: 'code' } } as const;

export default defineRemote({
  id: 'membership',
  title: text('Membership', 'Membership'),
  owner: { team: 'Tim Membership', contact: 'tim-membership@contoh.id' },
  modules: [
    crud(programType, {
      ...master,
      title: text('Jenis Program', 'Program Types'),
      screens: () => import('./src/program-type/screens.ts'),
    }),
    crud(membershipDatabaseType, {
      ...master,
      title: text('Tipe Database Member', 'Membership Database Types'),
      screens: () => import('./src/membership-database-type/screens.ts'),
    }),
    crud(masterReasonUpdate, {
      ...master,
      title: text('Alasan Pembaruan Data', 'Reasons for Data Update'),
      screens: () => import('./src/master-reason-update/screens.ts'),
    }),
    crud(tieringPlafond, {
      ...master,
      title: text('Tiering Plafond', 'Plafond Tiers'),
      screens: () => import('./src/tiering-plafond/screens.tsx'),
    }),
    crud(masterTokenApi, {
      ...master,
      title: text('Token API', 'API Tokens'),
      screens: () => import('./src/master-token-api/screens.tsx'),
    }),
    crud(tokenManagement, {
      title: text('Token Sumber Eksternal', 'External Source Tokens'),
      search: { title: 'name', detail: 'code' },
      screens: () => import('./src/token-management/screens.tsx'),
    }),
    crud(membershipGroup, {
      title: text('Grup Keanggotaan', 'Membership Groups'),
      search: { title: 'name', detail: 'code', page: '/membership-group/{secureId}/update' },
      screens: () => import('./src/membership-group/screens.ts'),
      own: {
        list: () => import('./src/membership-group/ListPage.tsx'),
        create: () => import('./src/membership-group/CreatePage.tsx'),
        update: () => import('./src/membership-group/UpdatePage.tsx'),
      },
      needs: { update: { action: 'view' } },
      more: [
        {
          path: '/membership-group/create-mapping',
          title: text('Tambah Anggota', 'Add Members'),
          action: 'create',
          load: () => import('./src/membership-group/CreateMappingPage.tsx'),
        },
        {
          path: '/membership-group/:id/:memberId/update',
          title: text('Anggota', 'Member'),
          action: 'update',
          load: () => import('./src/membership-group/MemberUpdatePage.tsx'),
        },
      ],
    }),
    crud(nationalMembership, {
      title: text('Keanggotaan Nasional', 'National Membership'),
      own: {
        list: () => import('./src/national-membership/ListPage.tsx'),
        detail: () => import('./src/national-membership/DetailPage.tsx'),
      },
    }),
    crud(customerSurvey, {
      title: text('Survei Pelanggan', 'Customer Surveys'),
      screens: () => import('./src/customer-survey/screens.tsx'),
    }),
    crud(blacklistPhoneNumber, {
      title: text('Nomor Telepon Diblokir', 'Blacklisted Phone Numbers'),
      search: { title: 'phone' },
      approvesImports: true,
      needs: { update: { office: 'above-branch' } },
      screens: () => import('./src/blacklist-phone-number/screens.ts'),
      own: {
        list: () => import('./src/blacklist-phone-number/ListPage.tsx'),
        detail: () => import('./src/blacklist-phone-number/DetailPage.tsx'),
      },
    }),
    crud(membershipEmployee, {
      title: text('Member Karyawan', 'Employee Members'),
      search: { title: 'name', detail: 'npk' },
      screens: () => import('./src/membership-employee/screens.tsx'),
    }),
    crud(importMembershipEmployee, {
      title: text('Impor Karyawan', 'Employee Imports'),
      titles: { create: text('Impor', 'Import') },
      needs: { create: { action: 'import', office: 'head' } },
      screens: () => import('./src/import-membership-employee/screens.ts'),
      own: {
        create: () => import('./src/import-membership-employee/CreatePage.tsx'),
        detail: () => import('./src/import-membership-employee/DetailPage.tsx'),
      },
    }),
    crud(membershipSilo, {
      title: text('Silo Keanggotaan', 'Membership Silo'),
      search: { title: 'name', detail: 'custNo' },
      screens: () => import('./src/membership-silo/screens.tsx'),
    }),
    {
      id: 'photos-screening-membership',
      privilege: 'photos-screening-membership:browse',
      title: text('Screening Foto Member', 'Photo Screening (Members)'),
      pages: [
        {
          path: '/photos-screening-membership',
          title: text('Screening Foto Member', 'Photo Screening (Members)'),
          load: () => import('./src/photos-screening-membership/ScreeningPage.tsx'),
        },
      ],
    },
    crud(familyFinancing, {
      title: text('Pembiayaan Keluarga', 'Family Financing'),
      search: { base: 'transaction', title: 'requestNo', detail: 'mainName' },
      screens: () => import('./src/family-financing/screens.tsx'),
    }),
  ],
});
