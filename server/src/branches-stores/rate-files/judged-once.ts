import type { BusinessLine } from '@console/contracts/core/business-lines';
import type { Application } from '../../platform/http/application.ts';
import type { ImportRun, RowFault } from '../../records/imports/handler.ts';
import { yieldFaults, type TargetFault } from './effects.ts';
import type { Office } from './offices.ts';
import type { Applied } from './target.ts';

type Judge = Awaited<ReturnType<typeof yieldFaults>>;

/** What one check of a file knows by now. */
interface Known {
  /** By office. */
  readonly judges: Map<string, Judge>;
  /** By office and rates. */
  readonly faults: Map<string, ReturnType<Judge>>;
}
const ofRun = new WeakMap<object, Known>();

/**
 * The same as `yieldFaults` over all parts of a file: what an office is judged by is read once, and the same rates of
 * an office are judged once.
 * @param run one object for all parts of a check
 */
export async function yieldFaultsOnce(
  app: Application,
  run: ImportRun,
  line: BusinessLine,
  applied: Applied,
  branchIds: readonly string[],
): Promise<Judge> {
  const part = run.judgedBy ?? run;
  const { judges, faults } = ofRun.get(part) ?? { judges: new Map<string, Judge>(), faults: new Map() };
  ofRun.set(part, { judges, faults });
  const unread = [...new Set(branchIds)].filter((id) => !judges.has(id));
  if (unread.length > 0) {
    const judge = await yieldFaults(app, run.db, line, applied, unread);
    for (const id of unread) judges.set(id, judge);
  }
  return (branchId, regular, repeat) => {
    const key = [branchId, regular, repeat].join(' ');
    const found = faults.get(key) ?? judges.get(branchId)!(branchId, regular, repeat);
    faults.set(key, found);
    return found;
  };
}

/** What speaks against the yield of a row. A new branch gets its fees after its rates: they are judged with these. */
export function yieldWarning(fault: TargetFault | null, { status }: Office): RowFault[] {
  if (!fault || (fault.code === 'YIELD_UNKNOWN' && status === 'new')) return [];
  const { code, parameters, key } = fault;
  const target = code === 'YIELD_UNKNOWN' ? { target: `${key.from}-${key.to}` } : {};
  return [{ column: 'rate_regular', code, parameters: { ...parameters, ...target } }];
}
