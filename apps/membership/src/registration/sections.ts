import { text } from '@console/contracts/core/text';
import { documentFields } from '@console/contracts/membership/registration';
import type { FormField, FormSection, FormValues } from '@console/ui/form';

const elsewhere = ({ sameAsKtp }: FormValues) => sameAsKtp !== true;
const married = ({ maritalStatus }: FormValues) => maritalStatus === 'MARRIED';
const employed = ({ occupation }: FormValues) => occupation === 'EMPLOYEE' || occupation === 'SELF_EMPLOYED';
const shownWhen = (visible: (values: FormValues) => boolean, ...names: readonly string[]): FormField[] =>
  names.map((name) => ({ name, visible, demanded: true }));

const place = text(
  'Cari dengan kode pos atau awal nama kelurahan; kecamatan, kota, dan provinsi ikut terisi',
  'Search by zip code or the beginning of the kelurahan; kecamatan, city and province follow',
);
const branch = text(
  'Cari dengan kode pos atau awal nama kelurahan; kecamatan, kota, provinsi, dan cabang ikut terisi',
  'Search by zip code or the beginning of the kelurahan; kecamatan, city, province and branch follow',
);

/** Fields of each step of a registration. */
export const sections: Readonly<Record<'identity' | 'contact' | 'work' | 'documents', readonly FormSection[]>> = {
  identity: [
    { fields: ['nik', 'name', 'birthPlace', 'birthDate', 'gender', 'motherMaidenName'] },
    {
      title: text('Orang yang sama', 'The same person'),
      description: text(
        'Diisi penyetuju hanya bila sistem menemukan orang yang sama.',
        'Filled in by an approver, only where the same person was found.',
      ),
      fields: ['duplicateNote'],
    },
  ],
  contact: [
    { title: text('Kontak', 'Contact'), fields: ['phone', 'email'] },
    {
      title: text('Alamat KTP', 'Address on the KTP'),
      fields: ['ktpAddress', 'ktpRt', 'ktpRw', { name: 'ktpPlaceId', help: place, wide: true }],
    },
    {
      title: text('Domisili', 'Domicile'),
      fields: [
        'sameAsKtp',
        ...shownWhen(elsewhere, 'address', 'rt', 'rw'),
        { name: 'placeId', visible: elsewhere, demanded: true, help: branch, wide: true },
        'residenceStatus',
        'residenceSince',
      ],
    },
  ],
  work: [
    {
      title: text('Keluarga', 'Family'),
      fields: ['maritalStatus', ...shownWhen(married, 'spouseName', 'spouseNik', 'spousePhone')],
    },
    {
      title: text('Pekerjaan dan penghasilan', 'Work and income'),
      fields: [
        'occupation',
        ...shownWhen(employed, 'employerName', 'businessField', 'workSince'),
        'monthlyIncome',
        'otherIncome',
        'monthlyExpense',
        'npwp',
      ],
    },
    {
      title: text('Kontak darurat', 'Emergency contact'),
      fields: ['emergencyName', 'emergencyRelation', 'emergencyPhone', 'emergencyAddress'],
    },
  ],
  documents: [
    { fields: ['programTypeId'] },
    {
      title: text('Dokumen', 'Documents'),
      description: text(
        'KTP dan selfie selalu perlu; yang lain menurut program.',
        'KTP and selfie are always needed; the others by the program.',
      ),
      fields: Object.values(documentFields),
    },
  ],
};

/** The last step: the card that the person applies for, and what the person agrees to. */
export const lastSections: readonly FormSection[] = [
  {
    title: text('Kartu', 'Card'),
    description: text(
      'Verifikasi kartu dibuka sekaligus, dengan KTP dan selfie pendaftaran ini. Kosongkan bila kartu diajukan nanti.',
      'The card verification is opened at once, with the KTP and selfie of this registration. Empty: apply later.',
    ),
    fields: ['cardPreference'],
  },
  { title: text('Persetujuan', 'Consent'), fields: [{ name: 'consent', demanded: true }] },
];
