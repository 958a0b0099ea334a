import { randomUUID } from 'node:crypto';
import type { SourceService } from '@console/contracts/core/source-services';
import { maxPayload, type TransactionResult, type TransactionType } from '@console/contracts/platform/traces';
import type { Application } from '../../platform/http/application.ts';
import type { TracedCall } from '../../platform/http/trace-call.ts';
import { keptPayload } from '../../platform/personal-data/payload.ts';
import type { Services } from '../../platform/services.ts';
import { hashOf } from './tokens.ts';
import { aroundCall } from './trace-around.ts';

const types: Readonly<Record<SourceService, TransactionType>> = {
  'family-financing': 'FAMILY_FINANCING',
  'member-management': 'MEMBER_LOGIN',
  'membership-registration': 'MEMBER_REGISTRATION',
  'membership-plafond': 'LIMIT_INQUIRY',
  'membership-update': 'MEMBER_UPDATE',
  'membership-change': 'EMAIL_VERIFICATION',
  'membership-escrow': 'ESCROW_WITHDRAWAL',
  'membership-escrow-movement': 'ESCROW_MOVEMENT',
  'customer-survey': 'SURVEY',
  'order-entry': 'ORDER_ENTRY',
  'order-decision': 'ORDER_DECISION',
  'order-fulfilment': 'ORDER_FULFILMENT',
  'order-core': 'ORDER_FULFILMENT',
  'pre-order-agent': 'AGENT_REGISTRATION',
  'blacklist-phone-number': 'PHONE_CHECK',
};

/** Calls whose type is not that of their service. */
const typesOfCalls: Readonly<Record<string, TransactionType>> = {
  'order-channel.status': 'ORDER_STATUS',
  'order-channel.otp': 'ORDER_CONFIRM',
  'order-channel.verify': 'ORDER_CONFIRM',
};

const resultOf = ({ status }: TracedCall): TransactionResult =>
  status < 400 ? 'SUCCESS' : status < 500 ? 'REJECTED' : status === 504 ? 'TIMEOUT' : 'FAILED';

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

async function keep(app: Application, service: SourceService, traced: TracedCall): Promise<void> {
  const { services } = app;
  const { input, answer, request } = traced;
  const around = await aroundCall(app, traced);
  await services.db
    .insertInto('transaction_log')
    .values({
      id: randomUUID(),
      at: services.now(),
      request_id: request.id,
      ...around,
      source_input: await sourceCode(services, traced.authorization),
      transaction_type: typesOfCalls[traced.call] ?? types[service],
      endpoint: traced.call,
      method: request.method,
      ip: request.ip,
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
export function traceSource(app: Application, service: SourceService, traced: TracedCall): void {
  void keep(app, service, traced).catch((failure: unknown) =>
    app.services.log.warn({ cause: String(failure), call: traced.call }, 'a call of an application was not kept'),
  );
}
