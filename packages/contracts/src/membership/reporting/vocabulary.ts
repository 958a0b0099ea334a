import { options } from '../../core/fields.ts';
import { text, type Text } from '../../core/text.ts';

/** The reports of members. */
export const memberReports = options({
  REGISTRATIONS: ['Pendaftaran', 'Registrations'],
  ACTIVE: ['Member aktif per cabang', 'Active by branch'],
  CHANGES: ['Perubahan data', 'Data changes'],
  PLAFOND: ['Pemakaian plafond', 'Plafond use'],
  MISSING: ['Dokumen kurang', 'Missing documents'],
  DORMANT: ['Dormant (tanpa order 12 bulan)', 'Dormant (no order for 12 months)'],
});
export type MemberReportName = (typeof memberReports)[number]['value'];
export const reportNames = memberReports.map(({ value }) => value);

/** What a report groups by besides the branch, and its figures in order; `money` are whole rupiah. */
export interface MemberReportColumns {
  readonly group: Text;
  readonly figures: readonly { readonly title: Text; readonly money?: true }[];
}
const members = text('Member', 'Members');

export const reportColumns: Readonly<Record<MemberReportName, MemberReportColumns>> = {
  REGISTRATIONS: {
    group: text('Sumber', 'Source'),
    figures: [
      { title: text('Terdaftar', 'Registered') },
      { title: text('Sudah aktif', 'Active by now') },
      { title: text('Masih menunggu', 'Still pending') },
    ],
  },
  ACTIVE: {
    group: text('Jenis program', 'Program type'),
    figures: [{ title: members }, { title: text('Bergabung dalam periode', 'Joined in the period') }],
  },
  CHANGES: {
    group: text('Bagian', 'Section'),
    figures: [
      { title: text('Perubahan', 'Changes') },
      { title: text('Berlaku', 'In force') },
      { title: text('Menunggu', 'Pending') },
      { title: text('Ditolak', 'Rejected') },
    ],
  },
  PLAFOND: {
    group: text('Lini', 'Line'),
    figures: [
      { title: members },
      { title: text('Plafond', 'Limit'), money: true },
      { title: text('Terpakai', 'Used'), money: true },
      { title: text('Dicadangkan order', 'Reserved for orders'), money: true },
      { title: text('Dipinjamkan keluarga', 'Lent to family'), money: true },
      { title: text('Tersedia', 'Available'), money: true },
    ],
  },
  MISSING: { group: text('Dokumen', 'Document'), figures: [{ title: members }] },
  DORMANT: { group: text('Tipe database', 'Database type'), figures: [{ title: members }] },
};

/** Names of the figures of a row, in their order. */
export const figureNames = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const;
