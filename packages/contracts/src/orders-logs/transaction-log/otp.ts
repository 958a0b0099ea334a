import * as z from 'zod/mini';
import { choice, instant, integer, line, object, phone } from '../../core/fields.ts';
import { defineResource, type RecordOf } from '../../core/resource.ts';
import { text } from '../../core/text.ts';
import { logFacts, logFilters, logOf, logTitles, short } from './record.ts';
import { otpChannels, otpPurposes, otpStates } from './vocabulary.ts';

const optional = { required: false } as const;
const attempt = z.object({ at: z.string(), right: z.boolean() });
const other = z.object({ secureId: z.uuid(), at: z.string(), purpose: z.string(), status: z.string() });

/** Codes that were asked for; a code itself is never stored (docs/model/orders-logs.md#transaction-log). */
export const otpLog = defineResource({
  ...logOf('otp'),
  title: text('Log OTP', 'OTP log'),
  label: 'purpose',
  volume: 9_000_000,
  titles: {
    ...logTitles,
    purpose: text('Keperluan', 'Purpose'),
    channel: text('Kanal', 'Channel'),
    destination: text('Tujuan', 'Destination'),
    provider: text('Penyedia', 'Provider'),
    sentAt: text('Terkirim', 'Sent'),
    deliveredAt: text('Diterima', 'Delivered'),
    verifiedAt: text('Terverifikasi', 'Verified'),
    expiresAt: text('Berlaku sampai', 'Expires'),
    attempts: text('Percobaan', 'Attempts'),
    attemptsMade: text('Percobaan', 'Attempts'),
    resendNo: text('Kirim ulang ke', 'Resend no'),
    status: text('Status'),
    secondsToDelivery: text('Detik sampai terkirim', 'Seconds to delivery'),
    cause: text('Penyebab', 'Cause'),
    others: text('OTP lain ke tujuan hari itu', 'Other codes to the destination that day'),
    phone: text('Telepon', 'Phone'),
  },
  derived: {
    ...logFacts,
    purpose: choice(otpPurposes),
    channel: choice(otpChannels),
    /** Masked when it was written. */
    destination: short(60),
    provider: short(),
    sentAt: instant(optional),
    deliveredAt: instant(optional),
    verifiedAt: instant(optional),
    expiresAt: instant(),
    attempts: integer({ minimum: 0, maximum: 100 }),
    resendNo: integer({ minimum: 0, maximum: 100 }),
    status: choice(otpStates),
    secondsToDelivery: integer({ minimum: 0, maximum: 1_000_000, ...optional }),
    cause: short(),
    /** Null in lists, as the next. */
    attemptsMade: object(z.array(attempt), optional),
    others: object(z.array(other), optional),
  },
  list: {
    filters: {
      ...logFilters,
      purpose: choice(otpPurposes),
      channel: choice(otpChannels),
      status: choice(otpStates),
      provider: line({ maximum: 60 }),
      phone: phone(),
    },
    mainFilters: ['from', 'to', 'status'],
    sorts: ['at'],
    defaultSort: ['at,desc'],
    columns: [
      'at',
      'purpose',
      'channel',
      'destination',
      'provider',
      'status',
      'attempts',
      'secondsToDelivery',
      'applNo',
    ],
    large: true,
  },
  operations: ['list', 'detail', 'download'],
});
export type OtpLogRow = RecordOf<typeof otpLog>;
