import type { Db } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { insertReject, type RefusedApplication } from '../orders/reject-log.ts';
import type { ComparedValue } from '../orders/step-logs-table.ts';

/** The rules that a refusal stands for, by its code, and by the field of an application. */
const ofCodes: Readonly<Record<string, string>> = {
  PLAFOND_INSUFFICIENT: 'R01',
  PHONE_BLACKLISTED: 'R02',
  RISK_EXPIRED: 'R09',
  MEMBER_NOT_ACTIVE: 'R12',
  DATABASE_TYPE_BLOCKED: 'R12',
};
const ofFields: Readonly<Record<string, string>> = { zipCode: 'R07', promoCode: 'R11' };

/** The code of the rule that refused; `null` where a call was wrong and no rule did. */
function codeOf({ code, details }: Refusal): string | null {
  const field = details.errors?.find(({ field: named }) => ofFields[named])?.field;
  return ofCodes[code] ?? (field ? ofFields[field]! : null);
}

const comparedOf = ({ code, details }: Refusal, amount: number): readonly ComparedValue[] =>
  code === 'PLAFOND_INSUFFICIENT'
    ? [{ field: 'plafond', expected: String(amount), actual: String(details.parameters?.['available'] ?? '-') }]
    : [];

/** Keeps in the log of rejections that a rule refused a call. Never fails, and changes nothing of the refusal. */
export async function keepReject(
  { db, now, log }: Services,
  error: unknown,
  application: (db: Db) => Promise<RefusedApplication & { readonly amount: number }>,
  requestId: string,
): Promise<void> {
  const code = error instanceof Refusal ? codeOf(error) : null;
  if (code === null) return;
  try {
    const { amount, ...refused } = await application(db);
    const compared = comparedOf(error as Refusal, amount);
    await insertReject(db, refused, { code, at: now(), requestId }, { compared });
  } catch (failure) {
    log.warn({ cause: String(failure) }, 'a refused call was not kept');
  }
}
