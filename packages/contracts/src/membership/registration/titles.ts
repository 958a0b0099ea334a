import { text, type Text } from '../../core/text.ts';
import { documentTypes } from '../verification-steps.ts';
import { memberSections } from '../member-change/sections.ts';
import { documentFields } from './vocabulary.ts';

/** Titles that the changes of a member have too. */
const { identity, family, work, emergency, program } = memberSections;

const photos = Object.fromEntries(documentTypes.map(({ value, title }) => [documentFields[value], title])) as Readonly<
  Record<string, Text>
>;

/** Titles of what is typed of a new member. */
export const registrationTitles: Readonly<Record<string, Text>> = {
  ...identity.titles,
  ...family.titles,
  ...work.titles,
  ...emergency.titles,
  ...program.titles,
  ...photos,
  duplicateNote: text('Catatan penyetuju', 'Note of the approver'),
  phone: text('Telepon', 'Phone'),
  email: text('E-mail'),
  ktpAddress: text('Jalan sesuai KTP', 'Street as on the KTP'),
  ktpRt: text('RT sesuai KTP', 'RT as on the KTP'),
  ktpRw: text('RW sesuai KTP', 'RW as on the KTP'),
  ktpPlaceId: text('Kode pos dan kelurahan sesuai KTP', 'Zip code and kelurahan as on the KTP'),
  sameAsKtp: text('Domisili sama dengan KTP', 'Domicile is as on the KTP'),
  address: text('Jalan domisili', 'Street of the domicile'),
  rt: text('RT domisili', 'RT of the domicile'),
  rw: text('RW domisili', 'RW of the domicile'),
  placeId: text('Kode pos dan kelurahan domisili', 'Zip code and kelurahan of the domicile'),
  residenceStatus: text('Status tempat tinggal', 'Residence'),
  residenceSince: text('Tinggal sejak', 'Resident since'),
  cardPreference: text('Kartu yang diajukan', 'Card that is applied for'),
  consent: text('Calon member menyetujui pemrosesan datanya', 'The person agrees that the data are processed'),
};
