import {
  birthDate,
  choice,
  date,
  digits,
  flag,
  instant,
  line,
  money,
  nik,
  npwp,
  phone,
  reference,
} from '../core/fields.ts';
import { branch, mra } from '../core/referables/organisation.ts';
import { membershipGroup } from '../core/referables/people.ts';
import { defineResource, type RecordOf } from '../core/resource.ts';
import { text } from '../core/text.ts';
import { databaseTypes } from './membership-database-type.ts';
import { genders } from './membership-employee/words.ts';
import { memberCalls } from './membership/calls.ts';
import { memberActs } from './member-change/acts.ts';
import { memberChangeErrors } from './member-change/errors.ts';
import { memberTitles } from './membership/titles.ts';
import {
  businessFields,
  emergencyRelations,
  maritalStatuses,
  memberSources,
  memberStatuses,
  module,
  occupations,
  residenceStatuses,
  type MemberStatus,
} from './membership/vocabulary.ts';
import { otpErrors } from './otp.ts';
import { programTypes } from './program-type.ts';
import { riskGrades } from './risk-grades.ts';
import { documentTypes, verificationSteps } from './verification-steps.ts';

export * from './membership/vocabulary.ts';
export * from './membership/calls.ts';

const optional = { required: false } as const;
const address = () => line({ maximum: 200, personal: 'address', ...optional });
const area = () => line({ maximum: 200, ...optional });
const amount = () => money({ minimum: 0, maximum: 1_000_000_000, ...optional });

/** The register of members, which all lines share (docs/model/membership.md#register-of-members). */
export const members = defineResource({
  module,
  title: text('Member', 'Member'),
  label: ['id', 'name'],
  summary: ['phone', 'branch', 'riskGrade'],
  volume: 5_000_000,
  status: false,
  titles: memberTitles,
  fields: {},
  derived: {
    id: line({ maximum: 10 }),
    name: line({ maximum: 60 }),
    custNo: line({ maximum: 10, ...optional }),
    custMainNo: line({ maximum: 10 }),
    /** Of the live card. */
    cardNo: line({ maximum: 16, personal: 'card', ...optional }),
    phone: phone(),
    branch: line({ maximum: 120 }),
    status: choice(memberStatuses),
    nik: nik(),
    birthPlace: line({ maximum: 60, ...optional }),
    birthDate: birthDate(),
    gender: choice(genders),
    maritalStatus: choice(maritalStatuses, optional),
    spouseName: line({ maximum: 60, ...optional }),
    spouseNik: nik(optional),
    spousePhone: phone(optional),
    email: line({ maximum: 100, personal: 'email', ...optional }),
    emailVerifiedAt: instant(optional),
    ktpAddress: address(),
    ktpArea: area(),
    address: address(),
    area: area(),
    residenceStatus: choice(residenceStatuses, optional),
    residenceSince: date(optional),
    occupation: choice(occupations, optional),
    employerName: line({ maximum: 100, ...optional }),
    businessField: choice(businessFields, optional),
    workSince: date(optional),
    monthlyIncome: amount(),
    otherIncome: amount(),
    monthlyExpense: amount(),
    npwp: npwp(optional),
    emergencyName: line({ maximum: 60, ...optional }),
    emergencyRelation: choice(emergencyRelations, optional),
    emergencyPhone: phone(optional),
    emergencyAddress: address(),
    programType: line({ maximum: 100 }),
    databaseType: line({ maximum: 100, ...optional }),
    verificationStep: choice(verificationSteps),
    registrationSource: choice(memberSources),
    riskGrade: choice(riskGrades, optional),
    blacklisted: flag(),
    joinedAt: instant(optional),
    closedAt: instant(optional),
    closeReason: line({ maximum: 100, ...optional }),
  },
  list: {
    filters: {
      status: choice(memberStatuses),
      branchId: reference(branch, { lovParameters: { line: 'SPEKTRA' }, narrowedBy: { mraId: 'mraId' } }),
      databaseTypeId: reference(databaseTypes),
      mraId: reference(mra),
      zipCode: digits({ maximum: 5 }),
      programTypeId: reference(programTypes),
      groupId: reference(membershipGroup),
      registrationSource: choice(memberSources),
      verificationStep: choice(verificationSteps),
      hasDocument: choice(documentTypes),
      lacksDocument: choice(documentTypes),
      riskGrade: choice(riskGrades),
      blacklisted: flag(),
      joinedFrom: date(),
      joinedTo: date(),
    },
    sorts: ['joinedAt', 'name'],
    defaultSort: ['joinedAt,desc'],
    search: ['name', 'id', 'custNo', 'custMainNo', 'cardNo', 'phone', 'nik'],
    numbers: ['id'],
    conditions: {
      status: ['is', 'isNot', 'anyOf'],
      riskGrade: ['is', 'anyOf'],
      registrationSource: ['is', 'anyOf'],
      verificationStep: ['is', 'anyOf'],
      joinedAt: ['relative', 'between', 'empty'],
    },
    columns: ['id', 'name', 'custNo', 'custMainNo', 'cardNo', 'phone', 'branch', 'status'],
    needsFilter: 'outside-national',
    large: true,
  },
  operations: ['list', 'detail', 'download', 'reveal', 'history'],
  acts: memberActs,
  errors: { ...memberChangeErrors, PHONE_BLACKLISTED: otpErrors.PHONE_BLACKLISTED },
  calls: memberCalls,
});

export type Member = Omit<RecordOf<typeof members>, 'status'> & { readonly status: MemberStatus };
