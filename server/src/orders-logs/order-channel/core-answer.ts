import { invalid, notFound, Refusal } from '../../platform/http/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { advanceOrder } from '../orders/advance.ts';
import { keepOutcome } from '../orders/orderfull-answers.ts';

export interface CoreAnswered {
  readonly messageNo: string;
  readonly outcome: 'ACKED' | 'REFUSED';
  readonly coreRef?: string | null | undefined;
  readonly message?: string | null | undefined;
}

const contract = /^\d{12}$/;

/** @throws Refusal VALIDATION */
function requireAnswer({ messageNo, outcome, coreRef, message }: CoreAnswered): void {
  if (outcome === 'REFUSED' && !message) throw invalid({ field: 'message', code: 'REQUIRED' });
  const isDelivery = messageNo.endsWith('-DELIVERED');
  if (outcome === 'ACKED' && isDelivery && !contract.test(coreRef ?? ''))
    throw invalid({ field: 'coreRef', code: coreRef ? 'PATTERN' : 'REQUIRED' });
}

/**
 * Keeps an answer that the core system gives later, and disburses the order whose delivery it acknowledges. The same
 * answer again changes nothing.
 * @throws Refusal NOT_FOUND, VALIDATION, IDEMPOTENCY_REUSED for another reference than that of the first answer
 */
export async function keepCoreAnswer(services: Services, answer: CoreAnswered) {
  requireAnswer(answer);
  const { messageNo, outcome, coreRef = null, message = null } = answer;
  const kept = await services.db
    .transaction()
    .execute((tx) =>
      keepOutcome(
        tx,
        messageNo,
        outcome === 'ACKED' ? { outcome, coreRef, message } : { outcome, message: message! },
        services.now(),
      ),
    );
  if (!kept) throw notFound();
  if (kept.status === 'ACKED' && outcome === 'ACKED' && kept.core_ref !== coreRef)
    throw new Refusal('IDEMPOTENCY_REUSED');
  if (kept.status === 'ACKED') await advanceOrder(services, kept.order_id);
  return { messageNo, status: kept.status };
}
