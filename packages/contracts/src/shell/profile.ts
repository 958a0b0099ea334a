import * as z from 'zod/mini';
import { call } from '../core/call.ts';
import { flags, jobs, type Flag } from '../core/flag-groups.ts';
import { mappingTypes } from '../core/privileges.ts';

interface NamedRole {
  readonly name: string;
  readonly jobName: string | null;
}

/**
 * A role named "admin", whatever the case (fixed).
 * @example isAdmin([{ name: 'ADMIN', jobName: null }]); // true
 */
export const isAdmin = (roles: readonly NamedRole[]): boolean =>
  roles.some((role) => role.name.toLowerCase() === 'admin');
/** A role named "print_vendor" or "admin" (fixed). */
export const isAdminOrPrintVendor = (roles: readonly NamedRole[]): boolean =>
  isAdmin(roles) || roles.some((role) => role.name.toLowerCase() === 'print_vendor');
/** A role with job name "6": the external card printing vendor (fixed). */
export const holdsJobSix = (roles: readonly NamedRole[]): boolean => roles.some((role) => role.jobName === '6');

/** Derives the flag: admin, else MRO, else the smallest job name held, else "other". */
export const flagOf = (roles: readonly NamedRole[], isMro: boolean): Flag => {
  if (isAdmin(roles)) return 'admin';
  if (isMro) return 'MRO';
  return jobs.find((job) => roles.some((role) => role.jobName === job)) ?? 'other';
};

export const signInModes = ['LOCAL', 'SSO'] as const;
export type SignInMode = (typeof signInModes)[number];

const named = z.object({ secureId: z.string(), code: z.string(), name: z.string() });

/** The current user's profile: `GET user/current`. */
export const profile = z.object({
  secureId: z.string(),
  username: z.string(),
  name: z.string(),
  email: z.nullable(z.string()),
  photoUrl: z.nullable(z.string()),
  flag: z.enum(flags),
  listRoles: z.array(z.object({ name: z.string(), jobName: z.nullable(z.string()) })),
  isMro: z.boolean(),
  isBranchMapping: z.boolean(),
  isMraMapping: z.boolean(),
  scope: z.object({ type: z.nullable(z.enum(mappingTypes)), branchCount: z.int(), mraCount: z.int() }),
  mustChangePassword: z.boolean(),
  signInMode: z.enum(signInModes),
  lastLoginAt: z.nullable(z.string()),
  /**
   * One of the roles lets the user read personal data in clear, value by value (docs/model/platform.md#personal-data).
   */
  mayReveal: z.boolean(),
});
export type Profile = z.infer<typeof profile>;

/** The own account: `GET auth/me`. */
export const account = z.object({
  secureId: z.string(),
  version: z.int(),
  username: z.string(),
  name: z.string(),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  npk: z.nullable(z.string()),
  photoUrl: z.nullable(z.string()),
  photoFileId: z.nullable(z.string()),
  userType: z.enum(['EMPLOYEE', 'EXTERNAL']),
  passwordChangedAt: z.nullable(z.string()),
  passwordExpiresAt: z.nullable(z.string()),
  lastLoginAt: z.nullable(z.string()),
  signInMode: z.enum(signInModes),
  branches: z.array(named),
  mras: z.array(named),
  mro: z.nullable(named),
});
export type Account = z.infer<typeof account>;

export const session = z.object({
  secureId: z.string(),
  ip: z.string(),
  userAgent: z.string(),
  signInMode: z.enum(signInModes),
  createdAt: z.string(),
  lastUsedAt: z.string(),
  expiresAt: z.string(),
  current: z.boolean(),
});
export type SessionRow = z.infer<typeof session>;

const base = 'middle';
const access = 'session';

/** Calls about the signed-in user himself (docs/model/platform.md#sign-in-calls, docs/model/platform.md#profile). */
export const profileCalls = {
  current: call({
    name: 'user.current',
    base,
    access,
    method: 'GET',
    path: 'user/current',
    summary: 'Profile of the signed-in user',
    result: profile,
  }),
  me: call({
    name: 'auth.me',
    base,
    access,
    method: 'GET',
    path: 'auth/me',
    summary: 'Account of the signed-in user',
    result: account,
  }),
  sessions: call({
    name: 'auth.me.sessions',
    base,
    access,
    method: 'GET',
    path: 'auth/me/sessions',
    summary: 'Running sessions of the signed-in user',
    result: z.array(session),
  }),
  endSessions: call({
    name: 'auth.me.sessions.end',
    base,
    access,
    method: 'DELETE',
    path: 'auth/me/sessions',
    summary: 'End the named session, or all but this one',
    stepUp: 'always',
    body: z.object({ secureId: z.nullish(z.uuid()) }),
    result: z.object({ ended: z.int() }),
  }),
} as const;
