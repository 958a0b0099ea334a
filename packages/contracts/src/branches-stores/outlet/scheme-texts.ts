import { text } from '../../core/text.ts';

/** What the fields of marketing schemes are called. */
export const marketingSchemeTitles = {
  dealerId: text('Dealer'),
  dealerCode: text('Kode dealer', 'Dealer code'),
  dealerName: text('Dealer'),
  schemeName: text('Nama skema', 'Scheme name'),
  financialSchemeId: text('Skema pembiayaan', 'Financial scheme'),
  brand: text('Merek', 'Brand'),
  tenors: text('Tenor (bulan)', 'Tenor (months)'),
  tenorFrom: text('Dari tenor', 'From tenor'),
  tenorTo: text('Sampai tenor', 'To tenor'),
  dpBand: text('DP (%)', 'Down payment (%)'),
  dpFromPct: text('DP dari (%)', 'Down payment from (%)'),
  dpToPct: text('DP sampai (%)', 'Down payment to (%)'),
  dealerIncentive: text('Insentif dealer per unit', 'Dealer incentive per unit'),
  dpSubsidy: text('Subsidi DP', 'Down payment subsidy'),
  dpSubsidyBy: text('Subsidi DP ditanggung', 'Down payment subsidy paid by'),
  dealerSubsidy: text('Subsidi dealer (%)', 'Dealer subsidy (%)'),
  mediatorFee: text('Fee mediator', 'Mediator fee'),
  unitTarget: text('Target unit', 'Unit target'),
  unitsBooked: text('Unit terbukukan', 'Units booked'),
  vehicleType: text('Jenis kendaraan', 'Vehicle type'),
} as const;

/** Why a marketing scheme is not stored. */
export const marketingSchemeErrors = {
  BRAND_NOT_SOLD: {
    status: 422,
    text: text('Merek tidak dijual dealer ini', 'This dealer does not sell the brand'),
  },
  VEHICLE_NOT_SOLD: {
    status: 422,
    text: text('Jenis kendaraan tidak dijual dealer ini', 'This dealer does not sell such vehicles'),
  },
  TENORS_NOT_OF_SCHEME: {
    status: 422,
    text: text('Tenor {values} tidak ada di skema pembiayaan', 'The financial scheme has no tenors {values}'),
  },
  DEALER_NOT_OPEN: {
    status: 422,
    text: text('Dealer tidak aktif atau ditutup', 'The dealer is inactive or closed'),
  },
} as const;
