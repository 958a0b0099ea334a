import * as z from 'zod/mini';
import { flag } from '../core/fields.ts';
import { text } from '../core/text.ts';

/** Seconds between two codes for the same purpose (docs/model/membership.md#formats). */
export const otpPauseSeconds = 60;

/** Refusals of a one-time code that a member is sent at the counter. */
export const otpErrors = {
  OTP_FAILED: {
    status: 409,
    text: text(
      'Kode OTP salah atau sudah kedaluwarsa, sisa {left} percobaan',
      'The code is wrong or has expired, {left} tries left',
    ),
  },
  OTP_TOO_SOON: {
    status: 409,
    text: text(
      'Kode baru dapat dikirim dalam {seconds} detik',
      'A new code can be sent in {seconds} {seconds|second|seconds}',
    ),
  },
  OTP_UNAVAILABLE: {
    status: 409,
    text: text(
      'SMS tidak dapat dikirim sekarang. Cocokkan wajah dengan KTP',
      'No SMS can be sent now. Compare the face with the identity card',
    ),
  },
  PHONE_BLACKLISTED: {
    status: 409,
    text: text('Nomor telepon tidak dapat digunakan', 'The phone number cannot be used'),
  },
} as const;

/** The same where staff may compare the face, while no code can be sent. */
export const faceErrors = {
  ...otpErrors,
  OTP_SENT: {
    status: 409,
    text: text(
      'SMS dapat dikirim: kode sudah terkirim ke {phone}, pakai kode itu',
      'SMS works: a code was sent to {phone}, use it',
    ),
  },
} as const;

/**
 * What staff confirm in place of a code, while no SMS can be sent: the original identity card was seen, and the face is
 * that of its photo.
 */
export const faceFields = { ktpSeen: flag(), sameFace: flag() } as const;
export const faceTitles = {
  ktpSeen: text('KTP asli sudah dilihat', 'The original identity card was seen'),
  sameFace: text('Wajah sama dengan foto KTP', 'The face is that of the photo of the card'),
} as const;
/** Both, or nothing is confirmed. */
export const faceBody = { ktpSeen: z.literal(true), sameFace: z.literal(true) } as const;
export const faceMatched = z.object({ verifiedAt: z.string() });
