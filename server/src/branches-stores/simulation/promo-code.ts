import type { BusinessLine } from '@console/contracts/core/business-lines';
import type { Application } from '../../platform/http/application.ts';
import { invalid } from '../../platform/http/refusal.ts';
import { inOrder, promoKey, rateLevels } from './levels.ts';

/** A promo that is chosen is one. @throws Refusal VALIDATION for a promo where the console has none to choose */
export function requirePromo(app: Application, line: BusinessLine, promoCode: string | null | undefined): void {
  const hasPromos = inOrder(rateLevels(app), line).some(({ key, absent }) => key === promoKey && !absent);
  if (promoCode != null && !hasPromos) throw invalid({ field: 'promoCode', code: 'NOT_FOUND' });
}
