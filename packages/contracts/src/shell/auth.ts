import * as z from 'zod/mini';
import { call } from '../core/call.ts';
import { digits, emailPattern, line, paragraph, phone } from '../core/fields.ts';
import { text } from '../core/text.ts';
import { objectOf } from '../core/validation.ts';

/** Both tokens and the upper-case username: what every way of signing in answers, without envelope. */
export const tokenPair = z.object({ access_token: z.string(), refresh_token: z.string(), username: z.string() });
export type TokenPair = z.infer<typeof tokenPair>;

/** Body of a refused sign-in (docs/model/shell.md#local-sign-in). `error` is one of {@link signInErrors}. */
export interface SignInRefusal {
  readonly error: string;
  readonly error_description: string;
}

/** Why a sign-in is refused with 401. The descriptions are fixed texts, the same in both languages. */
export const signInErrors = {
  invalid_username: 'Invalid Username',
  sso_required: 'Silakan masuk melalui SSO',
  account_locked: 'Akun terkunci sampai {time}',
  user_inactive: 'User tidak aktif',
  user_expired: 'Masa berlaku user sudah habis',
  password_change_required: 'Password harus diganti',
  not_registered: 'User belum terdaftar di konsol',
  sso_disabled: 'Masuk melalui SSO tidak diaktifkan',
  identity_differs: 'Identitas SSO berbeda dari yang terdaftar. Hubungi administrator',
  invalid_token: 'ID token tidak valid',
  invalid_password: 'Invalid Password',
  second_factor_required: 'Faktor kedua diperlukan',
  second_factor_enrolment: 'Faktor kedua harus ditambahkan',
  second_factor_wrong: 'Faktor kedua tidak cocok',
} as const;
export type SignInError = keyof typeof signInErrors;

/** `result` of the 400 that answers a wrong password. */
export const badCredentials = 'Bad credentials';

/** Codes of the sign-in and password calls besides the shared ones. */
export const authErrors = {
  REGISTRATION_CLOSED: { status: 403, text: text('Pendaftaran ditutup', 'Registration is closed') },
  PASSWORD_POLICY: {
    status: 422,
    text: text('Password belum memenuhi ketentuan', 'The password does not meet the rules'),
  },
  OLD_PASSWORD_WRONG: { status: 422, text: text('Password lama salah', 'The old password is wrong') },
  SSO_MANAGED: {
    status: 409,
    text: text('Password dikelola oleh SSO', 'The password is kept by the identity service'),
  },
} as const;

/** Field codes of passwords besides the shared ones. */
export const passwordFieldErrors = {
  PASSWORD_POLICY: authErrors.PASSWORD_POLICY.text,
  OLD_PASSWORD_WRONG: authErrors.OLD_PASSWORD_WRONG.text,
  CONFIRMATION: text('Konfirmasi password tidak sama', 'The confirmation differs'),
} as const;

/** Rules of a password change that `password-validate` cannot check: they need the account. */
export const passwordHistoryRules = {
  HISTORY: text('Bukan salah satu password terakhir', 'Is not one of the last passwords'),
  TOO_SOON: text('Password baru dapat diganti setelah 1 hari', 'The password can be changed again after one day'),
} as const;

const passwordChange = { oldPassword: z.string(), newPassword: z.string(), confirmPassword: z.string() };

/** Fields of a registration, besides the password. */
export const registrationFields = {
  username: line({ minimum: 4, maximum: 30, pattern: /^[A-Za-z0-9._-]+$/, unique: true }),
  name: line({ minimum: 3, maximum: 60 }),
  email: line({ minimum: 5, maximum: 100, pattern: emailPattern, unique: true }),
  phone: phone({ required: false }),
  npk: digits({ minimum: 4, maximum: 10, required: false, unique: true }),
  note: paragraph({ maximum: 255, required: false }),
};

export const passwordRule = z.object({ code: z.string(), passed: z.boolean(), message: z.string() });
export type PasswordRule = z.infer<typeof passwordRule>;

const base = 'auth';
const access = 'public';

/** The calls that start, refresh and end a session (docs/model/platform.md#sign-in-calls). */
export const authCalls = {
  login: call({
    name: 'auth.login',
    base,
    access,
    method: 'POST',
    path: 'login',
    summary: 'Sign in with username and password',
    flat: true,
    body: z.object({ username: z.string(), password: z.string() }),
    result: tokenPair,
  }),
  refreshToken: call({
    name: 'auth.refresh-token',
    base,
    access,
    method: 'POST',
    path: 'refresh-token',
    summary: 'Exchange a refresh token for a new pair',
    flat: true,
    body: z.object({ refresh_token: z.string() }),
    result: tokenPair,
    errors: ['TOKEN_EXPIRED', 'TOKEN_INVALID', 'TOKEN_REVOKED'],
  }),
  logout: call({
    name: 'auth.logout',
    base,
    access,
    method: 'POST',
    path: 'logout',
    summary: 'End the session; 200 also when it has ended',
    body: z.object({ refresh_token: z.nullish(z.string()) }),
    result: z.null(),
  }),
  ssoExchange: call({
    name: 'auth.sso-exchange',
    base,
    access,
    method: 'POST',
    path: 'sso-exchange',
    summary: 'Exchange an ID token of the identity service for a pair',
    flat: true,
    body: z.object({ idToken: z.string(), nonce: z.string() }),
    result: tokenPair,
    errors: ['IDENTITY_UNAVAILABLE'],
  }),
  register: call({
    name: 'auth.register',
    base,
    access,
    method: 'POST',
    path: 'register',
    summary: 'Ask for an account; it is created inactive and without role',
    body: z.object({ user: z.intersection(objectOf(registrationFields), z.object({ password: z.string() })) }),
    result: z.object({ secureId: z.string() }),
    errors: ['REGISTRATION_CLOSED', 'DUPLICATE', 'PASSWORD_POLICY'],
    idempotent: true,
  }),
  changePasswordExternal: call({
    name: 'auth.change-password-external',
    base,
    access,
    method: 'PUT',
    path: 'change-password-external',
    summary: 'Change a temporary or expired password without a session',
    body: z.object({ username: z.string(), ...passwordChange }),
    result: z.null(),
    errors: ['PASSWORD_POLICY'],
  }),
  passwordValidate: call({
    name: 'auth.password-validate',
    base,
    access,
    method: 'POST',
    path: 'password-validate',
    summary: 'Check a password against the policy',
    body: z.object({ username: z.nullish(z.string()), password: z.string() }),
    result: z.object({ valid: z.boolean(), rules: z.array(passwordRule) }),
  }),
} as const;

/** Changes the own password at the identity service, for users who sign in through it. */
export const changeIdentityPassword = call({
  name: 'auth.me.change-password',
  base: 'middle',
  access: 'session',
  method: 'PUT',
  path: 'auth/me/change-password',
  summary: 'Change the own password at the identity service',
  body: z.object(passwordChange),
  result: z.null(),
  errors: ['OLD_PASSWORD_WRONG', 'PASSWORD_POLICY', 'IDENTITY_UNAVAILABLE'],
});

/** Own password of a signed-in user in local mode. */
export const changePassword = call({
  name: 'user.change-password',
  base: 'middle',
  access: 'session',
  method: 'PUT',
  path: 'user/change-password',
  summary: 'Change the own password',
  body: z.object(passwordChange),
  result: z.null(),
  errors: ['OLD_PASSWORD_WRONG', 'PASSWORD_POLICY', 'SSO_MANAGED'],
});
