import type { BusinessLine } from '../../core/business-lines.ts';
import {
  accountNo,
  choice,
  counts,
  date,
  digits,
  image,
  line,
  npwp,
  paragraph,
  phone,
  reference,
} from '../../core/fields.ts';
import { branch } from '../../core/referables/organisation.ts';
import { inAnyState } from '../../core/referables/referable.ts';
import { fileRules } from '../../platform/files.ts';
import { companies } from '../companies.ts';
import { accountStates, banks, outletChoice, outletStates, type OutletLine } from './vocabulary.ts';

const optional = { required: false } as const;

const photo = {
  maximumBytes: fileRules.image.maximumBytes,
  types: ['image/jpeg', 'image/png', 'image/webp'],
} as const;
const personal = { ...photo, ofPerson: true } as const;
const holder = { minimum: 3, maximum: 60 } as const;

/** The account that disbursements go to; it changes only with a second person. */
export const accountFields = {
  bankCode: choice(banks),
  accountNo: accountNo(),
  accountName: line(holder),
} as const;

/** One field for each kind of document. Documents of persons open with a watermark. */
export const documentFields = {
  npwpFile: image(personal, optional),
  nibFile: image(photo, optional),
  nibUntil: date(optional),
  ktpFile: image(personal, optional),
  frontPhoto: image(photo, optional),
  insidePhoto: image(photo, optional),
} as const;

/** Documents that staff submit with a registration; core delivers dealers of NMC without them. */
export const demandedDocuments = {
  npwpFile: image(personal),
  nibFile: image(photo),
  ktpFile: image(personal),
  frontPhoto: image(photo),
  insidePhoto: image(photo),
} as const;

/** The branch of an outlet, of its line. */
export const branchOfOutlet = (businessLine: BusinessLine) =>
  reference(branch, { lovParameters: { line: businessLine, status: 'active' } });

/** The fields that outlets of every line have, besides their code and kind. */
export const outletFields = (businessLine: BusinessLine) =>
  ({
    name: line({ minimum: 3, maximum: 80 }),
    branchId: branchOfOutlet(businessLine),
    companyId: reference(companies, optional),
    address: paragraph({ minimum: 10, maximum: 255 }),
    zipCode: digits({ maximum: 5, codeOf: { module: 'zip-code', holds: true } }),
    picName: line(holder),
    picPhone: phone(),
    npwp: npwp(optional),
    ...accountFields,
    ...documentFields,
    duplicateNote: paragraph({ minimum: 5, maximum: 255, ...optional }),
  }) as const;

/** What the services derive for outlets of every line. */
export const outletDerived = {
  state: choice(outletStates),
  mra: line({ maximum: 70 }),
  accountState: choice(accountStates),
  /** Who looks after it now. */
  saoName: line({ maximum: 100, ...optional }),
  ...counts('ordersThisMonth'),
} as const;

/** Outlets that turned out to be one: the one that stays, and the codes of those that were closed. */
export const mergedFields = (outletLine: Pick<OutletLine, 'module' | 'title'>) =>
  ({
    mergedIntoId: inAnyState(reference(outletChoice(outletLine), optional)),
    mergedFrom: line({ maximum: 200, ...optional }),
  }) as const;

/** Fields that one person changes; branch, account and schemes need a second one. */
export const singlePersonFields = [
  'name',
  'companyId',
  'address',
  'zipCode',
  'picName',
  'picPhone',
  'npwp',
  ...(Object.keys(documentFields) as (keyof typeof documentFields)[]),
  'duplicateNote',
] as const;
