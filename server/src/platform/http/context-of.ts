import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Call } from '@console/contracts/core/call';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Context } from '../context.ts';
import { isUuid } from '../database/uuid.ts';
import type { Application } from './application.ts';
import { callerOf } from './authorise.ts';
import { withCleanTexts } from './clean-texts.ts';
import { refuseHidden } from './hidden-fields.ts';
import { fieldErrorsOf } from './issues.ts';
import { languageOf } from './language.ts';
import { readQuery } from './query.ts';
import { invalid, notFound, Refusal } from './refusal.ts';
import { requestInfo } from './request-info.ts';
import { isStorable } from './storable-text.ts';
import { scanFile } from './scan.ts';
import { receiveUpload, type Received } from './upload.ts';

const none = z.object({});

export interface ContextOptions {
  /** The handler validates the body itself, with field rules that report more than the schema. */
  readonly bodyChecked?: boolean;
}

/** Aborted when the caller goes away before the answer. */
function signalOf(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller.signal;
}

/** A body that fits the schema of its call, its texts cleaned. @throws Refusal MALFORMED, VALIDATION */
export function checkedBody(call: Call, body: unknown): unknown {
  if (!call.body) return body;
  if (typeof body !== 'object' || body === null) throw new Refusal('MALFORMED');
  const checked = call.body.safeParse(withCleanTexts(body), { reportInput: true });
  if (!checked.success) throw invalid(...fieldErrorsOf(checked.error));
  return checked.data;
}

/** Refuses ids in the path that no record can have. @throws Refusal NOT_FOUND, as for any missing record */
function checkIds(parameters: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(parameters)) {
    const fits = name.endsWith('Id') ? isUuid(value) : isStorable(value);
    if (!fits) throw notFound();
  }
}

/** The fields of an upload beside its file, which is scanned; it is deleted when either is refused. */
async function acceptedFields(
  { services }: Pick<Application, 'services'>,
  call: Call,
  { fields, upload }: Received,
): Promise<unknown> {
  try {
    const body = call.body ? readQuery(call.body, fields) : fields;
    await scanFile(services.configuration.scanCommand, upload.path);
    return body;
  } catch (error) {
    await rm(upload.path, { force: true });
    throw error;
  }
}

/** Builds the handler's context of an authorised request. */
export async function contextOf(
  app: Application,
  call: Call,
  options: ContextOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Context> {
  const caller = callerOf(request);
  checkIds(request.params as Record<string, string>);
  let given = request.query as Readonly<Record<string, unknown>>;
  if (caller) for (const guard of app.guards) given = (await guard.readQuery?.(given)) ?? given;
  const query = readQuery(call.query ?? none, given);
  if (caller) refuseHidden(call, caller, query as Readonly<Record<string, unknown>>);
  if (call.upload && caller)
    for (const guard of app.guards) await guard.receive?.(caller, request.headers['content-length']);
  const received = call.upload
    ? await receiveUpload(request, path.join(app.services.configuration.dataDirectory, 'tmp'))
    : null;
  const body = received
    ? await acceptedFields(app, call, received)
    : options.bodyChecked
      ? request.body
      : checkedBody(call, request.body);
  return {
    get caller() {
      if (!caller) throw new TypeError(`Call ${call.name} is public and has no caller`);
      return caller;
    },
    request: requestInfo(call, request),
    authorization: request.headers.authorization,
    cookies: request.headers.cookie,
    language: languageOf(request.headers['accept-language']),
    parameters: request.params as Record<string, string>,
    query,
    body,
    db: app.services.db,
    upload: received?.upload ?? null,
    signal: signalOf(reply),
    remember: () => Promise.resolve(),
  };
}
