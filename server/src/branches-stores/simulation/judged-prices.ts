import { shareOf, type Premium } from '@console/instalments';

/** The share of the price that a down payment, or what a loan leaves, takes at most where yields are judged. */
const greatestDown = 0.5;
const hundred = 100;

/** The greatest down payment in percent with which premiums are judged: half of the price, or what is demanded. */
export const judgedDown = (demanded: number): number => Math.max(greatestDown * hundred, demanded);

/** The least amount that is financed of a price with a down payment of so many percent at most, in rupiah. */
export const leastBaseOf = (price: number, down: number): number => price - shareOf(price, down);

/** The greatest price of which a down payment of so many percent leaves an amount; it is rounded, so half a rupiah. */
export const greatestPriceOf = (base: number, down: number): number =>
  Math.floor(((base + 0.5) * hundred) / Math.max(1, hundred - down));

interface Prices {
  readonly priceMin: number | null;
  readonly priceMax: number | null;
}

/** The least rupiah financed before fees at which yields are judged: half of the least price. */
export const leastBase = (leastPrice: number | null): number =>
  Math.max(1, Math.ceil((leastPrice ?? 1) * (1 - greatestDown)));

type Refused = readonly [code: string, parameters: Readonly<Record<string, string>>];

/**
 * Why nothing is calculated for a price, or for an amount financed before fees; `null` where it is. Rates and fees are
 * approved by the yields of the prices that the line of business takes: a contract beyond them was judged by nobody.
 */
export function beyondJudged(
  { price, base }: { readonly price: number; readonly base: number },
  { priceMin, priceMax }: Prices,
): Refused | null {
  if (priceMin !== null && price < priceMin) return ['PRICE_TOO_LOW', { minimum: String(priceMin) }];
  if (priceMax !== null && price > priceMax) return ['PRICE_TOO_HIGH', { maximum: String(priceMax) }];
  const minimum = leastBase(priceMin);
  return base < minimum ? ['BASE_TOO_LOW', { minimum: String(minimum) }] : null;
}

/**
 * Why nothing is calculated with a premium: it follows the price, so that it weighs the more on what is financed the
 * larger the down payment is, without an end. `null` where it was judged. One that is paid at signing costs nothing.
 * @param demanded the least down payment in percent
 */
export function premiumBeyondJudged(
  { price, base }: { readonly price: number; readonly base: number },
  premium: Premium | undefined,
  demanded: number,
): Refused | null {
  if (!premium || ('charge' in premium && premium.charge === 'UPFRONT')) return null;
  const maximum = judgedDown(demanded);
  return base < leastBaseOf(price, maximum) ? ['DP_BEYOND_PREMIUM', { maximum: String(maximum) }] : null;
}
