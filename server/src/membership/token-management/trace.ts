import { randomUUID } from 'node:crypto';
import type { SourceService } from '@console/contracts/core/source-services';
import { maxPayload, type TransactionResult, type TransactionType } from '@console/contracts/platform/traces';
import type { TracedCall } from '../../platform/http/trace-call.ts';
import { keptPayload } from '../../platform/personal-data/payload.ts';
import type { Services } from '../../platform/services.ts';
import { hashOf } from './tokens.ts';

const types: Readonly<Record<SourceService, TransactionType>> = {
  'family-financing': 'FAMILY_FINANCING',
  'member-management': 'MEMBER_LOGIN',
  'membership-registration': 'MEMBER_REGISTRATION',
  'membership-plafond': 'LIMIT_INQUIRY',
  'membership-update': 'MEMBER_UPDATE',
  'membership-change': 'EMAIL_VERIFICATION',
  'membership-escrow': 'ESCROW_WITHDRAWAL',
  'customer-survey': 'SURVEY',
  'pre-order-agent': 'AGENT_REGISTRATION',
  'blacklist-phone-number': 'PHONE_CHECK',
};

const resultOf = ({ status }: TracedCall): TransactionResult =>
  status < 400 ? 'SUCCESS' : status < 500 ? 'REJECTED' : status === 504 ? 'TIMEOUT' : 'FAILED';

/** A value of the input, by its name. */
function numberIn(input: unknown, name: string, pattern: RegExp): string | null {
  const value = (input as Readonly<Record<string, unknown>> | null)?.[name];
  return typeof value === 'string' && pattern.test(value) ? value : null;
}

const amountIn = (input: unknown): number | null => {
  const value = (input as Readonly<Record<string, unknown>> | null)?.['amount'];
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null;
};

async function sourceCode({ db }: Services, authorization: string | undefined): Promise<string | null> {
  const token = authorization?.replace(/^Bearer /, '');
  if (!token) return null;
  const row = await db
    .selectFrom('source_token as k')
    .innerJoin('external_source as s', 's.id', 'k.source_id')
    .select('s.code')
    .where('k.hash', '=', hashOf(token))
    .executeTakeFirst();
  return row?.code ?? null;
}

async function keep(services: Services, service: SourceService, traced: TracedCall): Promise<void> {
  const { input, answer, request } = traced;
  await services.db
    .insertInto('transaction_log')
    .values({
      id: randomUUID(),
      at: services.now(),
      request_id: request.id,
      appl_no: numberIn(input, 'applNo', /^\d{14}$/),
      cust_no: numberIn(input, 'custNo', /^\d{10}$/),
      business_line: numberIn(input, 'businessLine', /^(SPEKTRA|NMC|UFI)$/),
      source_input: await sourceCode(services, traced.authorization),
      branch_id: null,
      transaction_type: types[service],
      endpoint: traced.call,
      method: request.method,
      platform: null,
      app_version: null,
      ip: request.ip,
      amount: amountIn(input),
      response_status: traced.status,
      response_code: traced.code,
      duration_ms: traced.durationMs,
      result: resultOf(traced),
      request: keptPayload(input, maxPayload),
      response: keptPayload(answer, maxPayload),
    })
    .execute();
}

/** Keeps a call of an application in the log of transactions, masked. Never fails, and nobody waits for it. */
export function traceSource(services: Services, service: SourceService, traced: TracedCall): void {
  void keep(services, service, traced).catch((failure: unknown) =>
    services.log.warn({ cause: String(failure), call: traced.call }, 'a call of an application was not kept'),
  );
}
