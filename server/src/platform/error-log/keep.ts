import { createHash, randomUUID } from 'node:crypto';
import { maskText } from '../personal-data/payload.ts';
import type { Services } from '../services.ts';

/** Lengths that are kept. */
const longest = { message: 2_000, stack: 20_000 } as const;
/** Frames of the stack that tell faults apart. */
const frames = 3;
/** Rows that one process writes in a minute: a storm of one fault must not become one of writes. */
const perMinute = 120;

/** Where a fault happened. */
export interface FaultPlace {
  readonly service: string;
  readonly component: string;
  readonly requestId?: string | undefined;
  readonly httpStatus?: number | undefined;
  /** Default: ERROR. */
  readonly severity?: 'WARN' | 'ERROR';
  /** The other system that it came from. */
  readonly upstream?: string;
  /** The order that it is about. */
  readonly order?: {
    readonly applNo: string;
    readonly businessLine?: string;
    readonly sourceInput?: string;
    readonly branchId?: string;
  };
}

const budgets = new WeakMap<object, { minute: number; left: number }>();

function mayWrite(db: object, at: Date): boolean {
  const minute = Math.floor(at.getTime() / 60_000);
  const known = budgets.get(db);
  const budget = known?.minute === minute ? known : { minute, left: perMinute };
  budgets.set(db, budget);
  budget.left -= 1;
  return budget.left >= 0;
}

const stackOf = (error: Error): string => maskText((error.stack ?? '').slice(0, longest.stack));

/**
 * Code and first frames of a fault, as 20 digits: the same fault has the same, whatever its message.
 * @example fingerprintOf('23505', error.stack);
 */
export function fingerprintOf(code: string, stack: string): string {
  const first = stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, frames)
    .map((line) => line.replaceAll(/:\d+/g, '').trim());
  const hash = createHash('sha256')
    .update([code, ...first].join('\n'))
    .digest()
    .readBigUInt64BE();
  // Digits alone, so that lists are grouped by it.
  return hash.toString().padStart(20, '0');
}

/** The code of a fault of the system or the database; the name of its class for others. */
function codeOf(fault: Error & { readonly code?: unknown }): string {
  const { code, name } = fault;
  return typeof code === 'string' || typeof code === 'number' ? String(code) : name;
}

/** Keeps a technical fault in the log of errors. Never fails, and nobody waits for it. */
export function keepFault(services: Pick<Services, 'db' | 'now' | 'log'>, error: unknown, place: FaultPlace): void {
  const { db, now, log } = services;
  // Programs without a database, such as parts under test, keep nothing.
  if (!db || !now || !mayWrite(db, now())) return;
  const at = now();
  const fault = error instanceof Error ? error : new Error(String(error));
  const code = codeOf(fault);
  const stack = stackOf(fault);
  void db
    .insertInto('error_log')
    .values({
      id: randomUUID(),
      at,
      request_id: place.requestId ?? null,
      appl_no: place.order?.applNo ?? null,
      cust_no: null,
      business_line: place.order?.businessLine ?? null,
      source_input: place.order?.sourceInput ?? null,
      branch_id: place.order?.branchId ?? null,
      service: place.service,
      component: place.component.slice(0, 200),
      severity: place.severity ?? 'ERROR',
      error_code: code.slice(0, 100),
      exception: fault.name.slice(0, 100),
      message: maskText(fault.message).slice(0, longest.message),
      stack_trace: stack,
      http_status: place.httpStatus ?? null,
      upstream: place.upstream ?? null,
      fingerprint: fingerprintOf(code, stack),
      handled_by: null,
      handled_at: null,
      handle_note: null,
      created_by: 'SYSTEM',
      updated_by: 'SYSTEM',
    })
    .execute()
    .catch((failure: unknown) => log.warn({ cause: String(failure) }, 'a fault was not kept'));
}
