import {
  choice,
  date,
  digits,
  email,
  flag,
  image,
  line,
  money,
  nik,
  npwp,
  paragraph,
  phone,
  reference,
} from '../../core/fields.ts';
import { genders } from '../membership-employee/words.ts';
import {
  businessFields,
  emergencyRelations,
  maritalStatuses,
  occupations,
  residenceStatuses,
} from '../membership/vocabulary.ts';
import { cardPreferences } from '../card-preferences.ts';
import { fullName, personName, picture } from '../person-fields.ts';
import { programTypes } from '../program-type.ts';

const optional = { required: false } as const;
const amount = (minimum: number) => money({ minimum, maximum: 1_000_000_000 });
const photo = <const C extends object>(common: C) => image(picture, common);
const street = <const C extends object>(more: C) => line({ minimum: 10, maximum: 120, personal: 'address', ...more });
const three = { minimum: 3, maximum: 3 } as const;
/** A kelurahan with its postal code: kecamatan, city, province and branch follow from it. */
const place = 'membership-registration/lov';

const identity = {
  nik: nik(),
  name: fullName(),
  birthPlace: line({ minimum: 3, maximum: 60 }),
  birthDate: date(),
  gender: choice(genders),
  motherMaidenName: fullName(),
  /** Why an approver continues although the person seems to be a member. */
  duplicateNote: paragraph({ minimum: 10, maximum: 255, ...optional }),
};
const contact = {
  phone: phone(),
  email: email({ maximum: 100, personal: 'email', ...optional }),
  ktpAddress: street({}),
  ktpRt: digits(three),
  ktpRw: digits(three),
  ktpPlaceId: reference(place),
  sameAsKtp: flag(),
  /** Of the domicile, where it is another address. */
  address: street(optional),
  rt: digits({ ...three, ...optional }),
  rw: digits({ ...three, ...optional }),
  placeId: reference(place, optional),
  residenceStatus: choice(residenceStatuses, optional),
  residenceSince: date(optional),
};
const work = {
  maritalStatus: choice(maritalStatuses),
  spouseName: line({ ...personName, ...optional }),
  spouseNik: nik(optional),
  spousePhone: phone(optional),
  occupation: choice(occupations),
  employerName: line({ minimum: 3, maximum: 100, ...optional }),
  businessField: choice(businessFields, optional),
  workSince: date(optional),
  monthlyIncome: amount(1),
  otherIncome: amount(0),
  monthlyExpense: amount(0),
  npwp: npwp(optional),
  emergencyName: fullName(),
  emergencyRelation: choice(emergencyRelations),
  emergencyPhone: phone(),
  emergencyAddress: street({}),
};
const documents = {
  programTypeId: reference(programTypes),
  document1: photo({}),
  document2: photo({}),
  document3: photo(optional),
  document4: photo(optional),
  document5: photo(optional),
  document6: photo(optional),
  document7: photo(optional),
  documentOther: photo(optional),
};
const review = {
  /** Opens a card verification at once; left empty, the member applies for a card later. */
  cardPreference: choice(cardPreferences, optional),
  consent: flag(),
};

/** What is typed of a new member, by step. */
export const registrationFields = { identity, contact, work, documents, review } as const;

/** All fields of a registration. */
export const allRegistrationFields = { ...identity, ...contact, ...work, ...documents, ...review } as const;
