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
