import { applicationSources } from '../../core/application-sources.ts';
import type { BusinessLine } from '../../core/business-lines.ts';
import { tenorBounds } from '../../core/credit-terms.ts';
import {
  choice,
  choices,
  date,
  flag,
  integer,
  line,
  money,
  options,
  paragraph,
  percent,
  reference,
  references,
  richText,
} from '../../core/fields.ts';
import { numbered } from '../../core/number-ranges.ts';
import { membershipGroup } from '../../core/referables/people.ts';
import type { Referable } from '../../core/reference.ts';
import { text } from '../../core/text.ts';
import { promoLines } from './lines.ts';
import { promoCustomers } from './vocabulary.ts';

const optional = { required: false } as const;
/** Rupiah of limits and quotas. */
const most = 1_000_000_000_000;
const amount = { minimum: 1, maximum: most, ...optional } as const;
const lob: Referable = { module: 'master-lob', path: 'master-lob', title: text('Lini produk', 'Line of business') };

/** By its name alone: the contract of banners would be fetched with every page of promos. */
const banner: Referable = { module: 'master-banner', path: 'master-banner', title: text('Banner') };

export const lobOf = (businessLine: BusinessLine) => reference(lob, { lovParameters: { businessLine } });
/** Filter by one group of a line. */
export const groupOf = (of: BusinessLine) => reference(promoLines[of].groups, optional);

const kept = { emptyMeans: text('Semua', 'All'), ...optional } as const;

/** What a promo is called, of what kind it is, and when it runs. */
const identity = {
  name: line({ minimum: 5, maximum: 80 }),
  description: paragraph({ maximum: 500, ...optional }),
  /** Shown to customers. */
  termsText: richText({ maximum: 10_000, ...optional }),
  startDate: date(),
  endDate: date(),
} as const;

/** Who may take it. */
const takers = {
  tenors: numbered(tenorBounds),
  customerKind: choice(promoCustomers),
  membershipGroupIds: references(membershipGroup, { maximum: 100, ...kept }),
  priceMin: money(amount),
  priceMax: money(amount),
  dpMinPct: percent({ minimum: 0, maximum: 90, ...optional }),
  channels: choices(options(applicationSources), { minimum: 0, ...kept }),
} as const;

/** How much it grants, and before which others. */
const limits = {
  /** Of ADMIN alone; 0 is a fee of nothing. */
  adminFee: money({ minimum: 0, maximum: 5_000_000, ...optional }),
  /** 1 goes before all others. */
  priority: integer({ minimum: 1, maximum: 999 }),
  quotaContracts: integer({ minimum: 1, maximum: 1_000_000, ...optional }),
  quotaAmount: money(amount),
  budgetSubsidy: money({ ...amount, notForBranches: true }),
  allowedInQanun: flag(),
  bannerId: reference(banner, optional),
} as const;

/** Of the outlets that are named: others in the branch of a sheet do not have the promo. */
const outletList = (of: Referable) => references(of, { maximum: 500, ...optional });

/** The fields that the promos of all lines have. */
export const promoFields = <const Of extends BusinessLine>(of: Of) => {
  const { groups, types, outlets } = promoLines[of];
  return {
    ...identity,
    promoType: choice(types),
    lobId: lobOf(of),
    productGroupIds: references(groups, { minimum: 1, maximum: 40, narrowedBy: { lobId: 'lobId' } }),
    outletScope: choice(outlets.scopes as (typeof promoLines)[Of]['outlets']['scopes']),
    outletIds: outletList(outlets.of),
    singleOutletIds: outletList(outlets.single),
    ...takers,
    ...limits,
  } as const;
};

/** Months between the first and the last day of a promo, both counted. */
export const mostPromoDays = 366;

export const promoTitles = {
  promoCode: text('Kode promo', 'Promo code'),
  promoType: text('Tipe', 'Type'),
  description: text('Keterangan', 'Description'),
  termsText: text('Syarat dan ketentuan', 'Terms and conditions'),
  startDate: text('Mulai', 'Start'),
  endDate: text('Selesai', 'End'),
  lobId: text('Lini produk', 'Line of business'),
  productGroupIds: text('Kelompok produk', 'Product groups'),
  productGroupId: text('Kelompok produk', 'Product group'),
  outletScope: text('Outlet', 'Outlets'),
  tenors: text('Tenor (bulan)', 'Tenors (months)'),
  tenor: text('Tenor'),
  customerKind: text('Pelanggan', 'Customers'),
  membershipGroupIds: text('Grup keanggotaan', 'Membership groups'),
  priceMin: text('Harga minimum (Rp)', 'Least price (Rp)'),
  priceMax: text('Harga maksimum (Rp)', 'Greatest price (Rp)'),
  dpMinPct: text('Uang muka minimum', 'Least down payment'),
  channels: text('Kanal', 'Channels'),
  adminFee: text('Biaya admin (Rp)', 'Admin fee (Rp)'),
  priority: text('Prioritas', 'Priority'),
  quotaContracts: text('Kuota kontrak', 'Quota of contracts'),
  quotaAmount: text('Kuota nilai (Rp)', 'Quota of the amount (Rp)'),
  budgetSubsidy: text('Anggaran subsidi (Rp)', 'Budget of subsidies (Rp)'),
  allowedInQanun: text('Berlaku di cabang Qanun', 'Holds in Qanun branches'),
  bannerId: text('Banner'),
  state: text('Status'),
  phase: text('Fase', 'Phase'),
  branchCount: text('Cabang', 'Branches'),
  branchId: text('Cabang', 'Branch'),
  usedContracts: text('Kontrak terpakai', 'Contracts used'),
  usedAmount: text('Nilai terpakai (Rp)', 'Amount used (Rp)'),
  usedSubsidy: text('Subsidi terpakai (Rp)', 'Subsidies used (Rp)'),
  waiting: text('Menunggu', 'Waiting'),
  inactiveReason: text('Alasan tidak aktif', 'Why inactive'),
  inactiveNote: text('Catatan', 'Note'),
  editors: text('Penyusun', 'Editors'),
  activatedBy: text('Diaktifkan oleh', 'Activated by'),
  activatedAt: text('Diaktifkan pada', 'Activated at'),
  endingSoon: text('Berakhir dalam 7 hari', 'Ends within 7 days'),
  runsFrom: text('Periode dari', 'Period from'),
  runsTo: text('Periode sampai', 'Period to'),
  runsOn: text('Berlaku pada', 'Runs on'),
  writable: text('Rate dapat diubah', 'Rates may be changed'),
} as const;
