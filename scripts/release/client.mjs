import path from 'node:path';
import { root } from '../lib/paths.mjs';
import { StepFailure } from '../lib/step.mjs';
import { localSecret } from './local.mjs';
import { evaluated } from './evaluated.mjs';

const contract = (name) => evaluated(path.join(root, 'packages/contracts/src', name)).then(({ module }) => module);
const isLocal = (url) => ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);

/** The token from the environment, or the one that the console running on this machine has stored. */
function tokenOf(url, environment) {
  if (environment.CONSOLE_RELEASE_TOKEN) return environment.CONSOLE_RELEASE_TOKEN.trim();
  const token = isLocal(url) ? localSecret('release-token', environment) : undefined;
  if (token) return token;
  throw new StepFailure(
    'CONSOLE_RELEASE_TOKEN is needed: a token of your remote, made on /platform/remotes/tokens of the console.',
  );
}

/** A StepFailure with the refusal of the console in one sentence. */
async function refusal(response) {
  const body = await response.json().catch(() => ({}));
  const stale = body.code === 'STALE_VERSION' && body.result;
  const state = stale
    ? ` It is now at state ${stale.stateVersion}, stable ${stale.stable}, changed by ${stale.changedBy}. ` +
      'Look again before you decide.'
    : '';
  const errors = (body.errors ?? []).map(({ field, message }) => ` ${field}: ${message}.`).join('');
  const message = body.message ?? 'the console gave no answer that can be read';
  return new StepFailure(`${body.code ?? response.status}: ${message}.${errors}${state}`);
}

/**
 * Connects to the console of CONSOLE_RELEASE_URL as the team of CONSOLE_RELEASE_TOKEN.
 * @typedef {{ parameters?: object, query?: object, body?: object | FormData, key?: string }} CallInput
 * @returns {Promise<(name: string, input?: CallInput) => Promise<any>>} sends a call of `teamReleaseCalls` by name and
 *   returns its result
 * @throws StepFailure, from both functions, with the reason
 */
export async function connect(environment = process.env) {
  const url = (environment.CONSOLE_RELEASE_URL || 'http://localhost:3000').replace(/\/$/, '');
  const token = tokenOf(url, environment);
  if (!isLocal(url) && !url.startsWith('https:'))
    throw new StepFailure('CONSOLE_RELEASE_URL must begin with https://: the token would travel in the clear.');
  const [{ teamReleaseCalls }, { addressOf }] = await Promise.all([
    contract('platform/releases/team-calls.ts'),
    contract('core/call.ts'),
  ]);
  return async (name, { parameters, query = {}, body, key } = {}) => {
    const call = teamReleaseCalls[name];
    const search = new URLSearchParams(Object.entries(query).filter(([, value]) => value != null));
    const isForm = body instanceof FormData;
    const response = await fetch(`${url}${addressOf(call, parameters)}${search.size > 0 ? `?${search}` : ''}`, {
      method: call.method,
      redirect: 'error',
      signal: AbortSignal.timeout(120_000),
      headers: {
        authorization: `Bearer ${token}`,
        'accept-language': 'en',
        ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
        ...(key ? { 'idempotency-key': key } : {}),
      },
      ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
    }).catch((error) => {
      throw new StepFailure(`${url} cannot be reached: ${error.cause?.message ?? error.message}`);
    });
    if (!response.ok) throw await refusal(response);
    return (await response.json()).result;
  };
}

/** The named remote, or the one that the token is for. */
export async function remoteOf(ask, named) {
  const { remote } = await ask('whose');
  if (named) return named;
  if (remote === '*') throw new StepFailure('Which remote? This token is for all of them.');
  return remote;
}
