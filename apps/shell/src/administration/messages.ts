import { defineMessages } from '@console/ui/messages';

/** Words about people that home, profile and user share. */
export const messages = defineMessages({
  id: {
    username: 'Username', name: 'Nama', npk: 'NPK', email: 'E-mail', phone: 'Telepon', userType: 'Jenis user', EMPLOYEE: 'Karyawan', EXTERNAL: 'Eksternal',
    identity: 'Identitas', roles: 'Peran', noRoles: 'Tanpa peran', mapping: 'Pemetaan', mappingType: 'Jenis pemetaan', scope: 'Cakupan', national: 'Nasional', noMapping: 'Belum dipetakan',
    branches: 'Branch', mras: 'MRA', mro: 'MRO', printVendorCode: 'Kode vendor cetak', isMro: 'User MRO', isBranchMapping: 'Pemetaan Branch', isMraMapping: 'Pemetaan MRA',
    done: 'Sudah', missing: 'Belum', yes: 'Ya', no: 'Tidak', lastLogin: 'Terakhir masuk', status: 'Status',
    job1: 'Bisnis kantor pusat', job2: 'Operasional kantor pusat', job3: 'Supervisor regional (MRA)', job4: 'Kepala cabang', job5: 'Admin cabang dan SAO',
    job6: 'Vendor cetak', job7: 'Contact center', job8: 'Audit internal',
  },
  en: {
    username: 'Username', name: 'Name', npk: 'NPK', email: 'E-mail', phone: 'Phone', userType: 'User type', EMPLOYEE: 'Employee', EXTERNAL: 'External',
    identity: 'Identity', roles: 'Roles', noRoles: 'No role', mapping: 'Mapping', mappingType: 'Mapping type', scope: 'Scope', national: 'National', noMapping: 'Not mapped yet',
    branches: 'Branches', mras: 'MRA', mro: 'MRO', printVendorCode: 'Print vendor code', isMro: 'MRO user', isBranchMapping: 'Branch mapping', isMraMapping: 'MRA mapping',
    done: 'Done', missing: 'Missing', yes: 'Yes', no: 'No', lastLogin: 'Last sign-in', status: 'Status',
    job1: 'Head-office business', job2: 'Head-office operations', job3: 'Regional supervisor (MRA)', job4: 'Branch head', job5: 'Branch admin and SAO',
    job6: 'Print vendor', job7: 'Contact centre', job8: 'Internal audit',
  },
});
