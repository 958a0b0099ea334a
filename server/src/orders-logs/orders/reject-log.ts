import { randomUUID } from 'node:crypto';
import type { BusinessLine } from '@console/contracts/core/business-lines';
import type { OrderState } from '@console/contracts/orders-logs/orders/vocabulary';
import { rejectCodes, rejectMessages, type RejectCode } from '@console/contracts/orders-logs/transaction-log';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';
import { maskPayload, maskText } from '../../platform/personal-data/payload.ts';
import type { ComparedValue } from './step-logs-table.ts';

/** The application that was refused; what a refused entry did not find is null. */
export interface RefusedApplication {
  readonly appl_no: string;
  readonly cust_no: string | null;
  readonly business_line: BusinessLine;
  readonly source_input: string;
  readonly branch_id: string | null;
  readonly member_id: string | null;
  readonly member_name: string | null;
  /** Null of one that was not entered. */
  readonly status: OrderState | null;
}

/** Why it was refused, as the rule says it. */
export interface RejectDetails {
  readonly ruleVersion?: number;
  readonly compared?: readonly ComparedValue[];
  /** As the customer reads it. */
  readonly message?: string | null;
  readonly canRetryAt?: Date | null;
}

/** A value as the log keeps it: masked by the name of its field. */
function maskedValue(field: string, value: string | null): string | null {
  if (value === null) return null;
  const kept = (maskPayload({ [field]: value }) as Readonly<Record<string, unknown>>)[field];
  return typeof kept === 'string' ? kept : null;
}

const masked = ({ field, expected, actual }: ComparedValue): ComparedValue => ({
  field,
  expected: maskedValue(field, expected),
  actual: maskedValue(field, actual),
});

/** Keeps that a rule refused an application. */
export async function insertReject(
  db: Db | Tx,
  application: RefusedApplication,
  { code, at, requestId }: { readonly code: string; readonly at: Date; readonly requestId: string | null },
  { ruleVersion = 1, compared = [], message = null, canRetryAt = null }: RejectDetails = {},
): Promise<void> {
  const known = rejectCodes.find(({ value }) => value === code);
  const { member_id: memberId } = application;
  const { rows } = await sql<{ step: string | null }>`select verification_step as step from member_view
    where id = ${memberId}::uuid`.execute(db);
  await db
    .insertInto('reject_log')
    .values({
      id: randomUUID(),
      at,
      request_id: requestId,
      appl_no: application.appl_no,
      cust_no: application.cust_no,
      business_line: application.business_line,
      source_input: application.source_input,
      branch_id: application.branch_id,
      member_id: memberId,
      member_name: application.member_name,
      reject_code: code,
      rule_name: known ? known.title.id.slice(code.length + 1) : code,
      rule_version: ruleVersion,
      stage: application.status,
      verification_step: rows[0]?.step ?? null,
      compared: JSON.stringify(compared.map(masked)),
      message: message ? maskText(message) : (rejectMessages[code as RejectCode]?.id ?? null),
      can_retry_at: canRetryAt,
    })
    .execute();
}
