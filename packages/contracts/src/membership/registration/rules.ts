import type { FieldError } from '../../core/errors.ts';
import type { ValuesOf } from '../../core/fields.ts';
import { nikAgrees } from '../../core/nik.ts';
import { employedAs } from '../membership/vocabulary.ts';
import type { allRegistrationFields } from './fields.ts';

/** A registration as it is typed: what is not filled in yet is null. */
export type Registration = ValuesOf<typeof allRegistrationFields>;
type Typed = { readonly [Name in keyof Registration]?: Registration[Name] | null };

const required = (values: Typed, names: readonly (keyof Registration)[]): FieldError[] =>
  names.filter((name) => values[name] == null).map((field) => ({ field, code: 'REQUIRED' }));

function ofNik({ nik, birthDate, gender }: Typed): FieldError[] {
  if (!nik || !birthDate || !gender || nikAgrees(nik, birthDate, gender)) return [];
  return [{ field: 'nik', code: 'NIK_MISMATCH' }];
}

const ofDomicile = (values: Typed): FieldError[] =>
  values.sameAsKtp ? [] : required(values, ['address', 'rt', 'rw', 'placeId']);

/** Nobody is the own spouse: who is not married yet would pass the age of the married by it. */
const ofSpouse = (values: Typed): FieldError[] => {
  if (values.maritalStatus !== 'MARRIED') return [];
  const own = [
    ...(values.nik && values.spouseNik === values.nik ? ['spouseNik'] : []),
    ...(values.phone && values.spousePhone === values.phone ? ['spousePhone'] : []),
  ].map((field) => ({ field, code: 'SPOUSE_IS_SELF' }));
  return [...required(values, ['spouseName', 'spouseNik', 'spousePhone']), ...own];
};

const ofWork = (values: Typed): FieldError[] =>
  employedAs.some((occupation) => occupation === values.occupation)
    ? required(values, ['employerName', 'businessField', 'workSince'])
    : [];

const ofEmergency = ({ phone, emergencyPhone }: Typed): FieldError[] =>
  phone && phone === emergencyPhone ? [{ field: 'emergencyPhone', code: 'EMERGENCY_PHONE' }] : [];

const ofConsent = ({ consent }: Typed): FieldError[] => (consent ? [] : [{ field: 'consent', code: 'REQUIRED' }]);

/** Rules over several fields of a registration, for the form and for the services. */
export const registrationRules = [ofNik, ofDomicile, ofSpouse, ofWork, ofEmergency, ofConsent];
