import { text } from '../core/text.ts';

/** The refusal of an address without https. */
export const httpsOnly = {
  HTTPS_ONLY: { status: 422, text: text('Alamat harus diawali https://', 'The address must begin with https://') },
} as const;
