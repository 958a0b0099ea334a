import { text } from '@console/contracts/core/text';
import { holderInput } from '../outlet/HolderInput.tsx';
import { PinInput } from '../place/PinInput.tsx';
import { ZipCodeInput } from './ZipCodeInput.tsx';

const titles = {
  identity: text('Identitas', 'Identity'),
  place: text('Cabang dan alamat', 'Branch and address'),
  contacts: text('Kontak', 'Contacts'),
  account: text('Rekening bank', 'Bank account'),
  sold: text('Produk dan skema', 'Products and schemes'),
  documents: text('Dokumen', 'Documents'),
  duplicates: text('Duplikat', 'Duplicates'),
} as const;

const fields = {
  identity: ['name', 'storeType', 'companyId', 'storeGroupId', 'npwp', 'ownerName'],
  place: [
    { name: 'address', wide: true },
    { name: 'zipCode', input: ZipCodeInput },
    'branchId',
    'latitude',
    { name: 'longitude', wide: true, input: PinInput },
  ],
  contacts: ['picName', 'picPhone', 'picNik'],
  account: ['bankCode', 'accountNo', { name: 'accountName', input: holderInput('SPEKTRA') }],
  sold: ['productGroupIds', 'financialSchemeIds', 'channels', 'monthlyLimit'],
  documents: ['npwpFile', 'nibFile', 'nibUntil', 'ktpFile', 'frontPhoto', 'insidePhoto'],
  duplicates: [{ name: 'duplicateNote', wide: true }],
} as const;

const decidedByTwo = text(
  'Perubahan diputuskan orang kedua; pencairan ditahan sampai disetujui',
  'A second person decides about changes; disbursements wait until then',
);

/** Parts of the form of a store, in order. */
export const storeParts = ['identity', 'place', 'contacts', 'account', 'sold', 'documents'] as const;
/** A part as a step of the registration, and as a section of the form. */
export const sectionOf = (part: (typeof storeParts)[number] | 'duplicates') => ({
  title: titles[part],
  fields: fields[part],
  ...(part === 'account' ? { description: decidedByTwo } : {}),
});
