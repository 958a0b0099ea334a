import { checkField, normalise } from '@console/contracts/core/validation';
import {
  registrationFields,
  registrations,
  registrationSteps,
  type RegistrationStep,
} from '@console/contracts/membership/registration';
import { invalid } from '../../platform/http/refusal.ts';
import type { Typed } from './check.ts';

/**
 * What is typed so far, cleaned. Values of later steps that are not finished count as blank; faulty ones of the step
 * that is checked, or of those before it, are refused.
 * @throws Refusal VALIDATION
 */
export function typedSoFar(step: RegistrationStep, values: object): Typed {
  const until = registrationSteps.slice(0, registrationSteps.indexOf(step) + 1);
  const refusing = new Set(until.flatMap((each) => Object.keys(registrationFields[each])));
  const given = values as Readonly<Record<string, unknown>>;
  const cleaned = Object.entries(registrations.fields).map(([name, field]) => {
    const value = normalise(field, given[name]);
    const fault = value === null ? null : checkField(name, field, value);
    return { name, value: fault ? null : value, fault: fault && refusing.has(name) ? fault : null };
  });
  const faults = cleaned.flatMap(({ fault }) => fault ?? []);
  if (faults.length > 0) throw invalid(...faults);
  return Object.fromEntries(cleaned.map(({ name, value }) => [name, value])) as Typed;
}
