import {
  choice,
  choices,
  date,
  digits,
  flag,
  instant,
  integer,
  line,
  money,
  nik,
  paragraph,
  percent,
  phone,
  reference,
} from '../../core/fields.ts';
import { branch, mra } from '../../core/referables/organisation.ts';
import { inAnyState, referable } from '../../core/referables/referable.ts';
import { text } from '../../core/text.ts';
import {
  iasDecisions,
  orderCancelReasons,
  orderCustomerTypes,
  orderPlatforms,
  orderRateKinds,
  orderStates,
} from '../orders/vocabulary.ts';
import { orderPaymentTypeWords, orderSources, type PoLine } from './vocabulary.ts';

const optional = { required: false } as const;
const rupiah = () => money({ minimum: 0, maximum: 10_000_000_000 });
const name = (maximum: number) => line({ maximum, ...optional });

/** Titles of the fields of an order, the same on all pages of PO status. */
export const poTitles = {
  applNo: text('No. aplikasi', 'Application no'),
  poNumber: text('No. PO', 'PO no'),
  memberName: text('Nama member', 'Member name'),
  memberNo: text('No. member', 'Member no'),
  custNo: text('No. customer', 'Customer no'),
  cardNo: text('No. kartu', 'Card no'),
  phone: text('Telepon', 'Phone'),
  nik: text('NIK'),
  customerType: text('Tipe customer', 'Customer type'),
  purchaseDate: text('Tanggal pembelian', 'Purchased'),
  salesCode: text('Kode sales', 'Sales code'),
  status: text('Status'),
  statusSince: text('Status sejak', 'In this status since'),
  central: text('Sentral', 'Central'),
  platform: text('Platform'),
  sourceInput: text('Sumber', 'Source'),
  redFlag: text('Red flag'),
  ias: text('IAS'),
  iasScore: text('Skor IAS', 'IAS score'),
  iasAt: text('IAS pada', 'IAS at'),
  branch: text('Cabang', 'Branch'),
  zipCode: text('Kode pos', 'Zip code'),
  priceTotal: text('Total harga', 'Total price'),
  downPayment: text('Uang muka', 'Down payment'),
  adminFee: text('Biaya admin', 'Admin fee'),
  insuranceFee: text('Biaya asuransi', 'Insurance fee'),
  financedAmount: text('Dibiayai', 'Financed'),
  tenor: text('Tenor (bulan)', 'Tenor (months)'),
  rate: text('Rate'),
  angsuran: text('Angsuran', 'Instalment'),
  paymentType: text('Pembayaran asuransi', 'Insurance paid'),
  rateKind: text('Jenis rate', 'Kind of rate'),
  contractNo: text('No. kontrak', 'Contract no'),
  deliveredAt: text('Barang diterima', 'Goods received'),
  disbursedAt: text('Cair pada', 'Disbursed at'),
  heldFrom: text('Ditahan dari', 'Held from'),
  holdReason: text('Alasan penahanan', 'Reason of the hold'),
  cancelReasonCode: text('Alasan pembatalan', 'Reason of the cancellation'),
  cancelNote: text('Catatan pembatalan', 'Note of the cancellation'),
  rejectCode: text('Kode penolakan', 'Reject code'),
  archivedAt: text('Diarsipkan', 'Archived'),
  restoredAt: text('Dipulihkan', 'Restored'),
  restoredBy: text('Dipulihkan oleh', 'Restored by'),
  memberId: text('Member'),
  storeId: text('Toko', 'Store'),
  dealerId: text('Dealer'),
  branchId: text('Cabang', 'Branch'),
  mraId: text('MRA'),
  from: text('Dari', 'From'),
  to: text('Sampai', 'Until'),
} as const;

/** What identifies an order and says where it stands. */
export const poFacts = {
  applNo: digits({ minimum: 14, maximum: 14 }),
  poNumber: name(30),
  memberName: line({ maximum: 60 }),
  custNo: name(10),
  customerType: choice(orderCustomerTypes),
  purchaseDate: instant(),
  salesCode: name(10),
  status: choice(orderStates),
  statusSince: instant(),
  central: flag(),
  platform: choice(orderPlatforms),
  sourceInput: line({ maximum: 40 }),
  redFlag: flag(),
  ias: choice(iasDecisions, optional),
  iasScore: integer({ minimum: 0, maximum: 1_000, ...optional }),
  iasAt: instant(optional),
  branch: line({ maximum: 120 }),
  zipCode: digits({ minimum: 5, maximum: 5 }),
  priceTotal: rupiah(),
  downPayment: rupiah(),
  adminFee: rupiah(),
  insuranceFee: rupiah(),
  financedAmount: rupiah(),
  tenor: integer({ minimum: 1, maximum: 60 }),
  rate: percent({ minimum: 0, maximum: 100 }),
  angsuran: rupiah(),
  paymentType: choice(orderPaymentTypeWords),
  rateKind: choice(orderRateKinds),
  contractNo: digits({ minimum: 12, maximum: 12, ...optional }),
  deliveredAt: instant(optional),
  disbursedAt: instant(optional),
  heldFrom: choice(orderStates, optional),
  holdReason: paragraph({ maximum: 200, ...optional }),
  cancelReasonCode: choice(orderCancelReasons, optional),
  cancelNote: paragraph({ maximum: 200, ...optional }),
  rejectCode: name(30),
  archivedAt: instant(optional),
  restoredAt: instant(optional),
  restoredBy: name(60),
};

/** The member as the order came, personal numbers masked. */
export const poMember = {
  memberId: line({ maximum: 36 }),
  memberNo: line({ maximum: 10 }),
  phone: phone(),
  nik: nik(),
  cardNo: line({ maximum: 16, personal: 'card', ...optional }),
};

/** Columns of the lists of PO status, in their fixed order (docs/model/orders-logs.md#po-status). */
export const poColumns = [
  'applNo',
  'memberName',
  'customerType',
  'purchaseDate',
  'salesCode',
  'status',
  'central',
  'platform',
  'sourceInput',
  'redFlag',
  'ias',
] as const;

/** Stores and dealers by their names alone: their contracts would come with every page. */
const outlets = {
  SPEKTRA: referable({ module: 'store', path: 'store', title: text('Toko', 'Store') }),
  NMC: referable({ module: 'dealer-nmc', path: 'dealer-nmc', title: text('Dealer NMC', 'Dealer (NMC)') }),
};

/** Filters of the lists of a line. Head office alone filters by `central` and `ias`. */
export const poFilters = (businessLine: PoLine) => ({
  from: date(),
  to: date(),
  status: choices(orderStates),
  sourceInput: choice(orderSources),
  platform: choice(orderPlatforms),
  customerType: choice(orderCustomerTypes),
  redFlag: flag(),
  central: { ...flag(), flagGroup: '1-2' as const },
  ias: choice(iasDecisions, { flagGroup: '1-2' }),
  mraId: reference(mra),
  branchId: reference(branch, { lovParameters: { line: businessLine }, narrowedBy: { mraId: 'mraId' } }),
  salesCode: line({ minimum: 3, maximum: 10 }),
  /** Of the page of a member. */
  memberId: line({ maximum: 36 }),
  /** Each line offers its own outlets. */
  storeId: businessLine === 'SPEKTRA' ? inAnyState(reference(outlets.SPEKTRA)) : line({ maximum: 36 }),
  dealerId: businessLine === 'NMC' ? inAnyState(reference(outlets.NMC)) : line({ maximum: 36 }),
});
