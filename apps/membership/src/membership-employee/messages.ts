import { defineMessages } from '@console/ui/messages';

export const messages = defineMessages({
  id: {
    link: 'Hubungkan ke member',
    linkText: 'Hanya member dengan NIK yang sama.',
    linked: 'Karyawan terhubung dengan member',
    member: 'Member terhubung',
    none: 'Belum terhubung dengan member',
    where: '{branch}, program {program}',
    line: 'Lini',
    total: 'Plafond',
    used: 'Terpakai',
    available: 'Tersedia',
  },
  en: {
    link: 'Link to member',
    linkText: 'Only a member with the same NIK.',
    linked: 'Employee linked with a member',
    member: 'Linked member',
    none: 'Not linked with a member yet',
    where: '{branch}, program {program}',
    line: 'Line',
    total: 'Limit',
    used: 'Used',
    available: 'Available',
  },
});
