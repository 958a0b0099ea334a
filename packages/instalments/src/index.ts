export { companyViewOf, type CompanyTerms, type CompanyView } from './company-view.ts';
export { shareOf, type Amount } from './decimal.ts';
export { monthsLater } from './due-date.ts';
export { hardestPremium } from './hardest-premium.ts';
export { instalmentOf, monthlyPayment, type Instalment } from './instalment.ts';
export {
  coverageIn,
  premiumByBand,
  premiumByTenor,
  premiumTerm,
  vehiclePremium,
  type BandTariff,
  type PremiumPayment,
  type PremiumPlan,
  type VehicleCoverage,
  type VehicleRate,
} from './premium.ts';
export { amountBeforeFees } from './principal.ts';
export { rateBounds, type FirstInstalment, type RateMethod } from './rate-methods.ts';
export { TermsRefused, type RefusalCode } from './refusal.ts';
export { scheduleOf, type ScheduleRow } from './schedule.ts';
export type { AmountOrPercent, Charge, Fee, Financed, Premium, Terms } from './terms.ts';
