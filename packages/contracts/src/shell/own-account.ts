import * as z from 'zod/mini';
import { call } from '../core/call.ts';
import { emailPattern, image, line, phone } from '../core/fields.ts';
import { defineResource } from '../core/resource.ts';
import { text } from '../core/text.ts';
import { objectOf } from '../core/validation.ts';
import { authErrors } from './auth.ts';
import { account, type Account } from './profile.ts';

const module = 'profile';
const optional = { required: false } as const;

/** Width and height of a photo in pixels; the browser crops the chosen picture to it. */
export const photoSide = 512;
const photo = {
  width: photoSide,
  height: photoSide,
  tolerance: 0,
  maximumBytes: 2 * 1024 * 1024,
  types: ['image/jpeg', 'image/png', 'image/webp'],
};

const fields = {
  photoFileId: image(photo, optional),
  name: line({ minimum: 3, maximum: 60 }),
  email: line({ maximum: 100, pattern: emailPattern, unique: true, personal: 'email' }),
  phone: phone(optional),
  /** Required when the e-mail address changes, because a lost password is reset through it. */
  currentPassword: line({ maximum: 64, ...optional }),
};

/** `PUT auth/me` (docs/model/platform.md#sign-in-calls). */
const update = call({
  name: 'auth.me.update',
  base: 'middle',
  access: 'session',
  method: 'PUT',
  path: 'auth/me',
  summary: 'Changes the account of the signed-in user',
  body: z.intersection(z.object({ secureId: z.uuid(), version: z.int() }), objectOf(fields)),
  result: account,
  errors: ['STALE_VERSION', 'DUPLICATE', 'OLD_PASSWORD_WRONG', 'IMMUTABLE'],
});

/** The own account as a form: what its owner may change (docs/model/shell.md#profile-page). */
export const ownAccount = defineResource({
  module,
  path: 'auth/me',
  title: text('Profil', 'Profile'),
  label: 'username',
  volume: 1,
  status: false,
  operations: [],
  list: { defaultSort: [] },
  titles: {
    photoFileId: text('Foto', 'Photo'),
    name: text('Nama', 'Name'),
    currentPassword: text('Password saat ini', 'Current password'),
  },
  fields,
  derived: { username: line({ maximum: 50 }) },
  calls: { update },
  errors: {
    OLD_PASSWORD_WRONG: authErrors.OLD_PASSWORD_WRONG,
    IMAGE_SIZE: {
      status: 422,
      text: text('Ukuran gambar harus {width}×{height} piksel', 'The picture must be {width}×{height} pixels'),
    },
  },
});

/** The call itself, typed. */
export const updateOwnAccount = update;

/**
 * The form of this account: fields of the identity service are read-only, and a new e-mail address needs the password.
 */
export const ownAccountOf = ({ email, signInMode }: Pick<Account, 'email' | 'signInMode'>): typeof ownAccount => ({
  ...ownAccount,
  fields:
    signInMode === 'SSO'
      ? { ...fields, name: { ...fields.name, immutable: true }, email: { ...fields.email, immutable: true } }
      : fields,
  rules: [
    (values) =>
      changesEmail(values.email, email) && !values.currentPassword
        ? [{ field: 'currentPassword', code: 'REQUIRED' }]
        : [],
  ],
});

/** Whether a typed address differs from the one held; a blank one is not yet another. */
export const changesEmail = (typed: unknown, held: string | null): boolean =>
  typeof typed === 'string' && typed.trim() !== '' && typed.trim() !== (held ?? '');
