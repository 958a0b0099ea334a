import * as z from 'zod/mini';
import { choice, instant, integer, line, object, paragraph } from '../../core/fields.ts';
import { defineResource, type RecordOf } from '../../core/resource.ts';
import { text } from '../../core/text.ts';
import { verificationSteps } from '../../membership/index.ts';
import { orderStates } from '../orders/vocabulary.ts';
import { logFacts, logFilters, logOf, logTitles, short } from './record.ts';
import { rejectCodes } from './vocabulary.ts';

const optional = { required: false } as const;

const compared = z.object({ field: z.string(), expected: z.nullable(z.string()), actual: z.nullable(z.string()) });
const other = z.object({ secureId: z.uuid(), at: z.string(), rejectCode: z.string(), ruleName: z.string() });

/** Applications and transactions that a rule refused (docs/model/orders-logs.md#transaction-log). */
export const rejectLog = defineResource({
  ...logOf('reject'),
  title: text('Log Reject', 'Reject log'),
  label: 'rejectCode',
  volume: 2_000_000,
  titles: {
    ...logTitles,
    rejectCode: text('Kode reject', 'Reject code'),
    ruleName: text('Aturan', 'Rule'),
    ruleVersion: text('Versi aturan', 'Version of the rule'),
    stage: text('Tahap', 'Stage'),
    verificationStep: text('Langkah verifikasi', 'Verification step'),
    compared: text('Nilai yang dibandingkan', 'Compared values'),
    message: text('Pesan ke customer', 'Message to the customer'),
    canRetryAt: text('Dapat dicoba lagi', 'Can be tried again'),
    others: text('Reject lain 90 hari', 'Other rejects in 90 days'),
  },
  derived: {
    ...logFacts,
    memberName: short(60),
    /** One of the codes R01 to R12, or the code that an application sent. */
    rejectCode: line({ maximum: 30 }),
    ruleName: line({ maximum: 60 }),
    ruleVersion: integer({ minimum: 1, maximum: 10_000 }),
    stage: choice(orderStates, optional),
    verificationStep: short(40),
    /** Masked; null in lists. */
    compared: object(z.array(compared), optional),
    message: paragraph({ maximum: 255, ...optional }),
    canRetryAt: instant(optional),
    /** Null in lists. */
    others: object(z.array(other), optional),
  },
  list: {
    filters: {
      ...logFilters,
      rejectCode: choice(rejectCodes),
      stage: choice(orderStates),
      verificationStep: choice(verificationSteps),
    },
    mainFilters: ['from', 'to', 'rejectCode'],
    sorts: ['at'],
    defaultSort: ['at,desc'],
    columns: ['at', 'applNo', 'memberName', 'rejectCode', 'ruleName', 'stage', 'sourceInput', 'branch'],
    large: true,
  },
  operations: ['list', 'detail', 'download'],
});
export type RejectLogRow = RecordOf<typeof rejectLog>;
