import { branchInactive, inquiryErrors } from '../../branches-stores/index.ts';
import { text } from '../../core/text.ts';
import { otpErrors } from '../../membership/index.ts';
import { checkValidDays } from './vocabulary.ts';

/** Why an agent is not registered, not checked, or does not change its state. */
export const agentErrors = {
  PHONE_BLACKLISTED: otpErrors.PHONE_BLACKLISTED,
  CORE_UNAVAILABLE: inquiryErrors.CORE_UNAVAILABLE,
  BRANCH_INACTIVE: branchInactive,
  CHECK_FAILED: {
    text: text(
      'NIK atau rekening tidak ada, atau orangnya sudah meninggal',
      'There is no such NIK or account, or the person has died',
    ),
  },
  CHECKS_OUTDATED: {
    text: text(
      `Ada pemeriksaan yang lebih lama dari ${checkValidDays} hari: periksa lagi`,
      `A check is older than ${checkValidDays} days: check again`,
    ),
  },
  DUKCAPIL_UNAVAILABLE: {
    status: 502,
    text: text('Layanan Dukcapil tidak tersedia', 'The Dukcapil service is not available'),
  },
  ADMIN_ONLY: { status: 403, text: text('Hanya admin yang dapat melakukan ini', 'Only an admin may do this') },
  AGENT_EXISTS: {
    text: text('NIK atau nomor telepon sudah terdaftar', 'The NIK or phone number is registered already'),
  },
  STORE_OF_OTHER_BRANCH: {
    status: 422,
    text: text('Toko bukan dari cabang ini', 'The store belongs to another branch'),
  },
  AGENT_NOT_NEW: {
    text: text('Pendaftaran sudah diputuskan', 'The registration has already been decided'),
  },
} as const;
