import type { FastifyRequest } from 'fastify';
import { callers } from '../auth/callers.ts';
import {
  checkCredentials,
  lockOf,
  mustChangePassword,
  readAccountById,
  type SignInAccount,
} from '../auth/credentials.ts';
import { deviceOf } from '../../platform/http/device.ts';
import { countFailure, originOf } from '../auth/lock-out.ts';
import { describe } from '../auth/credential-refusal.ts';
import { auditRefusedSignIn, auditSignIn } from '../auth/sign-in-audit.ts';
import type { RequestInfo } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { checkNewPassword, storePassword, type NewPassword } from '../passwords/change.ts';
import { hashPassword } from '../passwords/hash.ts';
import { checkFactor } from '../second-factor/check.ts';
import { factorsOf, isRequired } from '../second-factor/factors.ts';
import type { Services } from '../../platform/services.ts';
import { pageTexts } from './page-texts.ts';
import type { SignInForm } from './pages.ts';
import { signInPath } from './provider.ts';

/** A text of the submitted form; blank when it is missing. */
export const field = (request: FastifyRequest, name: string): string => {
  const value = (request.body as Readonly<Record<string, unknown>> | null)?.[name];
  return typeof value === 'string' ? value : '';
};

const infoOf = (request: FastifyRequest): RequestInfo => ({
  id: request.id,
  ip: request.ip,
  userAgent: (request.headers['user-agent'] ?? '').slice(0, 255),
  device: deviceOf(request.headers.cookie),
  base: 'identity',
  method: request.method,
  path: signInPath,
});

type Again = { readonly status: number; readonly form: Omit<SignInForm, 'language'> };
/** The authenticated account and its methods (RFC 8176); else the form to show again. */
export type Proof = { readonly accountId: string; readonly amr: readonly string[] } | Again;

/** The submitted form and its account. */
interface Visit {
  readonly services: Services;
  readonly request: FastifyRequest;
  readonly form: SignInForm;
  readonly account: SignInAccount;
}

/**
 * Checks the new password of a person who must change it.
 * @returns the form again when it is missing or not allowed
 */
async function wantedPassword({ services, request, form, account }: Visit): Promise<NewPassword | Again> {
  const { language } = form;
  const mustChange = { status: 422, form: { ...form, change: true, message: pageTexts.mustChange[language] } };
  const wanted = { newPassword: field(request, 'newPassword'), confirmPassword: field(request, 'confirmPassword') };
  if (field(request, 'change') !== 'yes' || wanted.newPassword === '') return mustChange;
  try {
    await checkNewPassword(services, account, wanted, { language, forced: true });
    return wanted;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { rules = [] } = (error.details.result ?? {}) as { readonly rules?: readonly { readonly message: string }[] };
    const message = error.code === 'PASSWORD_POLICY' ? mustChange.form.message : pageTexts.confirmPassword[language];
    return { status: 422, form: { ...mustChange.form, message, rules: rules.map((rule) => rule.message) } };
  }
}

async function storeWanted({ services, request, account }: Visit, { newPassword }: NewPassword): Promise<void> {
  const hash = await hashPassword(newPassword);
  await services.db.transaction().execute(async (tx) => {
    await storePassword(tx, services, account, hash);
    await auditSignIn(tx, 'PASSWORD_CHANGE', { username: account.username, account, request: infoOf(request) });
  });
  callers(services).forget();
}

/**
 * Checks the second factor: a code of the authenticator or a recovery code, both of which work without scripts.
 * @returns the form again when it is missing or wrong
 */
async function wrongFactor({ services, request, form, account }: Visit): Promise<Again | null> {
  const { language } = form;
  const code = field(request, 'code');
  if (code === '') return { status: 401, form: { ...form, message: pageTexts.codeNeeded[language] } };
  const kind = /^[\d\s]*$/.test(code) ? 'TOTP' : 'RECOVERY';
  if (await checkFactor(services, account.id, { kind, code }, null)) return null;
  const origin = await originOf(services.db, account.id, infoOf(request));
  await countFailure(services, account, origin, true);
  await auditRefusedSignIn(
    services.db,
    { username: account.username, account, request: infoOf(request) },
    { error: 'second_factor_wrong' },
  );
  const now = await readAccountById(services.db, account.id);
  const lock = now ? await lockOf(services, now, origin) : null;
  return { status: 401, form: { ...form, message: describe(lock ?? { error: 'second_factor_wrong' }) } };
}

/**
 * Checks the submitted form by the rules of the console's own sign-in: password, then a new one if it must be changed,
 * then the second factor. Nothing is stored before all of it is valid.
 */
export async function prove(services: Services, request: FastifyRequest, shown: SignInForm): Promise<Proof> {
  const { username, language } = shown;
  const checked = await checkCredentials(services, username, field(request, 'password'), {
    local: false,
    request: infoOf(request),
  });
  if ('refused' in checked) {
    await auditRefusedSignIn(
      services.db,
      { username, account: checked.account, request: infoOf(request) },
      checked.refused,
    );
    return { status: 401, form: { username, message: describe(checked.refused) } };
  }
  const { account } = checked;
  const hasFactor = (await factorsOf(services.db, account.id)).length > 0;
  if (!hasFactor && (await isRequired(services.db, account.id))) {
    const who = { username: account.username, account, request: infoOf(request) };
    await auditRefusedSignIn(services.db, who, { error: 'second_factor_enrolment' });
    return { status: 403, form: { username, message: pageTexts.factorMissing[language] } };
  }
  const visit = { services, request, account, form: { ...shown, code: hasFactor } };
  const wanted = (await mustChangePassword(services, account)) ? await wantedPassword(visit) : null;
  if (wanted && 'status' in wanted) return wanted;
  const again = hasFactor ? await wrongFactor({ ...visit, form: { ...visit.form, change: wanted !== null } }) : null;
  if (again) return again;
  if (wanted) await storeWanted(visit, wanted);
  return { accountId: account.id, amr: hasFactor ? ['pwd', 'otp', 'mfa'] : ['pwd'] };
}
