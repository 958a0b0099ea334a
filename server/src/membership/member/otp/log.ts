import type { BusinessLine } from '@console/contracts/core/business-lines';
import type { OtpPurpose } from '@console/contracts/platform/traces';
import { sql } from 'kysely';
import { mask } from '../../../platform/personal-data/mask.ts';
import type { ProtectedText } from '../../../platform/protected-text/protected-text.ts';
import type { Services } from '../../../platform/services.ts';
import type { CardOtpTable } from './table.ts';

const purposes: Readonly<Record<CardOtpTable['purpose'], OtpPurpose>> = {
  PICKUP: 'CARD_PICKUP',
  LOSS: 'CARD_LOSS',
  ACCOUNT: 'LOGIN',
  PHONE: 'PHONE_UPDATE',
  REGISTER: 'REGISTRATION',
  ORDER: 'ORDER',
};

/** The order that a code is about, as logs name it. */
export interface OrderOfCode {
  readonly applNo: string;
  readonly custNo: string | null;
  readonly line: BusinessLine;
  readonly source: string;
  readonly branchId: string;
  readonly requestId: string | null;
}

/** Writes to the log of codes. It never fails what it records. */
async function attempt(services: Services, work: () => Promise<unknown>): Promise<void> {
  await work().catch((failure: unknown) => services.log.warn({ cause: String(failure) }, 'a code was not logged'));
}

/** Keeps that a code was asked for, and what the gateway answered; the code itself is not known here. */
export const logOtp = (
  services: Services,
  texts: ProtectedText,
  code: {
    readonly id: string;
    readonly purpose: CardOtpTable['purpose'];
    readonly memberId: string | null;
    readonly phone: string;
    readonly seconds: number;
    /** Null when it was sent. */
    readonly cause: string | null;
    readonly order?: OrderOfCode;
  },
): Promise<void> =>
  attempt(services, async () => {
    const at = services.now();
    const member = code.memberId
      ? await services.db
          .selectFrom('member')
          .select(['branch_id', 'cust_main_no'])
          .where('id', '=', code.memberId)
          .executeTakeFirst()
      : undefined;
    const hash = texts.hash(code.phone);
    await services.db
      .insertInto('otp_log')
      .values({
        id: code.id,
        at,
        request_id: code.order?.requestId ?? null,
        appl_no: code.order?.applNo ?? null,
        cust_no: code.order ? code.order.custNo : (member?.cust_main_no ?? null),
        business_line: code.order?.line ?? null,
        source_input: code.order?.source ?? null,
        branch_id: code.order?.branchId ?? member?.branch_id ?? null,
        member_id: code.memberId,
        purpose: purposes[code.purpose],
        channel: 'SMS',
        destination: String(mask('phone', code.phone)),
        destination_hash: hash,
        provider: 'gateway',
        sent_at: code.cause === null ? at : null,
        delivered_at: null,
        verified_at: null,
        expires_at: new Date(at.getTime() + code.seconds * 1_000),
        resend_no: sql`(select count(*)::int from otp_log where destination_hash = ${hash}
          and purpose = ${purposes[code.purpose]} and at > ${new Date(at.getTime() - code.seconds * 1_000)})`,
        status: code.cause === null ? 'SENT' : 'FAILED',
        cause: code.cause,
      })
      .execute();
  });

/** Keeps an attempt to use a code. */
export const logAttempt = (
  services: Services,
  id: string | undefined,
  { right, isLast }: { readonly right: boolean; readonly isLast: boolean },
): Promise<void> =>
  attempt(services, async () => {
    if (id === undefined) return;
    const at = services.now();
    await sql`update otp_log set attempts = attempts + 1,
      attempts_made = attempts_made || ${JSON.stringify([{ at: at.toISOString(), right }])}::jsonb,
      verified_at = ${right ? at : null}::timestamptz,
      status = ${right ? 'VERIFIED' : isLast ? 'BLOCKED' : 'SENT'} where id = ${id}`.execute(services.db);
  });
