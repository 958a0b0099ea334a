import { rateNeedsAdmin, yieldBelowFloor } from '../../core/rate-refusals.ts';
import { text } from '../../core/text.ts';

const refused = (id: string, en: string) => ({ status: 422, text: text(id, en) }) as const;
const conflict = (id: string, en: string) => ({ status: 409, text: text(id, en) }) as const;

/** What speaks against a promo or its lines without refusing them: the approver ticks each. */
export const promoWarnings = {
  ABOVE_BRANCH_RATE: refused(
    '{count} baris di atas rate cabang, paling banyak {rate} % di {branch} ({branchRate} %)',
    '{count} lines are above the rate of their branch, at most {rate} % at {branch} ({branchRate} %)',
  ),
  YIELD_BELOW_FLOOR: { status: 422, text: yieldBelowFloor, notForBranches: true },
  OVERLAPS_PROMO_FEE: refused(
    'Promo fee {campaign} berjalan di {branch}; admin promo ini mendahuluinya',
    'The promo fee {campaign} runs at {branch}; the fee of this promo goes before it',
  ),
  ADMIN_ABOVE_BRANCH: refused(
    'Biaya admin promo di atas fee admin cabang ({branch}, tenor {tenor})',
    'The admin fee of the promo is above that of the branch ({branch}, tenor {tenor})',
  ),
  STORE_ADMIN_ABOVE_FEE: refused(
    'Biaya admin yang ditanggung melebihi fee admin cabang ({branch}, tenor {tenor})',
    'The admin fee that is paid is above that of the branch ({branch}, tenor {tenor})',
  ),
  NOTHING_DISBURSED: {
    status: 422,
    text: text(
      'Toko tidak menerima pencairan: yang ditanggungnya melebihi harga ({branch}, tenor {tenor})',
      'Nothing is disbursed: the outlet pays more than it sells for ({branch}, tenor {tenor})',
    ),
    notForBranches: true,
  },
} as const;

/** Those with which only an admin approves, and the code that refuses the approval of others. */
export const promoAdminOnly = {
  warnings: ['YIELD_BELOW_FLOOR', 'NOTHING_DISBURSED'],
  refusal: 'RATE_NEEDS_ADMIN',
} as const;

/** Why a line of a rate sheet is refused. */
export const sheetErrors = {
  ZERO_HAS_RATE: refused(
    'Promo Bunga 0 % tidak memiliki rate: bunganya 0 menurut tipe',
    'A zero-interest promo has no rates: its interest is 0 by its type',
  ),
  ADMIN_HAS_RATE: refused('Promo admin tidak memiliki rate', 'An admin promo has no rates'),
  RATE_REQUIRED: refused('Isi rate Regular atau RO', 'Fill in a regular or an RO rate'),
  REGULAR_RATE_REQUIRED: refused('Promo Regular memerlukan rate Regular', 'A promo for Regular needs a regular rate'),
  SUBSIDY_REQUIRED: refused('Bunga 0 % memerlukan subsidi', 'Zero interest needs a subsidy'),
  STORE_ADMIN_REQUIRED: refused(
    'Isi biaya admin yang ditanggung, atau biaya admin promo',
    'Fill in the admin fee that is paid, or the fee of the promo',
  ),
  LINE_EMPTY: refused('Isi sedikitnya satu tenor', 'Fill in at least one tenor'),
  TENOR_NOT_OF_PROMO: refused('Tenor {tenor} tidak termasuk promo', 'The promo does not have the tenor {tenor}'),
  PERIOD_OUTSIDE_PROMO: refused(
    'Periode harus di dalam periode promo: {from} - {to}',
    'The period lies within that of the promo: {from} - {to}',
  ),
  RATE_NEEDS_ADMIN: rateNeedsAdmin,
  PROMO_INACTIVE: conflict('Promo tidak aktif: gunakan Duplikat', 'The promo is inactive: duplicate it'),
} as const;

/** Why a promo is refused, or does not change its state. */
export const promoErrors = {
  ...promoWarnings,
  RATE_NEEDS_ADMIN: sheetErrors.RATE_NEEDS_ADMIN,
  PROMO_INACTIVE: sheetErrors.PROMO_INACTIVE,
  PROMO_ACTIVE: conflict('Nonaktifkan promo terlebih dahulu', 'Deactivate the promo first'),
  PROMO_ENDED: conflict('Periode promo sudah berakhir', 'The period of the promo has ended'),
  PROMO_NO_RATES: conflict(
    'Tenor {tenors} belum memiliki rate di cabang mana pun',
    'No branch has a rate for the tenors {tenors}',
  ),
  PROMO_CONFLICT: conflict(
    'Bertabrakan dengan {promo} (prioritas {priority}): {intersection}',
    'Conflicts with {promo} (priority {priority}): {intersection}',
  ),
  PROMO_NAME_TAKEN: conflict(
    'Namanya dipakai {promo}: gunakan Duplikat dengan nama lain',
    'Its name is that of {promo}: duplicate it under another name',
  ),
  PROMO_REJECTED: conflict('Promo yang ditolak tidak dapat diaktifkan lagi', 'A rejected promo is not activated again'),
  QUOTA_REACHED: conflict('Kuota atau anggaran promo sudah habis', 'The quota or budget of the promo is used up'),
  INACTIVE_REFERENCE: conflict('{name} tidak aktif', '{name} is not active'),
  PROMO_LINE_ERROR: conflict(
    'Baris rate belum benar: {branch}, tenor {tenor}',
    'A rate line is not right: {branch}, tenor {tenor}',
  ),
  QUOTA_BELOW_USED: refused('Di bawah yang sudah terpakai: {used}', 'Below what is used: {used}'),
  PROMO_TOO_LONG: refused('Paling lama {days} hari', 'At most {days} days'),
  PRICE_RANGE: refused('Harga maksimum di bawah minimum', 'The greatest price is below the least'),
  AGE_ORDER: refused('Umur sampai di bawah umur dari', 'The age to is below the age from'),
  TENOR_NOT_OFFERED_BY_LOB: refused(
    'Tenor {values} tidak ada di lini produk atau skema',
    'The line of business or the scheme has no tenors {values}',
  ),
  PRODUCT_NOT_OF_GROUPS: refused('Produk harus termasuk kelompok yang dipilih', 'Products belong to the chosen groups'),
  LTV_ABOVE_LOB: refused('LTV melebihi lini produk: {maximum} %', 'Above the LTV of the line: {maximum} %'),
  TYPE_FIXED: refused('Tipe tetap sejak ada lembar rate', 'The type is fixed once there is a rate sheet'),
  NOT_EMPTY: refused('Harus kosong di sini', 'Must be empty here'),
} as const;
