import * as z from 'zod/mini';
import {
  choice,
  date,
  flag,
  line,
  options,
  plainDate,
  recordStatus,
  reference,
  type Fields,
} from '../../core/fields.ts';
import { text } from '../../core/text.ts';
import { flags } from '../../core/flag-groups.ts';
import { branch, mra, mro } from '../../core/referables/organisation.ts';
import { role } from '../../core/referables/people.ts';
import { jobNames } from '../roles.ts';

export const module = 'user';
export const optional = { required: false } as const;
export const userPrivilege = 'user:browse';

export const userTypes = options({ EMPLOYEE: ['Karyawan', 'Employee'], EXTERNAL: ['Eksternal', 'External'] });
export const mappingTypeOptions = options({ BRANCH: ['BRANCH'], MRA: ['MRA'], MRO: ['MRO'], NATIONAL: ['NATIONAL'] });
export const creators = options({ CONSOLE: ['Konsol', 'Console'], REGISTER: ['Pendaftaran', 'Registration'] });
export const flagOptions = flags.map((value) => ({ value, title: text(value) }));

export const named = z.object({ secureId: z.string(), code: z.string(), name: z.string() });
export const heldRole = z.object({ secureId: z.string(), name: z.string(), jobName: z.nullable(z.string()) });
export const session = z.object({
  secureId: z.string(),
  ip: z.string(),
  userAgent: z.string(),
  signInMode: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string(),
});
export type UserSession = z.infer<typeof session>;
export const userChoice = z.object({ secureId: z.string(), username: z.string(), name: z.string() });
export type UserChoice = z.infer<typeof userChoice>;
export const validity = z.object({ valid: z.boolean(), code: z.optional(z.string()), message: z.optional(z.string()) });

/** What a user may do, merged over his roles: one row per module with the roles that give it. */
export const merged = z.object({
  privilege: z.string(),
  name: z.string(),
  group: z.string(),
  level: z.string(),
  roles: z.array(z.string()),
});
export type MergedPrivilege = z.infer<typeof merged>;
export const userPrivileges = z.object({
  secureId: z.uuid(),
  version: z.int(),
  username: z.string(),
  listRoles: z.array(heldRole),
  userRoles: z.array(merged),
});
export type UserPrivileges = z.infer<typeof userPrivileges>;

/** Filters of the access review that are no field of the record; the first two need a period. */
const reviews = options({
  CREATED: ['Dibuat pada periode', 'Created in the period'],
  DEACTIVATED: ['Dinonaktifkan pada periode', 'Deactivated in the period'],
  NEVER: ['Belum pernah masuk', 'Never signed in'],
  ENDING: ['Eksternal berakhir dalam 30 hari', 'External, ending in 30 days'],
});
/** Filters that the figures of the access review set. */
export const reviewFilters = {
  review: choice(reviews),
  reviewFrom: date(),
  reviewTo: date(),
  fullAccess: line({ maximum: 80 }),
};
export const filters = {
  status: recordStatus(),
  role: reference(role),
  jobName: choice(jobNames),
  userType: choice(userTypes),
  mappingType: choice(mappingTypeOptions),
  branch: reference(branch, { lovParameters: { line: 'SPEKTRA' } }),
  mra: reference(mra),
  mroId: reference(mro),
  incomplete: flag(),
  lastLoginBefore: date(),
  locked: flag(),
  ...reviewFilters,
};

export const reportBlocks = [
  'status',
  'role',
  'type',
  'branch',
  'period',
  'signIn',
  'fullAccess',
  'mapping',
  'external',
] as const;
/** One figure of the access review, which opens its rows by the list filters given, written as an address. */
export const figure = z.object({ block: z.enum(reportBlocks), label: z.string(), count: z.int(), filter: z.string() });
export type ReportFigure = z.infer<typeof figure>;
const optionally = (fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([name, { schema }]) => [name, z.optional(schema)]));
/** The filters of the list, and the period; the last 30 days unless given. */
export const reportQuery = z.object({
  from: z.optional(plainDate()),
  to: z.optional(plainDate()),
  ...optionally(filters),
});
export type ReportQuery = z.infer<typeof reportQuery>;
