import * as z from 'zod/mini';
import type { Configuration } from '../../platform/configuration/configuration.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { outboundFetch } from '../../platform/outbound/outbound-fetch.ts';

/** A bank account as the core system finds it. */
export interface BankAccount {
  readonly bankCode: string;
  readonly accountNo: string;
}

const answerWithinMs = 10_000;
const answer = z.object({ accountName: z.string().check(z.minLength(1), z.maxLength(100)) });

/**
 * Asks the core system for the holder of a bank account: `POST CONSOLE_BANK_INQUIRY_URL` with bank code and account
 * number, answered by `{ accountName }` or 404.
 * @throws Refusal NOT_FOUND for an unknown account; CORE_UNAVAILABLE when the service is not connected or fails
 */
export async function holderOf(
  { bankInquiryUrl, bankInquiryToken }: Pick<Configuration, 'bankInquiryUrl' | 'bankInquiryToken'>,
  account: BankAccount,
): Promise<string> {
  if (!bankInquiryUrl) throw new Refusal('CORE_UNAVAILABLE');
  const response = await outboundFetch(bankInquiryUrl, answerWithinMs, {
    method: 'POST',
    body: JSON.stringify(account),
    headers: {
      'content-type': 'application/json',
      ...(bankInquiryToken ? { authorization: `Bearer ${bankInquiryToken}` } : {}),
    },
  }).catch(() => null);
  if (response?.status === 404) throw notFound();
  const read = response?.ok ? answer.safeParse(await response.json().catch(() => null)) : null;
  if (!read?.success) throw new Refusal('CORE_UNAVAILABLE');
  return read.data.accountName;
}
