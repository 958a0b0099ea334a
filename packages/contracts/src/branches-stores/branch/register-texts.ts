import { text } from '../../core/text.ts';

/** What the columns and filters of the register of branches are called. */
export const registerTitles = {
  officeCode: text('Kode kantor', 'Office code'),
  name: text('Nama', 'Name'),
  officeType: text('Jenis kantor', 'Office type'),
  mroId: text('MRO'),
  provinsi: text('Provinsi', 'Province'),
  latitude: text('Lintang', 'Latitude'),
  longitude: text('Bujur', 'Longitude'),
  insuranceArea: text('Wilayah asuransi', 'Insurance area'),
  centralDecision: text('Keputusan pusat', 'Central decision'),
  copyFromId: text('Salin rate dan fee dari cabang…', 'Copy rates and fees from a branch…'),
  openingDate: text('Tanggal buka', 'Opening date'),
  closingDate: text('Tanggal tutup', 'Closing date'),
  otherLines: text('Lini lain', 'Other lines'),
  state: text('Status'),
  mra: text('MRA'),
  region: text('Wilayah', 'Region'),
  ratesInForce: text('Rate berlaku', 'Rates in force'),
  feesInForce: text('Fee berlaku', 'Fees in force'),
  waitingCount: text('Menunggu', 'Waiting'),
  isQanun: text('Qanun'),
  regionId: text('Wilayah', 'Region'),
  mraId: text('MRA'),
  withoutRateFor: text('Tanpa rate untuk tenor', 'Without a rate for the tenor'),
  rateGaps: text('Tenor tanpa rate atau fee ADMIN', 'Tenors without a rate or ADMIN fee'),
  withGaps: text('Kekurangan rate atau fee untuk skema', 'Lacks a rate or fee for schemes'),
  ratesOf: text('Rate untuk kelompok', 'Rates for the group'),
  ratesOn: text('Ada rate yang berlaku pada', 'Has rates in force on'),
  endingSoon: text('Rate berakhir dalam 30 hari', 'A rate ends within 30 days'),
} as const;

/** Why a branch is not stored or moved. */
export const branchErrors = {
  BRANCH_NO_RATE: { text: text('Cabang belum memiliki rate', 'The branch has no rate') },
  BRANCH_NO_FEE: { text: text('Cabang belum memiliki fee ADMIN', 'The branch has no ADMIN fee') },
  MRO_INACTIVE: { text: text('MRO tidak aktif', 'The MRO is not active') },
  BRANCH_NOT_NEW: { text: text('Hanya cabang baru yang dapat dihapus', 'Only a new branch can be deleted') },
  AREA_UNJUDGED: {
    status: 422,
    text: text(
      'Wilayah asuransi berubah: rate yang tersimpan belum dinilai dengan premi wilayah ini',
      'The insurance area changes: stored rates were not judged with its premiums',
    ),
  },
  AREA_NEEDS_ADMIN: {
    status: 403,
    text: text(
      'Wilayah asuransi berubah: hanya admin yang dapat menyetujui',
      'The insurance area changes: only an admin may approve it',
    ),
  },
  PROVINCE_OF_ZIP_CODE: {
    status: 422,
    text: text('Bukan provinsi kode pos ini', 'Not the province of this zip code'),
  },
  CLOSING_BEFORE_OPENING: {
    status: 422,
    text: text('Tanggal tutup sebelum tanggal buka', 'The closing date is before the opening date'),
  },
} as const;
