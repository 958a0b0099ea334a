import * as z from 'zod/mini';
import { call } from '../core/call.ts';
import { options } from '../core/fields.ts';
import { text } from '../core/text.ts';

const module = 'national-membership';
const privilege = `${module}:browse`;
const access = { privilege, action: 'view' } as const;

/** What is left of a limit, without its amount. */
export const plafondBands = options({
  NONE: ['0'],
  BELOW_5: ['Di bawah 5 juta', 'Below 5 million'],
  FROM_5: ['5-15 juta', '5-15 million'],
  FROM_15: ['15-30 juta', '15-30 million'],
  ABOVE_30: ['Di atas 30 juta', 'Above 30 million'],
});
export type PlafondBand = (typeof plafondBands)[number]['value'];

/** How late the latest instalment was ever paid, or is now. */
export const pastDueBands = options({
  NONE: ['0 hari', '0 days'],
  UP_TO_30: ['1-30 hari', '1-30 days'],
  ABOVE_30: ['Lebih dari 30 hari', 'More than 30 days'],
});
export type PastDueBand = (typeof pastDueBands)[number]['value'];

export const memberStatuses = options({
  pending: ['Menunggu', 'Pending', 'error'],
  active: ['Aktif', 'Active', 'success'],
  inactive: ['Tidak aktif', 'Inactive', 'error'],
  blocked: ['Diblokir', 'Blocked', 'error'],
  closed: ['Ditutup', 'Closed', 'error'],
});

const statuses = z.enum(['pending', 'active', 'inactive', 'blocked', 'closed']);
const lines = z.enum(['SPEKTRA', 'NMC', 'UFI']);
const grade = z.nullable(z.enum(['LOW', 'MEDIUM', 'HIGH']));

const found = z.object({
  secureId: z.uuid(),
  custMainNo: z.string(),
  name: z.string(),
  /** Masked. */
  nik: z.string(),
  lines: z.array(lines),
  homeBranch: z.string(),
  cardStatus: z.nullable(z.string()),
  riskGrade: grade,
  status: statuses,
});
export type NationalMember = z.infer<typeof found>;

const shown = z.object({
  ...found.shape,
  memberNo: z.string(),
  birthYear: z.string(),
  /** Masked. */
  phone: z.string(),
  custNos: z.array(
    z.object({
      line: lines,
      custNo: z.string(),
      since: z.string(),
      /** Where the latest contract of the line was made; null without one. */
      branch: z.nullable(z.string()),
      activeContracts: z.int(),
      worstPastDue: z.enum(['NONE', 'UP_TO_30', 'ABOVE_30']),
    }),
  ),
  plafonds: z.array(z.object({ line: lines, band: z.enum(['NONE', 'BELOW_5', 'FROM_5', 'FROM_15', 'ABOVE_30']) })),
  phoneBarred: z.boolean(),
  /** Whether the scope of the caller covers the member, who then may be opened in the register. */
  inScope: z.boolean(),
});
export type NationalDetail = z.infer<typeof shown>;

const digits = (pattern: RegExp) => z.optional(z.string().check(z.regex(pattern)));
const query = z.object({
  nik: digits(/^\d{16}$/),
  phone: digits(/^08\d{8,12}$/),
  custMainNo: digits(/^\d{10}$/),
  custNo: digits(/^\d{10}$/),
  memberNo: digits(/^\d{10}$/),
  cardNo: digits(/^\d{16}$/),
  /** Beginning of the name, with the birth date. */
  name: z.optional(z.string().check(z.minLength(3), z.maxLength(60))),
  birthDate: z.optional(z.iso.date()),
});
export type NationalQuery = z.infer<typeof query>;

/** Most rows of an answer; there is no further page. */
export const mostFound = 20;

/** Whether a person is a member anywhere (docs/model/membership.md#national-membership). */
export const nationalCalls = {
  search: call({
    name: `${module}.search`,
    method: 'POST',
    base: 'middle',
    path: `${module}/search`,
    access,
    reads: true,
    summary: 'Members of every office by one exact number, or by the beginning of a name and the birth date',
    body: query,
    result: z.object({ rows: z.array(found) }),
  }),
  detail: call({
    name: `${module}.detail`,
    method: 'GET',
    base: 'middle',
    path: `${module}/{secureId}`,
    access,
    summary: 'A member of any office, without amounts, address and documents',
    result: shown,
  }),
  ask: call({
    name: `${module}.ask`,
    audit: 'SEND',
    method: 'POST',
    base: 'middle',
    path: `${module}/{secureId}/ask`,
    access,
    idempotent: true,
    summary: 'Asks the users of the home branch about the member, by a notice with the name of who asks',
    body: z.object({ question: z.string().check(z.minLength(10), z.maxLength(255)) }),
    result: z.object({ notified: z.int() }),
    errors: ['NO_BRANCH_USER'],
  }),
} as const;

export const nationalErrors = {
  NO_BRANCH_USER: {
    text: text('Cabang asal tidak memiliki pengguna aktif', 'The home branch has no active user'),
  },
} as const;
