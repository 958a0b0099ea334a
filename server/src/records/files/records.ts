import type { FieldError } from '@console/contracts/core/errors';
import type { Field, Fields, ImageRule, ImagesRule } from '@console/contracts/core/fields';
import type { Resource } from '@console/contracts/core/resource';
import { sizeText } from '@console/contracts/platform/files';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';
import type { Changed, Save } from '../resource/definition.ts';
import { dropFiles, lockFile, nameFiles } from '../../platform/files/claim.ts';
import type { StoredFileTable } from '../../platform/files/table.ts';

const imageFields = (fields: Fields): [string, Field][] =>
  Object.entries(fields).filter(([, field]) => field.kind === 'image' || field.images);

/** The pictures in a field: one, several, or none. */
const filesIn = (record: unknown, name: string): string[] =>
  [(record as Record<string, unknown> | null)?.[name] ?? []].flat().filter((id) => typeof id === 'string');
const unnamedForMs = 24 * 3_600_000;

function fileError(name: string, rule: ImagesRule, file: Selectable<StoredFileTable>): FieldError | null {
  if (!rule.types.includes(file.type))
    return { field: name, code: 'FILE_TYPE', parameters: { kinds: rule.types.join(', ') } };
  return file.size > rule.maximumBytes
    ? { field: name, code: 'FILE_TOO_LARGE', parameters: { limit: sizeText(rule.maximumBytes) } }
    : null;
}

function imageError(name: string, rule: ImageRule, file: Selectable<StoredFileTable>): FieldError | null {
  const { width, height, tolerance = 0 } = rule;
  const off = (actual: number | null, wanted: number): boolean =>
    actual === null || Math.abs(actual - wanted) > wanted * tolerance;
  const fault = fileError(name, rule, file);
  if (fault) return fault;
  if (width === undefined || height === undefined) return null;
  if (off(file.width, width) || off(file.height, height))
    return { field: name, code: 'IMAGE_SIZE', parameters: { width, height } };
  return null;
}

/**
 * Checks the newly referenced pictures of a record before it is stored; for `beforeSave`. A file must have been
 * uploaded by the same person for the same module, belong to no other record, and fit the field in size and type.
 * @example beforeSave: (tx, save) => checkFiles(tx, masterBanner, save),
 */
export async function checkFiles<R extends Resource>(
  tx: Tx,
  resource: R,
  { values, before, actor }: Save<R>,
): Promise<FieldError[]> {
  const errors: FieldError[] = [];
  for (const [name, field] of imageFields(resource.fields)) {
    const known = filesIn(before, name);
    for (const fileId of filesIn(values, name).filter((id) => !known.includes(id))) {
      const file = await lockFile(tx, fileId);
      const free =
        file &&
        file.module === resource.module &&
        (file.record_id === null ? file.uploaded_by === actor.username : file.record_id === before?.secureId);
      const fault = !free
        ? { field: name, code: 'NOT_FOUND' }
        : field.image
          ? imageError(name, field.image, file)
          : field.images && fileError(name, field.images, file);
      if (fault) errors.push(fault);
    }
  }
  return errors;
}

/**
 * Makes the referenced pictures of records permanent and releases those no longer referenced; for `afterChange`.
 * @param now current time; released files are deleted a fixed time later
 * @example afterChange: (tx, changed) => keepFiles(tx, masterBanner, changed, services.now()),
 */
export async function keepFiles<R extends Resource>(
  tx: Tx | Db,
  resource: R,
  changed: readonly Changed<R>[],
  now: Date = new Date(),
): Promise<void> {
  const named = (record: unknown): string[] => imageFields(resource.fields).flatMap(([name]) => filesIn(record, name));
  for (const { before, after } of changed) {
    const kept = named(after);
    const dropped = named(before).filter((id) => !kept.includes(id));
    if (after) await nameFiles(tx, kept, after.secureId);
    await dropFiles(tx, dropped, new Date(now.getTime() + unnamedForMs));
  }
}
