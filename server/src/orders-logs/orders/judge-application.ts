import { orderSources, websiteGroup } from '@console/contracts/orders-logs/po-status';
import type { FieldError } from '@console/contracts/core/errors';
import { invalid } from '../../platform/http/refusal.ts';
import type { EnteredOrder } from './entered-order.ts';

const lineDigits = { SPEKTRA: '1', NMC: '2', UFI: '3' } as const;
const maxItems = { SPEKTRA: 10, NMC: 1, UFI: 1 } as const;
const maxQty = 10;
/** How far the clock of a channel may be ahead of ours. */
const clockSkewMs = 60_000;

const isSource = (source: string): boolean =>
  source !== websiteGroup && orderSources.some(({ value }) => value === source);

/** Whole rupiah of all goods. */
export const priceOf = ({ items }: Pick<EnteredOrder, 'items'>): number =>
  items.reduce((sum, { qty, unitPrice }) => sum + qty * unitPrice, 0);

/** Goods of SPEKTRA are one to ten items of one to ten pieces; a vehicle is one piece. */
function areGoodsOfLine({ line, items }: EnteredOrder): boolean {
  if (items.length < 1 || items.length > maxItems[line]) return false;
  return items.every(({ qty }) => qty >= 1 && qty <= (line === 'SPEKTRA' ? maxQty : 1));
}

function isFinancedRight({ downPayment, adminFee, insuranceFee, financedAmount, ...order }: EnteredOrder): boolean {
  const withoutFees = priceOf(order) - downPayment;
  return financedAmount >= withoutFees && financedAmount <= withoutFees + adminFee + insuranceFee;
}

/**
 * Requires what must hold of an application by itself.
 * @throws Refusal VALIDATION with every field that is wrong
 */
export function requireApplication(order: EnteredOrder, now: Date): void {
  const { applNo, line, purchaseDate, source, unit } = order;
  const faults: readonly (FieldError | false)[] = [
    !/^\d{14}$/.test(applNo) && { field: 'applNo', code: 'PATTERN' },
    applNo[7] !== lineDigits[line] && { field: 'line', code: 'NOT_ALLOWED' },
    purchaseDate.getTime() > now.getTime() + clockSkewMs && { field: 'purchaseDate', code: 'NOT_ALLOWED' },
    !isSource(source) && { field: 'source', code: 'NOT_ALLOWED' },
    !areGoodsOfLine(order) && { field: 'items', code: 'NOT_ALLOWED' },
    !isFinancedRight(order) && { field: 'financedAmount', code: 'NOT_ALLOWED' },
    unit !== undefined && line !== 'NMC' && { field: 'unit', code: 'NOT_ALLOWED' },
  ];
  const found = faults.filter((fault) => fault !== false);
  if (found.length > 0) throw invalid(...found);
}
