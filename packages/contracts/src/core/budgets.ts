import { text, type Text } from './text.ts';

/** The last minute or hour, the calendar day of Asia/Jakarta, or the number open at this moment. */
export type BudgetPeriod = 'minute' | 'hour' | 'day' | 'open';

/** How much of something one user may do, counted over all copies of the server. */
export interface Budget {
  /** Code of the refusal, 429, and kind of the notice to audit. */
  readonly code: string;
  readonly title: Text;
  /** What is counted. */
  readonly unit: 'call' | 'number' | 'file' | 'megabyte' | 'stream';
  /** The limits, each with the setting that applies when {@link budgetsByRole} has no value for the user's roles. */
  readonly limits: readonly { readonly period: BudgetPeriod; readonly setting: string }[];
}

/** Setting with limits by role: a JSON object from role name to setting name to value. */
export const budgetsByRole = 'LIMITS_BY_ROLE';

/**
 * Every budget (docs/model/platform.md#export-restriction, docs/model/platform.md#file-uploads,
 * docs/model/platform.md#personal-data). A new one needs its settings and a call of `spend` on the server.
 */
export const budgets = {
  reveal: {
    code: 'REVEAL_LIMIT',
    title: text('buka data pribadi', 'revealed personal data'),
    unit: 'call',
    limits: [
      { period: 'hour', setting: 'REVEAL_MAX_PER_HOUR' },
      { period: 'day', setting: 'REVEAL_MAX_PER_DAY' },
    ],
  },
  exactMatch: {
    code: 'EXACT_MATCH_LIMIT',
    title: text('pencarian dengan nomor pribadi lengkap', 'searches by full personal number'),
    unit: 'call',
    limits: [
      { period: 'minute', setting: 'EXACT_MATCH_MAX_PER_MINUTE' },
      { period: 'hour', setting: 'EXACT_MATCH_MAX_PER_HOUR' },
      { period: 'day', setting: 'EXACT_MATCH_MAX_PER_DAY' },
    ],
  },
  lookup: {
    code: 'LOOKUP_LIMIT',
    title: text('pencarian keanggotaan nasional', 'national membership look-ups'),
    unit: 'call',
    limits: [{ period: 'day', setting: 'LOOKUP_MAX_PER_DAY' }],
  },
  opening: {
    code: 'OPENING_LIMIT',
    title: text('pengajuan kartu yang dibuka', 'opened card applications'),
    unit: 'call',
    limits: [
      { period: 'hour', setting: 'VERIFICATION_OPEN_MAX_PER_HOUR' },
      { period: 'day', setting: 'VERIFICATION_OPEN_MAX_PER_DAY' },
    ],
  },
  undecided: {
    code: 'UNDECIDED_LIMIT',
    title: text('pengajuan kartu yang dibuka tanpa keputusan', 'card applications opened without a decision'),
    unit: 'call',
    limits: [{ period: 'day', setting: 'VERIFICATION_UNDECIDED_MAX_PER_DAY' }],
  },
  photosUndecided: {
    code: 'PHOTO_UNDECIDED_LIMIT',
    title: text('foto yang dibuka tanpa keputusan', 'photos opened without a decision'),
    unit: 'call',
    limits: [{ period: 'day', setting: 'PHOTO_UNDECIDED_MAX_PER_DAY' }],
  },
  pastedNumbers: {
    code: 'NUMBERS_LIMIT',
    title: text('nomor yang ditempel', 'pasted numbers'),
    unit: 'number',
    limits: [{ period: 'day', setting: 'NUMBERS_MAX_PER_DAY' }],
  },
  export: {
    code: 'EXPORT_LIMIT',
    title: text('berkas unduhan', 'exported files'),
    unit: 'file',
    limits: [{ period: 'day', setting: 'EXPORT_MAX_PER_DAY' }],
  },
  upload: {
    code: 'UPLOAD_LIMIT',
    title: text('berkas unggahan', 'uploaded files'),
    unit: 'file',
    limits: [{ period: 'day', setting: 'UPLOAD_MAX_PER_DAY' }],
  },
  uploadedMegabytes: {
    code: 'UPLOAD_SIZE_LIMIT',
    title: text('MB unggahan', 'MB of uploads'),
    unit: 'megabyte',
    limits: [{ period: 'day', setting: 'UPLOAD_MAX_MB_PER_DAY' }],
  },
  stream: {
    code: 'STREAM_LIMIT',
    title: text('sambungan langsung yang terbuka', 'open live connections'),
    unit: 'stream',
    limits: [{ period: 'open', setting: 'STREAM_MAX_OPEN' }],
  },
} as const satisfies Readonly<Record<string, Budget>>;

export type BudgetName = keyof typeof budgets;
export type BudgetCode = (typeof budgets)[BudgetName]['code'];

const byCode = <Result>(create: (budget: Budget) => Result): Record<BudgetCode, Result> =>
  Object.fromEntries(Object.values(budgets).map((budget) => [budget.code, create(budget)])) as Record<
    BudgetCode,
    Result
  >;

/** Error texts of an exceeded budget; `{when}` is a time of Asia/Jakarta. */
export const budgetErrors = byCode(({ title }) => ({
  status: 429,
  text: text(
    `Batas ${title.id} tercapai ({limit}). Dapat dicoba lagi {when}`,
    `The limit of ${title.en} is reached ({limit}). Possible again {when}`,
  ),
}));

/** Notices to the audit role when a user reaches a limit. */
export const budgetNotices = byCode(({ title }) => ({
  title: text(`Batas ${title.id} tercapai`, `Limit of ${title.en} reached`),
  text: text('{username}', '{username}'),
}));
