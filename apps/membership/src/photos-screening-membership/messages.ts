import { defineMessages } from '@console/ui/messages';

export const messages = defineMessages({
  id: {
    name: 'Nama',
    nik: 'NIK',
    birthDate: 'Tanggal lahir',
    gender: 'Jenis kelamin',
    M: 'Laki-laki',
    F: 'Perempuan',
    memberNo: 'No. member',
    branch: 'Cabang',
    duplicates: 'Foto yang sama pada member lain',
  },
  en: {
    name: 'Name',
    nik: 'NIK',
    birthDate: 'Birth date',
    gender: 'Gender',
    M: 'Male',
    F: 'Female',
    memberNo: 'Member no',
    branch: 'Branch',
    duplicates: 'The same photo of other members',
  },
});
