import { sessionEndHeader } from '@console/contracts/core/call';
import type { ErrorBody } from '@console/contracts/core/envelope';
import { isPassing } from '@console/contracts/core/passing-causes';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { wireText } from '../database/wire-text.ts';
import { keepFault } from '../error-log/keep.ts';
import { passingCauseOf, refusalOfCause } from '../outage/passing-cause.ts';
import { recentCauses } from '../outage/recent-causes.ts';
import { sendOutagePage, wantsOutagePage } from '../outage/outage-page.ts';
import { isOfMissingKey } from '../protected-text/protected-text.ts';
import type { Application } from './application.ts';
import type { ErrorCatalogue } from './error-catalogue.ts';
import { languageOf } from './language.ts';
import { Refusal } from './refusal.ts';

/** SQLSTATE of a number that its column cannot hold: no record has such a value. */
const outOfRange = '22003';

/** Faults found by the HTTP library, by their status. */
function refusalOf(error: FastifyError): { refusal: Refusal; status?: number } {
  if (isOfMissingKey(error)) return { refusal: new Refusal('DATA_KEY_MISSING') };
  const cause = passingCauseOf(error);
  if (cause) return { refusal: refusalOfCause(cause) };
  if (error.code === outOfRange) return { refusal: new Refusal('VALIDATION') };
  const status = error.statusCode ?? 500;
  if (status === 429) return { refusal: new Refusal('RATE_LIMITED') };
  if (status >= 400 && status < 500) return { refusal: new Refusal('MALFORMED'), status: status === 413 ? 413 : 400 };
  return { refusal: new Refusal('INTERNAL') };
}

/** The body of a refusal, its texts in the caller's language. */
export function errorBody(errors: ErrorCatalogue, { code, details }: Refusal, request: FastifyRequest): ErrorBody {
  const language = languageOf(request.headers['accept-language']);
  const { errors: fieldErrors, retryAfter: _, sessionEnd: __, record: ___, message, ...rest } = details;
  return {
    message: message || errors.text(code, language, { requestId: request.id, ...details.parameters }),
    code,
    ...rest,
    ...(fieldErrors ? { errors: fieldErrors.map((error) => errors.fieldError(error, language)) } : {}),
    ...(code === 'INTERNAL' ? { requestId: request.id } : {}),
  };
}

/** Whether work was aborted because its caller closed the connection: there is no one to answer, and nothing failed. */
const isAbandoned = (error: Error & { readonly code?: string }, { raw }: FastifyReply): boolean =>
  (error.name === 'AbortError' || error.code === 'ERR_STREAM_PREMATURE_CLOSE') &&
  raw.destroyed &&
  !raw.writableFinished;

/** Where a call failed: the service base, and the address without values. */
const placeOf = ({ id, method, url, routeOptions }: FastifyRequest, httpStatus: number) => ({
  service: /^\/api\/([\w-]+)/.exec(url)?.[1] ?? 'console',
  component: `${method} ${routeOptions?.url ?? ''}`,
  requestId: id,
  httpStatus,
});

/** A refusal that cannot be put into words is still answered in the one shape, by its code alone. */
function bodyOf(errors: ErrorCatalogue, refusal: Refusal, request: FastifyRequest): ErrorBody {
  try {
    return errorBody(errors, refusal, request);
  } catch (error) {
    request.log.error({ err: error, code: refusal.code }, 'a refusal has no words');
    return { message: errors.text(refusal.code, languageOf(request.headers['accept-language'])), code: refusal.code };
  }
}

/**
 * Answers every error: refusals with their code, passing causes with 503 and Retry-After, anything else with 500, the
 * request id and a log line.
 */
export const errorHandler =
  ({ errors, services }: Pick<Application, 'errors' | 'services'>) =>
  async (error: FastifyError | Refusal, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { refusal, status } = error instanceof Refusal ? { refusal: error, status: undefined } : refusalOf(error);
    const code = status ?? errors.status(refusal.code);
    if (isAbandoned(error, reply)) request.log.info('caller went away before the answer');
    else if (isPassing(refusal.code)) {
      recentCauses(services).note(refusal.code);
      // One line without a stack: the cause lies outside the program.
      request.log.warn({ code: refusal.code, cause: error.message }, 'call put off by a passing cause');
    } else if (refusal.code === 'DATA_KEY_MISSING') request.log.error({ cause: error.message }, 'data key missing');
    else if (code >= 500 && refusal.code !== 'MAINTENANCE') {
      request.log.error({ err: error }, 'call failed');
      keepFault(services, error, placeOf(request, code));
    }
    if (refusal.details.retryAfter !== undefined) reply.header('retry-after', String(refusal.details.retryAfter));
    if (refusal.details.sessionEnd) reply.header(sessionEndHeader, refusal.details.sessionEnd);
    const body = bodyOf(errors, refusal, request);
    if (isPassing(refusal.code) && wantsOutagePage(request))
      return sendOutagePage(reply, body.message, refusal.details.retryAfter);
    return reply.status(code).type('application/json; charset=utf-8').send(wireText(body));
  };
