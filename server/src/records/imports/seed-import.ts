import type { ImportDefinition, ImportState, RowResult } from '@console/contracts/platform/imports';
import type { Tx } from '../../platform/context.ts';
import { plainText } from '../../platform/plain-text.ts';
import { protectedText } from '../../platform/protected-text/protected-text.ts';
import { importNo } from './import-no.ts';
import { keyTextOf } from './read-and-check-row.ts';
import { rowEncryption } from './row-encryption.ts';
import type { RowMessage, Values } from './tables.ts';

/** An import as seeds invent it: run, or cancelled before. */
export interface SeededImport {
  readonly id: string;
  readonly definition: ImportDefinition;
  readonly state: ImportState;
  readonly at: Date;
  readonly uploadedBy: string;
  readonly target: Values | null;
  readonly fileName: string;
  /** Why it was cancelled. */
  readonly message: string | null;
  readonly rows: readonly {
    readonly result: RowResult;
    readonly values: Values;
    readonly stored: Values | null;
    readonly messages: readonly RowMessage[];
  }[];
}

/** Writes an invented import with its rows. */
export async function seedImport(tx: Tx, dataKey: Buffer, seeded: SeededImport): Promise<void> {
  const { id, definition, state, at, uploadedBy, rows, message } = seeded;
  const { module, columns, numbered } = definition;
  const { seal } = rowEncryption(protectedText(dataKey), definition);
  const count = (wanted: RowResult) => rows.filter(({ result }) => result === wanted).length;
  const isRun = state !== 'CANCELLED';
  const toApply = isRun ? count('NEW') + count('CHANGED') : 0;
  const actor = { username: uploadedBy, name: uploadedBy, roleNames: [], request: null };
  await tx
    .insertInto('import_job')
    .values({
      id,
      module,
      import_kind: definition.importKind,
      import_no: numbered ? importNo(numbered, at) : null,
      line: '',
      target: JSON.stringify(seeded.target),
      file_name: seeded.fileName,
      file_hash: id,
      file_size: 180 * rows.length,
      uploaded_by: uploadedBy,
      uploaded_at: at,
      uploader: JSON.stringify({ actor, scope: { type: 'all' }, isAdmin: false, mappingType: 'NATIONAL' }),
      state,
      skip_errors: count('ERROR') > 0,
      total_rows: rows.length,
      new_rows: count('NEW'),
      changed_rows: count('CHANGED'),
      same_rows: count('SAME'),
      error_rows: count('ERROR'),
      rows_to_apply: toApply,
      applied_rows: toApply,
      started_at: isRun ? at : null,
      finished_at: at,
      message,
      confirmed_by: JSON.stringify(isRun ? actor : null),
      parameters: JSON.stringify(null),
    })
    .execute();
  const sealed = rows.map(({ result, values, stored, messages }, place) => {
    const rowNo = place + 2;
    const source = Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, value === null ? null : plainText(value)]),
    );
    const row = seal({ source, values, stored, key_text: keyTextOf(columns, values, rowNo) });
    return {
      job_id: id,
      row_no: rowNo,
      result,
      key_text: row.key_text,
      source: JSON.stringify(row.source),
      values: JSON.stringify(row.values),
      stored: JSON.stringify(row.stored),
      messages: JSON.stringify(messages),
      unshared: '{}',
      applied: isRun && (result === 'NEW' || result === 'CHANGED'),
    };
  });
  if (sealed.length > 0) await tx.insertInto('import_row').values(sealed).execute();
}
