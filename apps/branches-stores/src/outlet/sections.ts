import { text } from '@console/contracts/core/text';

const profile = text('Profil', 'Profile');
/** Titles of the parts of a registration. */
export const partTitles = {
  identity: text('Identitas', 'Identity'),
  place: text('Cabang dan alamat', 'Branch and address'),
  contacts: text('Kontak', 'Contacts'),
  account: text('Rekening bank', 'Bank account'),
  sold: text('Produk dan skema', 'Products and schemes'),
  documents: text('Dokumen', 'Documents'),
} as const;
const { place, account, documents } = partTitles;
const decidedByTwo = text(
  'Perubahan rekening diputuskan orang kedua; pencairan ditahan sampai disetujui',
  'A second person decides about changes of the account; disbursements wait until then',
);

/** Fields of documents. */
export const files = ['npwpFile', 'nibFile', 'nibUntil', 'ktpFile', 'frontPhoto', 'insidePhoto'] as const;
/** What was decided about outlets that look alike. */
export const duplicateSection = {
  title: text('Duplikat', 'Duplicates'),
  fields: [{ name: 'duplicateNote', wide: true }],
} as const;

/** What the sections of the outlets of a line hold besides what every line has. */
export interface OutletSections<Own extends string> {
  /** Its code, which staff do not type. */
  readonly code: Own;
  /** Its kind. */
  readonly kind: Own;
  /** What is sold, and on which terms. */
  readonly sold: readonly Own[];
  /** After the zip code. */
  readonly persons: readonly Own[];
  /** What the services count. */
  readonly counted: readonly Own[];
}

/**
 * Sections of the form of an outlet.
 * @param holder the field of the account holder, with the inquiry
 */
export const formSections = <const Own extends string, Holder>(
  { kind, sold, persons }: Pick<OutletSections<Own>, 'kind' | 'sold' | 'persons'>,
  holder: Holder,
) =>
  [
    { title: profile, fields: ['name', kind, ...sold] },
    {
      title: place,
      fields: ['branchId', 'companyId', { name: 'address', wide: true }, 'zipCode', ...persons],
    },
    { title: account, description: decidedByTwo, fields: ['bankCode', 'accountNo', holder] },
    { title: documents, fields: files },
    duplicateSection,
  ] as const;

/** Sections of its page. */
export const detailSections = <const Own extends string>({ code, kind, sold, persons, counted }: OutletSections<Own>) =>
  [
    { title: profile, fields: [code, 'name', kind, 'state', 'mergedIntoId', 'mergedFrom', ...sold, ...counted] },
    {
      title: place,
      fields: ['branchId', 'mra', 'companyId', { name: 'address', wide: true }, 'zipCode', ...persons],
    },
    { title: account, fields: ['bankCode', 'accountNo', 'accountName', 'accountState'] },
    { title: documents, fields: files },
    duplicateSection,
  ] as const;

/** A closed outlet is never changed again. */
export const closedRefuses = ({ state }: { readonly state: string }): { readonly update?: string } =>
  state === 'closed' ? { update: 'OUTLET_CLOSED' } : {};
