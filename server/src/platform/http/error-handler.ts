import type { ErrorBody } from '@console/contracts/envelope';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorCatalogue } from './error-catalogue.ts';
import { languageOf } from './language.ts';
import { Refusal } from './refusal.ts';

/** No connection to the database in the time a call may wait for one, since all are lent or none opens: the pool has no codes for it, only messages. */
const noConnection = new Set([
  'timeout exceeded when trying to connect',
  'Connection terminated due to connection timeout',
]);
/** Seconds after which a call refused for want of a connection may come again. */
const busySeconds = 3;

/** SQLSTATE of a number that its column cannot hold: whatever was sent, no record has it. */
const outOfRange = '22003';

/** Faults that the HTTP layer itself finds, by their status. */
function refusalOf(error: FastifyError): { refusal: Refusal; status?: number } {
  if (noConnection.has(error.message)) return { refusal: new Refusal('BUSY', { retryAfter: busySeconds }) };
  if (error.code === outOfRange) return { refusal: new Refusal('VALIDATION') };
  const status = error.statusCode ?? 500;
  if (status === 429) return { refusal: new Refusal('RATE_LIMITED') };
  if (status >= 400 && status < 500) return { refusal: new Refusal('MALFORMED'), status: status === 413 ? 413 : 400 };
  return { refusal: new Refusal('INTERNAL') };
}

/** The body of a refusal, its texts in the caller's language. */
export function errorBody(errors: ErrorCatalogue, { code, details }: Refusal, request: FastifyRequest): ErrorBody {
  const language = languageOf(request.headers['accept-language']);
  const { errors: fieldErrors, retryAfter: _, message, ...rest } = details;
  return {
    message: message || errors.text(code, language, { requestId: request.id, ...details.parameters }),
    code,
    ...rest,
    ...(fieldErrors ? { errors: fieldErrors.map((error) => errors.fieldError(error, language)) } : {}),
    ...(code === 'INTERNAL' ? { requestId: request.id } : {}),
  };
}

/** Answers every error: refusals with their code, anything else as 500 with the request id and a log line. */
export const errorHandler =
  (errors: ErrorCatalogue) =>
  async (error: FastifyError | Refusal, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { refusal, status } = error instanceof Refusal ? { refusal: error, status: undefined } : refusalOf(error);
    const code = status ?? errors.status(refusal.code);
    if (refusal.code === 'BUSY') request.log.warn('no database connection was free in time');
    else if (code >= 500 && refusal.code !== 'MAINTENANCE') request.log.error({ err: error }, 'call failed');
    if (refusal.details.retryAfter !== undefined) reply.header('retry-after', String(refusal.details.retryAfter));
    return reply
      .status(code)
      .type('application/json; charset=utf-8')
      .send(errorBody(errors, refusal, request));
  };
