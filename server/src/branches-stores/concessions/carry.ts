import {
  cutLines,
  type ExclusiveKind,
  type ExclusiveLine,
} from '@console/contracts/branches-stores/branch/exclusive-lines';
import type { BusinessLine } from '@console/contracts/core/business-lines';
import type { FieldError } from '@console/contracts/core/errors';
import type { Phase } from '@console/contracts/core/resource';
import { sql } from 'kysely';
import type { Actor } from '../../platform/audit/actor.ts';
import type { Db, Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { resourcesOf } from '../../records/resource/registered.ts';
import { insertRecord, type WriteOptions } from '../../records/resource/write.ts';
import { tablesOf } from '../simulation/tables.ts';
import { brandErrors } from './brands.ts';
import { sheetErrors } from './line-errors.ts';
import { subjectErrors } from './subjects.ts';

type Lines = readonly ExclusiveLine[];

interface Period {
  readonly effectiveFrom: string;
  readonly effectiveTo: string | null;
}

const sheetsOf = (line: BusinessLine, kind: ExclusiveKind) =>
  tablesOf[line][kind === 'rate' ? 'rateSheets' : 'feeSheets'];

/** The concessions of rates or fees within a new period, by the id of their base row. */
export async function concessionsOf(
  db: Db | Tx,
  line: BusinessLine,
  kind: ExclusiveKind,
  baseIds: readonly string[],
  period: Period,
): Promise<ReadonlyMap<string, Lines>> {
  const { rows } = await sql<{ id: string; lines: Lines }>`select s.base_id as id, s.lines
    from ${sql.table(sheetsOf(line, kind))} s
    where s.base_id = any(${baseIds}::uuid[]) and s.deleted_at is null`.execute(db);
  return new Map(
    rows.map(({ id, lines }) => [id, cutLines(lines, period)] as const).filter(([, lines]) => lines.length > 0),
  );
}

/** The lines of a base row as they stand. */
async function storedLines(
  tx: Tx,
  line: BusinessLine,
  kind: ExclusiveKind,
  baseId: string | undefined,
): Promise<Lines> {
  const { rows } = await sql<{ lines: Lines }>`select s.lines from ${sql.table(sheetsOf(line, kind))} s
    where s.base_id = ${baseId ?? null}::uuid and s.deleted_at is null`.execute(tx);
  return rows[0]?.lines ?? [];
}

/** The lines that a new base row would not allow. */
export function linesRefused(
  kind: ExclusiveKind,
  values: Readonly<Record<string, unknown>>,
  { effectiveFrom: since, effectiveTo: until }: Period,
  lines: Lines,
): Lines {
  const errors = sheetErrors(kind, { since, until, values }, lines, 'lines');
  return lines.filter((_, at) => errors.some(({ field }) => field.startsWith(`lines[${at}].`)));
}

/** Writes the sheets of new rates or fees. */
export async function writeSheets(
  app: Application,
  tx: Tx,
  line: BusinessLine,
  kind: ExclusiveKind,
  sheets: readonly { readonly baseId: string; readonly lines: Lines }[],
  options: WriteOptions,
): Promise<void> {
  const registered = resourcesOf(app).get(sheetsOf(line, kind).replaceAll('_', '-'))!;
  for (const values of sheets) await insertRecord(tx, registered, { values: { ...values }, store: {} }, options);
}

interface Carrying extends Period {
  readonly secureId?: string;
  carriedLines?: Lines | null;
}

/** What rates and fees say of the concessions that a new one takes over from the one whose place it takes. */
export const carriedOver = (app: Application, line: BusinessLine, kind: ExclusiveKind) => ({
  /** Cuts the lines to the period of the new row. @returns their faults, beside their cells */
  async errors(
    tx: Tx,
    values: object,
    before: (Partial<Carrying> & { readonly phase?: Phase }) | null,
  ): Promise<FieldError[]> {
    const carrying = values as Carrying;
    if (!carrying.carriedLines) return [];
    // One that has not started has a sheet of its own.
    if (before?.phase === 'SCHEDULED') return [{ field: 'carriedLines', code: 'NOT_ALLOWED' }];
    const lines = cutLines(carrying.carriedLines, carrying);
    carrying.carriedLines = lines.length > 0 ? lines : null;
    const base = { since: carrying.effectiveFrom, until: carrying.effectiveTo, values: values as never };
    return [
      ...sheetErrors(kind, base, lines, 'carriedLines'),
      ...(await subjectErrors(app, tx, lines, 'carriedLines')),
      ...(await brandErrors(
        tx,
        line,
        lines,
        before?.carriedLines ?? (await storedLines(tx, line, kind, before?.secureId)),
        'carriedLines',
      )),
    ];
  },

  /** Writes the sheets of rows that have been approved with lines. */
  write: async (
    tx: Tx,
    changed: readonly { readonly action: string; readonly after: object | null; readonly actor: Actor }[],
  ): Promise<void> => {
    const table = sql.table(tablesOf[line][kind === 'rate' ? 'rates' : 'fees']);
    for (const { action, after, actor } of changed) {
      const { secureId, carriedLines: lines } = (after ?? {}) as Carrying;
      if (action !== 'create' || !secureId || !lines || lines.length === 0) continue;
      await sql`update ${table} set carried_lines = null where id = ${secureId}`.execute(tx);
      const options = { actor, caller: null, now: app.services.now() };
      await writeSheets(app, tx, line, kind, [{ baseId: secureId, lines }], options);
    }
  },
});
