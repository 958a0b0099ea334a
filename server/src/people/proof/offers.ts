import type { ProofOffer } from '@console/contracts/shell/proof';
import { belongsTo } from '../auth/account-identity.ts';
import { readAccount } from '../auth/credentials.ts';
import { verifyIdToken } from '../sign-in/id-token.ts';
import type { Caller, Context } from '../../platform/context.ts';
import { passwordMatches } from '../passwords/hash.ts';
import { checkFactor } from '../second-factor/check.ts';
import { sessionStep, stepAt } from '../second-factor/steps.ts';
import type { Services } from '../../platform/services.ts';
import { settings } from '../settings/settings.ts';

type Offer<Kind> = Extract<ProofOffer, { readonly kind: Kind }>;

/** The proof belongs to a running session: a lock of the sign-in, which strangers can cause, does not apply. */
type Prover = Pick<Context, 'caller'>;

async function byPassword(
  services: Services,
  { caller }: Prover,
  { password }: Offer<'password'>,
): Promise<Date | null> {
  const account = await readAccount(services.db, caller.username);
  return account && (await passwordMatches(account.password_hash, password)) ? services.now() : null;
}

/** Uses the time of the last authentication in the ID token; a token without it proves nothing. */
async function byIdentity(services: Services, caller: Caller, offer: Offer<'identity'>): Promise<Date | null> {
  const proved = await verifyIdToken(services, offer);
  if (proved?.username.toUpperCase() !== caller.username || proved.authTime === null) return null;
  if (!(await belongsTo(services.db, caller.userId, proved))) return null;
  const now = services.now();
  const minutes = await settings(services).number('STEP_UP_MINUTES');
  if (now.getTime() - proved.authTime.getTime() >= minutes * 60_000) return null;
  return proved.authTime < now ? proved.authTime : now;
}

async function byFactor(
  services: Services,
  { caller }: Prover,
  offer: Offer<'totp' | 'passkey'>,
): Promise<Date | null> {
  const isRight =
    offer.kind === 'totp'
      ? await checkFactor(services, caller.userId, { kind: 'TOTP', code: offer.code }, null)
      : await checkFactor(
          services,
          caller.userId,
          { kind: 'PASSKEY', answer: offer.answer },
          await stepAt(services, sessionStep('PROVE', caller.sessionId), 'PROVE'),
        );
  return isRight ? services.now() : null;
}

/** The time for which the proof holds; `null` when it does not prove that the sender is the caller. */
export function provenAt(services: Services, by: Prover, offer: ProofOffer): Promise<Date | null> {
  switch (offer.kind) {
    case 'password':
      return byPassword(services, by, offer);
    case 'identity':
      return byIdentity(services, by.caller, offer);
    case 'totp':
    case 'passkey':
      return byFactor(services, by, offer);
  }
}
