import { Decimal } from './decimal.ts';
import { premiumParts } from './principal.ts';
import { rawInstalment } from './rate-methods.ts';
import type { Premium, Terms } from './terms.ts';

const monthsTimesPercent = 1200;

/** What one rupiah with each instalment is worth at signing. */
function worthOfInstalments({ tenor, firstInstalment }: Terms, monthly: number): number {
  const discount = 1 / (1 + monthly);
  let worth = 0;
  for (let month = 0; month < tenor; month += 1) worth += discount ** (firstInstalment === 'ADDM' ? month : month + 1);
  return worth;
}

/** What the customer pays of a premium beside what the insurer is paid at signing, at a yearly rate. */
function worthOf(terms: Terms, premium: Premium, worth: number): number {
  const { financed, upfront, monthly } = premiumParts({ premium, tenor: terms.tenor });
  const each = financed.isZero() ? monthly : rawInstalment(financed, terms).plus(monthly);
  return each.times(worth).plus(upfront).minus(premium.amount).toNumber();
}

/** The greatest of these premiums. */
const greatest = (premiums: readonly Premium[]): Premium | undefined =>
  premiums.toSorted((one, other) => Number(other.amount) - Number(one.amount))[0];

/** Of each way of paying the greatest; one that is financed yields more than as much with each instalment. */
function countingOf(premiums: readonly Premium[]): readonly Premium[] {
  const monthly = greatest(premiums.filter(({ payment }) => payment === 'M'));
  const financed = greatest(premiums.filter((each) => 'charge' in each && each.charge === 'FINANCED'));
  const isCovered = monthly && financed && Number(financed.amount) <= Number(monthly.amount);
  return [monthly, isCovered ? undefined : financed].flatMap((each) => each ?? []);
}

/**
 * The premium with which a contract yields least, as far as it may yield less than a rate by it: to know whether any of
 * them brings the yield below that rate it is enough to calculate this one. `null`: each of them leaves it as it is, or
 * raises it. Values of payments add up, so that no yield is searched for.
 * @param yearly the rate, in percent
 * @throws {TermsRefused} RATE_OUT_OF_BOUNDS
 * @example
 * hardestPremium(terms, [{ payment: 'M', amount: 220_500 }], 30); // the same premium
 */
export function hardestPremium(terms: Terms, premiums: readonly Premium[], yearly: number): Premium | null {
  if (premiums.length === 0) return null;
  const worth = worthOfInstalments(terms, new Decimal(yearly).div(monthsTimesPercent).toNumber());
  let hardest: Premium | null = null;
  let least = 0;
  for (const premium of countingOf(premiums)) {
    const value = worthOf(terms, premium, worth);
    if (value < least) [hardest, least] = [premium, value];
  }
  return hardest;
}
