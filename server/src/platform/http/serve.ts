import { rm } from 'node:fs/promises';
import { repeatedHeader, type Call } from '@console/contracts/core/call';
import { bases } from '@console/contracts/core/bases';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller, Context } from '../context.ts';
import { isUuid } from '../database/uuid.ts';
import { passingCauseOf } from '../outage/passing-cause.ts';
import { retryThroughOutage } from '../outage/retry-through-outage.ts';
import { Answer, EventAnswer, FileAnswer } from './answer.ts';
import type { Application } from './application.ts';
import { authorise, callerOf } from './authorise.ts';
import { contextOf, type ContextOptions } from './context-of.ts';
import { protectionOf } from '../protected-text/protection.ts';
import { claimOrRepeat, type Claim } from './idempotency.ts';
import { Refusal } from './refusal.ts';
import { keepRefusal } from './refusal-audit.ts';
import { requestInfo } from './request-info.ts';
import { sendAnswer } from './send.ts';
import { guardedBy, type Guarded } from './source-gate.ts';
import { traced } from './trace-call.ts';

export interface ServeOptions extends ContextOptions, Guarded {
  /** Bytes of a JSON body; default 1 MB. */
  readonly bodyLimit?: number;
}

/** A handler may declare the types itself where the calls of a resource do not carry them. */
export type Handler<Query, Body, Result> = {
  handle(context: Context<Query, Body>): Promise<Result | Answer | FileAnswer | EventAnswer>;
}['handle'];

/**
 * Serves a declared call. Checks the caller before the body is read, then parameters and body against the call's
 * schemas; sends the handler's result in the envelope.
 * @example serve(app, calls.unlock, ({ caller, body }) => unlock(app.services, caller, body.secureId));
 */
export function serve<Query, Body, Result>(
  app: Application,
  call: Call<Query, Body, Result> | undefined,
  handler: Handler<Query, Body, Result>,
  options: ServeOptions = {},
): void {
  if (!call) throw new TypeError('The contract declares no such call');
  const declared = call;
  if (app.calls.has(call.name)) throw new TypeError(`Call ${call.name} is served twice`);
  const { rateLimit, admit, trace } = guardedBy(declared, options);
  app.calls.set(call.name, declared);
  const perform = (context: Context): Promise<unknown> => {
    const work = () => handler(context as Context<Query, Body>) as Promise<unknown>;
    return call.access === 'public' ? work() : withinGuards(app, declared, context.caller, work);
  };
  app.handlers.set(call.name, perform);
  for (const address of [call.path, ...(call.also ?? [])])
    app.http.route({
      method: call.method,
      url: `${bases[call.base]}/${address.replace(/\{(\w+)\}/g, ':$1')}`,
      ...(options.bodyLimit ? { bodyLimit: options.bodyLimit } : {}),
      // Answers with tokens: the length of the compressed answer would leak information about them.
      ...(call.base === 'auth' ? { compress: false as const } : {}),
      ...(rateLimit ? { config: { rateLimit } } : {}),
      onRequest: (request) =>
        withAudit(app, declared, request, async () => {
          if (address !== call.path) askedByAddress(declared, request);
          await authorise(app, declared, request);
          for (const guard of app.guards) guard.checkAddress?.(request);
          await admit?.({
            authorization: request.headers.authorization,
            request: requestInfo(declared, request),
          });
        }),
      handler: async (request, reply) => {
        const work = () =>
          withAudit(app, declared, request, async () => {
            const context = await contextOf(app, declared, options, request, reply);
            try {
              return await runOnce(app, declared, { request, reply }, context, { handle: perform }.handle);
            } finally {
              // A handler that keeps the file has already moved it.
              if (context.upload) await rm(context.upload.path, { force: true });
            }
          });
        const answer = await traced(app, declared, trace, request, work);
        return sendAnswer(declared, answer, request, reply);
      },
    });
}

/** What a further address names besides the call's own is asked for as a query parameter. */
function askedByAddress({ path }: Call, request: FastifyRequest): void {
  const own = new Set([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
  const besides = Object.entries(request.params as Readonly<Record<string, string>>).filter(([name]) => !own.has(name));
  Object.assign(request.query as object, Object.fromEntries(besides));
}

/** Runs the work of a call, surrounded by each guard that has something to say to it. */
const withinGuards = (app: Application, call: Call, caller: Caller, work: () => Promise<unknown>): Promise<unknown> =>
  app.guards.reduce((inner, guard) => (guard.around ? () => guard.around!(call, caller, inner) : inner), work)();

async function withAudit<T>(app: Application, call: Call, request: FastifyRequest, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const caller = callerOf(request);
    if (!(error instanceof Refusal) || !caller) throw error;
    const who = { caller, request: requestInfo(call, request) };
    await keepRefusal(app, call, who, error, request).catch((failure: unknown) =>
      request.log.error({ err: failure }, 'refusal not audited'),
    );
    throw await answered(app, error, caller);
  }
}

/** The refusal with what the guards add to its answer. */
async function answered({ guards }: Application, refusal: Refusal, caller: Caller): Promise<Refusal> {
  let answer = refusal;
  for (const guard of guards) answer = (await guard.answerRefusal?.(answer, caller)) ?? answer;
  return answer;
}

/** Runs the handler, at most once for each Idempotency-Key. A refusal releases the key. */
async function runOnce(
  app: Application,
  call: Call,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  context: Context,
  handler: Handler<unknown, unknown, unknown>,
): Promise<unknown> {
  const key = request.headers['idempotency-key'];
  if (call.idempotent === 'required' && key === undefined) throw new Refusal('IDEMPOTENCY_REQUIRED');
  if (!call.idempotent || key === undefined) return handler(context);
  if (typeof key !== 'string' || !isUuid(key)) throw new Refusal('MALFORMED');
  const texts = await protectionOf(app.services);
  const attempt = await claimOrRepeat(
    { db: app.services.db, texts },
    {
      userId: callerOf(request)?.userId ?? request.ip,
      key,
      call: call.name,
      secret: call.secret,
      body: [request.params, request.query, context.body, context.upload?.hash],
    },
  );
  if ('repeated' in attempt) reply.header(repeatedHeader, 'true');
  return 'repeated' in attempt ? attempt.repeated : runFirst(app, attempt.first, context, handler);
}

async function runFirst(
  app: Application,
  claim: Claim,
  context: Context,
  handler: Handler<unknown, unknown, unknown>,
): Promise<unknown> {
  let kept = false;
  const remember: Context['remember'] = async (tx, result) => {
    await claim.keep(tx, result);
    kept = true;
  };
  let answer: unknown;
  try {
    // The caller of a public call is not there to be read; all parts are own ones, so that handlers may copy them.
    const parts = { ...Object.getOwnPropertyDescriptors(context), remember: { value: remember, enumerable: true } };
    answer = await handler(Object.defineProperties({}, parts) as Context);
  } catch (error) {
    await retryLaterIfPassing(() => claim.release());
    throw error;
  }
  // The work is done, so it is answered even if the answer cannot be stored now.
  if (!kept && !(answer instanceof FileAnswer)) await retryLaterIfPassing(() => claim.keep(app.services.db, answer));
  return answer;
}

/** Milliseconds after which the key counts as abandoned. */
const keyPatienceMs = 90_000;

/**
 * Runs the work now, or in the background as soon as the database is back: a repeated call must not wait for a dead
 * key.
 */
async function retryLaterIfPassing(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!passingCauseOf(error)) throw error;
    // The database may be gone permanently, or closed at shutdown.
    void retryThroughOutage(work, { atMostMs: keyPatienceMs }).catch(() => {});
  }
}
