import * as z from 'zod/mini';
import type { AwaitedChange } from '../../core/changes.ts';
import { flag, integer, line, money, options, percent } from '../../core/fields.ts';
import { insurancePayments, tenorBounds } from '../../core/credit-terms.ts';
import { text } from '../../core/text.ts';
import { mostPrice } from '../master-lob.ts';
import { bandRefusals } from '../product-group/vehicles.ts';

/** When an insurance is paid. */
export const paymentTypes = insurancePayments;

/** Phase of a tariff: from its status and its period. */
export const tariffPhases = options({
  WAITING: ['Menunggu', 'Waiting', 'warning'],
  SCHEDULED: ['Terjadwal', 'Scheduled', 'info'],
  IN_FORCE: ['Berlaku', 'In force', 'success'],
  ENDED: ['Berakhir', 'Ended', 'neutral'],
});

/** Percent by which a premium may change before two people are needed. */
export const freePremiumChange = 20;

/** By how much a tariff that waits changes a premium, in percent, rounded up. */
export const premiumChange = {
  field: integer({ minimum: 0, maximum: 1_000_000, required: false }),
  title: text('Perubahan terbesar (%)', 'Greatest change (%)'),
} as const;

/** Whether the record in a change of status changes a premium by so much that one person is not enough. */
export const changesMuch = (before: object | null): boolean =>
  Number((before as { readonly maxChangePct?: unknown } | null)?.maxChangePct ?? 0) > freePremiumChange;

/** Whether a switch of the record makes contracts that need an insurance dearer than rates were judged with. */
const raisesPremiums = (before: object | null): boolean =>
  (before as { readonly raisesPremiums?: unknown } | null)?.raisesPremiums === true;

/** Whether one person is not enough to switch a record on. */
export const awaitsSwitchOn = (before: object | null): boolean => changesMuch(before) || raisesPremiums(before);

/** Core is the maker of tariffs, so one person who approves is enough, but for premiums that change by much or rise. */
export const tariffApproval = {
  fourEyes: true,
  approvedBy: 'above-branch',
  awaitsApproval: ({ action, before }: AwaitedChange) => action === 'activate' && awaitsSwitchOn(before),
} as const;

/** Whether a record holds, or is to hold: what it covers would have no tariff, or an earlier one, without it. */
export const isCountedOn = (before: object | null): boolean =>
  ['IN_FORCE', 'SCHEDULED'].includes(String((before as { readonly phase?: unknown } | null)?.phase));

/** A set that holds, or is still to begin, is not switched off by one person either. */
export const setApproval = {
  ...tariffApproval,
  awaitsApproval: (change: AwaitedChange) =>
    tariffApproval.awaitsApproval(change) || (change.action === 'deactivate' && isCountedOn(change.before)),
} as const;

/** What tariffs say of the premiums that they raise. */
export const raised = {
  field: flag(),
  title: text('Menaikkan premi wajib', 'Raises needed premiums'),
} as const;

/** Years of a policy. */
export const mostPolicyYears = 4;
/** Days before the end of an agreement from which it is marked. */
export const agreementAlertDays = 30;

/** The filter by the name of an insurer, among those whose packages there are. */
export const insurerFilter = () => line({ maximum: 80, required: false });

export const tariffPercent = (required = true) => percent({ minimum: 0.0001, maximum: 20, required });
export const insuredPrice = (required = true) => money({ minimum: 0, maximum: mostPrice, required });
export const tenor = () => integer(tenorBounds);

/** What a panel asks about, as it stands in an address: whole rupiah, months, and a rate in percent. */
export const askedTerms = () => ({
  price: z.string().check(z.regex(/^[1-9]\d{0,11}$/, 'NOT_A_NUMBER')),
  tenor: z.string().check(z.regex(/^(?:[1-9]|[1-5]\d|60)$/, 'RANGE')),
  rate: z.string().check(z.regex(/^\d{1,3}(?:\.\d{1,4})?$/, 'NOT_A_NUMBER')),
  /** Down payment in percent of the price; the usual one of the line unless given. */
  dpPercent: z.optional(z.string().check(z.regex(/^[1-8]?\d(?:\.\d{1,4})?$/, 'NOT_A_NUMBER'))),
  /** Rupiah of a fee that is financed; none unless given. */
  fee: z.optional(z.string().check(z.regex(/^\d{1,12}$/, 'NOT_A_NUMBER'))),
});

/** What an insurance costs, and what becomes of the instalment of an example with it. */
export const premiumResult = z.object({
  total: z.int(),
  years: z.array(z.int()),
  monthly: z.int(),
  /** The instalment of the example, without the insurance and with it. */
  instalment: z.int(),
  instalmentWith: z.int(),
});
export type PremiumResult = z.infer<typeof premiumResult>;

/** What tariffs refuse, of each line and version. */
export const tariffRefusals = {
  ...bandRefusals,
  BAND_GAP: {
    status: 409,
    text: text('Rentang harga belum lengkap: {gaps}', 'The price bands are not complete: {gaps}'),
  },
  AGREEMENT_EXPIRED: {
    status: 409,
    text: text(
      'Perjanjian dengan perusahaan asuransi tidak berlaku hari ini',
      'The agreement with the insurer does not cover today',
    ),
  },
  PACKAGE_INACTIVE: {
    status: 409,
    text: text('Paket asuransi belum aktif', 'The insurance package is not active'),
  },
  TARIFF_NEEDED: {
    status: 409,
    text: text(
      'Kelompok wajib asuransi akan tanpa tarif: {groups}',
      'Groups that need insurance would have no tariff: {groups}',
    ),
  },
  PREMIUMS_UNJUDGED: {
    status: 422,
    text: text(
      'Premi asuransi wajib naik: rate yang tersimpan belum dinilai dengan premi ini',
      'Premiums of needed insurances rise: stored rates were not judged with them',
    ),
  },
  PREMIUMS_NEED_ADMIN: {
    status: 403,
    text: text(
      'Premi asuransi wajib naik: hanya admin yang dapat menyetujui',
      'Premiums of needed insurances rise: only an admin may approve them',
    ),
  },
  TARIFF_NOT_FOUND: {
    status: 422,
    text: text('Tarif asuransi tidak ditemukan', 'No insurance tariff found'),
  },
} as const;
