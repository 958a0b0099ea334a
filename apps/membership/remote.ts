// Long: all modules of the remote, each a declaration.
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
  memberManagement,
  importMembership,
  membershipSilo,
  membership,
  riskProfileMembership,
} from '@console/contracts/routes/modules';
import { crud } from '@console/ui/crud';

/** The pages of the register that exist. */
const { list, detail, create, update } = membership.pages;
const register = { ...membership, pages: { list, create, detail, update } } as const;

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
    crud(register, {
      title: text('Member', 'Members'),
      search: { title: 'name', detail: 'id' },
      screens: () => import('./src/membership/screens.tsx'),
      tabs: () => import('./src/membership/tabs.tsx'),
      titles: { create: text('Daftarkan Member', 'Register a Member') },
      own: {
        create: () => import('./src/registration/CreatePage.tsx'),
        update: () => import('./src/membership/UpdatePage.tsx'),
      },
      more: [
        {
          path: '/membership/reporting',
          title: text('Laporan Member', 'Reports of Members'),
          load: () => import('./src/reporting/ReportPage.tsx'),
        },
        {
          path: '/membership/document-update',
          title: text('Perbarui Dokumen', 'Update Documents'),
          action: 'update',
          query: 'memberId',
          first: 'detail',
          load: () => import('./src/member-document/UpdatePage.tsx'),
        },
        {
          path: '/membership/risk-create',
          title: text('Nilai Risiko', 'Assess Risk'),
          action: 'create',
          office: 'above-branch',
          query: 'memberId',
          first: 'detail',
          load: () => import('./src/risk-profile/CreatePage.tsx'),
        },
        {
          path: '/membership/risk-update-page/:riskId',
          title: text('Ubah Profil Risiko', 'Edit Risk Profile'),
          action: 'update',
          office: 'above-branch',
          first: { of: 'risk-profile-membership', kind: 'detail' },
          load: () => import('./src/risk-profile/UpdatePage.tsx'),
        },
        {
          path: '/membership/risk-detail-page/:riskId',
          title: text('Profil Risiko', 'Risk Profile'),
          first: { of: 'risk-profile-membership', kind: 'detail' },
          load: () => import('./src/risk-profile/DetailPage.tsx'),
        },
        {
          path: '/membership/escrow-detail-page/:escrowId',
          title: text('Akun Escrow', 'Escrow Account'),
          first: { of: 'membership-escrow', kind: 'detail' },
          load: () => import('./src/escrow/DetailPage.tsx'),
        },
        {
          path: '/membership/escrow-update-page/:escrowId',
          title: text('Ubah Akun Escrow', 'Change Escrow Account'),
          action: 'update',
          first: { of: 'membership-escrow', kind: 'detail' },
          load: () => import('./src/escrow/UpdatePage.tsx'),
        },
        {
          path: '/membership/escrow-balance-tracking-page/:escrowId',
          title: text('Mutasi Escrow', 'Escrow Movements'),
          first: { of: 'membership-escrow', kind: 'detail' },
          load: () => import('./src/escrow/MovementsPage.tsx'),
        },
      ],
    }),
    crud(riskProfileMembership, {
      title: text('Profil Risiko', 'Risk Profiles'),
      own: { list: () => import('./src/risk-profile/ListPage.tsx') },
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
      // It begins with the import of its file.
      firsts: { detail: null },
    }),
    crud(importMembership, {
      title: text('Impor Member', 'Member Imports'),
      titles: { create: text('Impor', 'Import') },
      needs: {
        create: { action: 'import', office: 'above-branch' },
        update: { action: 'import', office: 'above-branch' },
      },
      screens: () => import('./src/import-membership/screens.ts'),
      own: {
        create: () => import('./src/import-membership/CreatePage.tsx'),
        detail: () => import('./src/import-membership/DetailPage.tsx'),
        update: () => import('./src/import-membership/UpdatePage.tsx'),
      },
      // They begin with the import of their file.
      firsts: { detail: null, update: null },
    }),
    crud(memberManagement, {
      title: text('Akun Member', 'Member Accounts'),
      search: { title: 'memberName', detail: 'memberNo' },
      screens: () => import('./src/member-management/screens.tsx'),
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
          load: () => import('./src/photos-screening-membership/MemberPhotosPage.tsx'),
        },
      ],
    },
    {
      id: 'photos-screening',
      privilege: 'photos-screening:browse',
      title: text('Screening Foto', 'Photo Screening'),
      pages: [
        {
          path: '/photos-screening',
          title: text('Screening Foto', 'Photo Screening'),
          load: () => import('./src/photos-screening/OrderPhotosPage.tsx'),
        },
      ],
    },
    {
      id: 'photos-screening-nmc',
      privilege: 'photos-screening-nmc:browse',
      title: text('Screening Foto NMC', 'Photo Screening NMC'),
      pages: [
        {
          path: '/photos-screening-nmc',
          title: text('Screening Foto NMC', 'Photo Screening NMC'),
          load: () => import('./src/photos-screening/OrderPhotosNmcPage.tsx'),
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
