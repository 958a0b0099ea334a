import type { SimulationQuestion } from '@console/contracts/branches-stores/branch/simulation';
import type { FormValues } from '../form/index.ts';

const number = (value: unknown) => (value == null ? undefined : Number(value));
const share = (value: unknown) => (value == null ? undefined : String(value as string | number));

/** The insurance of the inputs; under a scheme the kind of payment is that of the scheme. */
function insuranceOf({ insured, insurance, premium, coverage }: FormValues): SimulationQuestion['premium'] {
  const payment = (insurance as 'S' | 'Y' | 'M' | null) ?? (insured === true ? 'S' : null);
  return payment && { payment, charge: 'FINANCED', amount: number(premium), coverage: coverage as 'TLO' | null };
}

/** The part of the question that the shown inputs say. */
export function askedBy(values: FormValues): Partial<SimulationQuestion> {
  const { price, dpPercent, dpAmount, ltvPercent, loan, firstInstalment, date: day } = values;
  const { productGroupId, collateralType, ageBand, tenors, subjectType, subjectCode } = values;
  const given: Partial<SimulationQuestion> = {
    price: Number(price ?? 0),
    dpPercent: share(dpPercent),
    dpAmount: number(dpAmount),
    ltvPercent: share(ltvPercent),
    loan: number(loan),
    firstInstalment: firstInstalment as 'ADDB' | null,
    premium: insuranceOf(values),
    date: day as string | null,
    productGroupId: productGroupId as string | null,
    collateralType: collateralType as 'MULTIGUNA' | null,
    ageBand: ageBand as '0-3' | null,
    ...(Array.isArray(tenors) && tenors.length > 0 ? { tenors: tenors.map(Number) } : {}),
    ...(subjectType == null || subjectCode == null
      ? {}
      : { subjects: { [subjectType as string]: [subjectCode as string] } }),
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value != null));
}
