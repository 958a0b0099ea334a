import { defineMessages } from '@console/ui/messages';

export const messages = defineMessages({
  id: {
    kind: 'Jenis berkas',
    kindDELTA: 'Perubahan: karyawan di luar berkas tetap',
    kindFULL: 'Seluruh karyawan: yang tidak ada di dalam berkas dianggap keluar',
    known: 'Karyawan yang sudah ada',
    knownUPDATE: 'Diperbarui',
    knownSKIP: 'Dilewati',
  },
  en: {
    kind: 'Kind of file',
    kindDELTA: 'Changes: employees not in the file stay',
    kindFULL: 'All employees: who is not in the file has left',
    known: 'Employees that are known',
    knownUPDATE: 'Updated',
    knownSKIP: 'Skipped',
  },
});
