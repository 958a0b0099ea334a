import { createHash } from 'node:crypto';
import { registrations } from '@console/contracts/membership/registration';
import type { Caller, Context, Db, Tx } from '../../platform/context.ts';
import { invalid } from '../../platform/http/refusal.ts';
import { mask } from '../../platform/personal-data/mask.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import type { Services } from '../../platform/services.ts';
import { matchFace } from '../member/otp/face.ts';
import { sendOtp, verifiedOtp, verifyOtp } from '../member/otp/otp.ts';
import { holderOfPhone } from './contact.ts';

/** Minutes for which a verified number counts: documents are collected until then. */
const verifiedFor = 240;

/** Number and officer together, so that a code that one of them read out is worth nothing to another. */
function subjectOf(texts: ProtectedText, { username }: Pick<Caller, 'username'>, phone: string): string {
  const hex = createHash('sha256')
    .update(`register:${username}:${texts.hash(phone)}`)
    .digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Codes to the numbers of people who are being registered. */
export const registrationOtp = (services: Services, texts: ProtectedText) => ({
  /** @throws Refusal VALIDATION for the number of a member, those of `sendOtp` */
  async send(caller: Caller, phone: string) {
    if (await holderOfPhone(services.db, texts.hash(phone))) throw invalid({ field: 'phone', code: 'DUPLICATE' });
    const subjectId = subjectOf(texts, caller, phone);
    const subject = { purpose: 'REGISTER', subjectId, memberId: null, newPhone: phone } as const;
    return sendOtp(services, texts, { ...subject, username: caller.username });
  },
  /** @throws Refusal VALIDATION for the number of a member, those of `matchFace` */
  async face(context: Pick<Context, 'caller' | 'request'>, phone: string) {
    const { caller } = context;
    if (await holderOfPhone(services.db, texts.hash(phone))) throw invalid({ field: 'phone', code: 'DUPLICATE' });
    const subjectId = subjectOf(texts, caller, phone);
    const subject = { purpose: 'REGISTER', subjectId, memberId: null, newPhone: phone } as const;
    const trace = {
      module: registrations.module,
      entityType: 'registration',
      entityId: null,
      entityLabel: String(mask('phone', phone)),
    };
    return matchFace(services, texts, context, { ...subject, username: caller.username }, trace);
  },
  /** @throws Refusal OTP_FAILED */
  verify: (caller: Caller, phone: string, otp: string) =>
    verifyOtp(services, texts, {
      purpose: 'REGISTER',
      subjectId: subjectOf(texts, caller, phone),
      otp,
      newPhone: phone,
    }),
  /** Whether this officer had the number verified recently. */
  isVerified: async (db: Db | Tx, caller: Caller, phone: string): Promise<boolean> => {
    const subject = { purpose: 'REGISTER', subjectId: subjectOf(texts, caller, phone) } as const;
    return (await verifiedOtp(db, subject, services.now(), verifiedFor)) !== null;
  },
});

export type RegistrationOtp = ReturnType<typeof registrationOtp>;
