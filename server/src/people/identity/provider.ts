import type { Language } from '@console/contracts/core/text';
import { passingCauses, type PassingCode } from '@console/contracts/core/passing-causes';
import type { Configuration, KoaContextWithOIDC, Provider } from 'oidc-provider';
import { passingCauseOf } from '../../platform/outage/passing-cause.ts';
import { recentCauses } from '../../platform/outage/recent-causes.ts';
import type { Services } from '../../platform/services.ts';
import { signingKeys } from '../sessions/keys.ts';
import { adapterOf } from './adapter.ts';
import { embeddedIssuer, identityConfig, identityPath, publicAddress } from './config.ts';
import { cookieKeys } from './cookie-keys.ts';
import { errorPage, signedOutPage, signOutPage } from './pages.ts';
import { pageLanguage } from './page-language.ts';
import { type KnownAccount, accountOf } from './account.ts';

/** Path of the sign-in pages of the identity service. */
export const signInPath = `${identityPath}/sign-in`;

/** Language of the pages that the library renders. */
const languageFor = (context: KoaContextWithOIDC): Language =>
  pageLanguage(context.get('accept-language'), context.oidc?.params?.['ui_locales']);

/**
 * Whether a page of the console led here. Browsers send no Sec-Fetch-Site over plain http; then the Referer decides.
 */
function isFromConsole(context: KoaContextWithOIDC, address: string): boolean {
  const site = context.get('sec-fetch-site');
  if (site !== '') return site === 'same-origin';
  const referer = context.get('referer');
  return URL.canParse(referer) && new URL(referer).origin === new URL(address).origin;
}

const scopes = ['openid', 'profile', 'email'];
const minute = 60;
const hour = 60 * minute;

/** The console is our own client: no consent page. */
async function grantFor({ oidc }: KoaContextWithOIDC) {
  const { client, session, provider } = oidc;
  if (!client || !session?.accountId) return undefined;
  const known = session.grantIdFor(client.clientId);
  const grant =
    (known && (await provider.Grant.find(known))) ||
    new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope(scopes.join(' '));
  await grant.save();
  return grant;
}

type Library = typeof import('oidc-provider');

/** When a sign-in is needed: also when the account of the identity session may no longer be used. */
function policyOf({ interactionPolicy: { base, Check } }: Library) {
  const policy = base();
  policy
    .get('login')
    ?.checks.add(
      new Check(
        'account_refused',
        'The account may not be used',
        ({ oidc: { session, account } }) => Boolean(session?.accountId) && !account,
      ),
    );
  policy
    .get('login')
    ?.checks.add(
      new Check(
        'factor_missing',
        'The running session lacks the second factor that is asked for by now',
        ({ oidc: { session, account } }) =>
          Boolean(session?.accountId) &&
          (account as KnownAccount | undefined)?.demandsFactor === true &&
          session?.amr?.includes('mfa') !== true,
      ),
    );
  return policy;
}

async function configurationOf(services: Services, library: Library): Promise<Configuration> {
  const address = publicAddress(services);
  const [{ clientId }, keys, secrets] = await Promise.all([
    identityConfig(services),
    signingKeys(services, 'identity'),
    cookieKeys(services),
  ]);
  const cookie = { httpOnly: true, sameSite: 'lax', path: identityPath, signed: true } as const;
  return {
    adapter: adapterOf(services),
    clients: [
      {
        client_id: clientId,
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code'],
        response_types: ['code'],
        id_token_signed_response_alg: 'ES256',
        redirect_uris: [`${address}/login`],
        post_logout_redirect_uris: [`${address}/login`],
        application_type: 'web',
        scope: scopes.join(' '),
      },
    ],
    jwks: { keys: keys as never },
    cookies: {
      keys: secrets,
      long: cookie,
      short: cookie,
      names: { session: 'identity_session', interaction: 'identity_interaction', resume: 'identity_resume' },
    },
    scopes,
    claims: { openid: ['sub', 'amr'], profile: ['name', 'preferred_username'], email: ['email'] },
    conformIdTokenClaims: false,
    findAccount: (_, id) => accountOf(services, id),
    interactions: { url: (_, { uid }) => `${signInPath}/${uid}`, policy: policyOf(library) },
    responseTypes: ['code'],
    pkce: { required: () => true },
    clientBasedCORS: (_, origin) => origin === address,
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (context, form) => {
          context.body = signOutPage(form, languageFor(context), isFromConsole(context, address));
        },
        postLogoutSuccessSource: (context) => {
          context.body = signedOutPage(languageFor(context));
        },
      },
    },
    loadExistingGrant: grantFor,
    renderError: (context, { error }) => {
      context.type = 'html';
      context.body = errorPage(error, languageFor(context));
    },
    ttl: {
      AccessToken: minute,
      AuthorizationCode: minute,
      IdToken: 5 * minute,
      Interaction: 10 * minute,
      Session: 8 * hour,
      Grant: 8 * hour,
    },
  };
}

/** Suppresses the library's warning at load that it wants Node.js 22: it is tested here on 20. */
async function load(): Promise<Library> {
  const warn = console.warn;
  console.warn = () => {};
  try {
    return await import('oidc-provider');
  } finally {
    console.warn = warn;
  }
}

/** Creates the embedded identity service: authorization code with PKCE, for the console only. */
export async function createProvider(services: Services): Promise<Provider> {
  const library = await load();
  const provider = new library.Provider(embeddedIssuer(services), await configurationOf(services, library));
  provider.proxy = true;
  const putOff = new WeakMap<object, PassingCode>();
  provider.on('server_error', (context, error) => {
    const code = passingCauseOf(error);
    if (code) putOff.set(context, code);
    else services.log.error({ err: error }, 'identity service failed');
  });
  // The library answers every error of its storage with 500; passing causes need 503.
  provider.use(async (context, next) => {
    await next();
    const code = putOff.get(context);
    if (!code) return;
    recentCauses(services).note(code);
    context.status = 503;
    context.set('retry-after', String(passingCauses[code]));
  });
  return provider;
}
