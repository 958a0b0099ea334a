import { text } from '@console/contracts/core/text';

const perInstalment = text('Persen angsuran yang terlambat per hari', 'Percent of a late instalment per day');

/** Sections of a form about a branch under Qanun, in any line. */
export const sections = {
  // Others are refused: Qanun holds in Aceh alone.
  branch: {
    title: text('Cabang', 'Branch'),
    fields: [{ name: 'branchId', lovParameters: () => ({ provinsi: 'Aceh' }) }, 'akad'],
  },
  ujrah: {
    title: text('Ujrah'),
    description: text('Menggantikan fee admin cabang', 'Replaces the admin fee of the branch'),
    fields: ['ujrahAdminRegular', 'ujrahAdminRepeat', 'ujrahCharge'],
  },
  fees: {
    title: text('Biaya lain', 'Other fees'),
    fields: [
      { name: 'fiduciaFee', help: text('Menggantikan fee fidusia cabang', 'Replaces the fiduciary fee of the branch') },
      { name: 'takafulRate', help: text('Kosong: tarif takaful produk', 'Empty: the takaful tariff of the product') },
      { name: 'tazirRate', help: perInstalment },
      { name: 'tawidhAmount', help: text('Biaya penagihan nyata', 'Actual cost of collection') },
    ],
  },
  period: { title: text('Masa berlaku', 'Period'), fields: ['effectiveFrom', 'effectiveTo'] },
} as const;

/** The same on a detail page, with what is derived. */
export const shown = {
  branch: { title: sections.branch.title, fields: ['branchId', 'officeCode', 'akad'] },
  ujrah: { title: sections.ujrah.title, fields: sections.ujrah.fields },
  fees: { title: sections.fees.title, fields: ['fiduciaFee', 'provisi', 'takafulRate', 'tazirRate', 'tawidhAmount'] },
  period: { title: sections.period.title, fields: ['phase', 'effectiveFrom', 'effectiveTo'] },
} as const;
