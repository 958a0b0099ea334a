import type { FieldError } from '@console/contracts/core/errors';
import { nikAgrees } from '@console/contracts/core/nik';
import { memberChangeRules } from '@console/contracts/membership/member-change';
import { members } from '@console/contracts/membership/membership';
import type { IndicativeLimit, Registration, RegistrationStep } from '@console/contracts/membership/registration';
import type { Caller, Db, Tx } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { isPhoneBarred } from '../blacklist-phone-number/check.ts';
import { isUsername, yearsBetween } from '../member-change/checks.ts';
import { holderOfEmail, holderOfPhone } from './contact.ts';
import { holderOfNik, namesakeOf, type KnownMember } from './person.ts';
import { placeOf, type Place } from './places.ts';
import { documentFaults, documentsOf, indicativeLimits, npwpFaults, programFaults, programOf } from './program.ts';

/** A registration that is not filled in to its end. */
export type Typed = { readonly [Name in keyof Registration]?: Registration[Name] | null };

/** Who asks, and where. */
export interface Asking {
  readonly db: Db | Tx;
  readonly texts: ProtectedText;
  readonly caller: Caller;
  readonly now: Date;
  /** Whether the person proved to have the number. */
  readonly isVerified: (phone: string) => Promise<boolean>;
  /** The photos follow the registration. */
  readonly documentsLater?: boolean;
}

/** What the rules say of a step; what other steps or the record need goes with it. */
export interface Judged {
  readonly faults: readonly FieldError[];
  readonly namesake?: KnownMember | undefined;
  readonly place?: Place | undefined;
  readonly documents?: readonly string[];
  readonly limits?: readonly IndicativeLimit[];
}

type Judge = (asking: Asking, values: Typed) => Promise<Judged>;

const identity: Judge = async ({ db, texts, caller, now }, values) => {
  const { nik, name, birthDate, gender, motherMaidenName, duplicateNote } = values;
  const faults: FieldError[] = [];
  if (nik && birthDate && gender && !nikAgrees(nik, birthDate, gender))
    faults.push({ field: 'nik', code: 'NIK_MISMATCH' });
  const holder = nik ? await holderOfNik(db, texts.hash(nik)) : undefined;
  if (holder) {
    const { memberNo, branch } = holder;
    return { faults: [{ field: 'nik', code: 'DUPLICATE', parameters: { memberNo, branch } }] };
  }
  if (birthDate && yearsBetween(birthDate, jakartaDay(now)) < memberChangeRules.youngestMarried)
    faults.push({ field: 'birthDate', code: 'MEMBER_TOO_YOUNG' });
  const namesake =
    name && birthDate && motherMaidenName
      ? await namesakeOf(db, texts, { name, birthDate, motherMaidenName })
      : undefined;
  // Somebody who may approve answers for it, with a note.
  if (namesake && !(caller.can(members.privilege, 'approve') && duplicateNote))
    faults.push({
      field: caller.can(members.privilege, 'approve') ? 'duplicateNote' : 'name',
      code: 'DUPLICATE_PERSON',
      parameters: { memberNo: namesake.memberNo, branch: namesake.branch },
    });
  return { faults, namesake };
};

const contact: Judge = async ({ db, texts, caller, isVerified }, values) => {
  const { phone, email } = values;
  const faults: FieldError[] = [];
  if (phone) {
    const hash = texts.hash(phone);
    if (await isPhoneBarred(db as Db, hash)) throw new Refusal('PHONE_BLACKLISTED', { field: 'phone' });
    if ((await holderOfPhone(db, hash)) || (await isUsername(db as Tx, hash, null)))
      faults.push({ field: 'phone', code: 'DUPLICATE' });
    else if (!(await isVerified(phone))) faults.push({ field: 'phone', code: 'PHONE_UNVERIFIED' });
  }
  if (email && (await holderOfEmail(db, texts.hash(email.toLowerCase()))))
    faults.push({ field: 'email', code: 'DUPLICATE' });
  const at = values.sameAsKtp ? 'ktpPlaceId' : 'placeId';
  if (values.ktpPlaceId && !(await placeOf(db, values.ktpPlaceId, caller.scope)))
    faults.push({ field: 'ktpPlaceId', code: 'NOT_FOUND' });
  const place = values[at] ? await placeOf(db, values[at], caller.scope) : undefined;
  if (values[at] && !place?.branchId) faults.push({ field: at, code: 'NOT_FOUND' });
  else if (place && !place.inScope) faults.push({ field: at, code: 'NOT_ALLOWED' });
  return { faults, place };
};

const work: Judge = ({ now }, { birthDate, maritalStatus }) => {
  const tooYoung =
    birthDate && maritalStatus && maritalStatus !== 'MARRIED'
      ? yearsBetween(birthDate, jakartaDay(now)) < memberChangeRules.youngest
      : false;
  return Promise.resolve({ faults: tooYoung ? [{ field: 'maritalStatus', code: 'MEMBER_TOO_YOUNG' }] : [] });
};

const documents: Judge = async (asking, values) => {
  const { db, caller, now } = asking;
  const { programTypeId, birthDate, monthlyIncome, occupation } = values;
  if (!programTypeId) return { faults: [] };
  const program = await programOf(db, programTypeId, jakartaDay(now));
  if (!program) return { faults: [{ field: 'programTypeId', code: 'NOT_FOUND' }] };
  const placeId = values.sameAsKtp ? values.ktpPlaceId : values.placeId;
  const place = placeId ? await placeOf(db, placeId, caller.scope) : undefined;
  const needed = { documents: documentsOf(program) };
  if (!birthDate || monthlyIncome == null || !occupation) return { ...needed, faults: [] };
  const { otherIncome, monthlyExpense } = {
    otherIncome: values.otherIncome ?? 0,
    monthlyExpense: values.monthlyExpense ?? 0,
  };
  const limits = await indicativeLimits(db, program, { occupation, monthlyIncome, otherIncome, monthlyExpense }, now);
  const faults = [
    ...(await programFaults(db, program, { birthDate, monthlyIncome }, place, now)),
    ...(asking.documentsLater ? [] : documentFaults(program, values as Partial<Registration>)),
    ...npwpFaults(limits, values.npwp),
  ];
  return { ...needed, faults, limits };
};

const judges: Readonly<Record<RegistrationStep, Judge>> = {
  identity,
  contact,
  work,
  documents,
  review: () => Promise.resolve({ faults: [] }),
};

/** Asks the rules of a step; blanks are not judged. @throws Refusal PHONE_BLACKLISTED */
export const judge = (asking: Asking, step: RegistrationStep, values: Typed): Promise<Judged> =>
  judges[step](asking, values);
