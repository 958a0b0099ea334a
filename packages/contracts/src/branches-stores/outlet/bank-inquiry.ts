import * as z from 'zod/mini';
import { call } from '../../core/call.ts';
import { text } from '../../core/text.ts';
import { accountFields } from './fields.ts';
import { outletLines } from './vocabulary.ts';

/** Why a bank account is not inquired. */
export const inquiryErrors = {
  CORE_UNAVAILABLE: {
    status: 502,
    text: text('Layanan pemeriksaan rekening tidak tersedia', 'The service that checks bank accounts is not available'),
  },
} as const;

/** Asks the core system whose a bank account is. What it answered decides later whether an account is verified. */
const inquiryOf = (module: string, privilege: string) =>
  call({
    name: `${module}.bank-account-inquiry`,
    method: 'POST',
    base: 'middle',
    path: `${module}/bank-account/inquiry`,
    access: { privilege, action: 'update' },
    audit: 'INQUIRY',
    summary: 'Asks the core system for the holder of a bank account',
    body: z.object({ bankCode: accountFields.bankCode.schema, accountNo: accountFields.accountNo.schema }),
    result: z.object({ accountName: z.string() }),
    errors: ['CORE_UNAVAILABLE', 'NOT_FOUND'],
  });

const { SPEKTRA, NMC, UFI } = outletLines;
/** The inquiries of each line. */
export const inquiryCalls = {
  SPEKTRA: inquiryOf(SPEKTRA.module, SPEKTRA.privilege),
  NMC: inquiryOf(NMC.module, NMC.privilege),
  UFI: inquiryOf(UFI.module, UFI.privilege),
} as const;
