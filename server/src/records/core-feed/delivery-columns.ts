import { choice, line, options, type Field } from '@console/contracts/core/fields';
import { fedFields, type Resource } from '@console/contracts/core/resource';
import { text } from '@console/contracts/core/text';
import type { ImportColumn } from '@console/contracts/platform/imports';
import { snakeCase } from '../resource/snake-case.ts';

/** A field of the feed and its column. */
export interface FedColumn {
  readonly name: string;
  readonly field: Field;
  readonly column: string;
}

const statuses = options({ active: ['Aktif', 'Active'], inactive: ['Tidak aktif', 'Inactive'] });
const unreadable = new Set(['references', 'image', 'object', 'pasted']);

/** A reference is delivered as the code of its record: `companyId` in the column `company_code`. */
const columnName = (name: string, field: Field): string =>
  field.kind === 'reference' ? `${snakeCase(name).replace(/_id$/, '')}_code` : snakeCase(name);

/**
 * The columns that hold the fields of the feed.
 * @throws TypeError for a kind of field that a file cannot hold
 * @example fedColumns(storeGroups).map(({ column }) => column); // ['group_code', 'name', 'company_code', …]
 */
export const fedColumns = ({ module, fields, coreFed }: Resource): FedColumn[] =>
  (coreFed ? fedFields(fields, coreFed) : []).map((name) => {
    const field = fields[name] as Field;
    if (unreadable.has(field.kind) && !field.sheet)
      throw new TypeError(`${module}.${name} cannot come from core: ${field.kind}`);
    return { name, field, column: columnName(name, field) };
  });

/**
 * All columns of a delivery: `core_code` and `status` besides those of the fields.
 * @example Object.keys(deliveryColumns(companies)); // ['core_code', 'status', 'company_code', …]
 */
export function deliveryColumns(resource: Resource): Readonly<Record<string, ImportColumn>> {
  const title = text(resource.module);
  const fed = fedColumns(resource).map(({ name, field, column }) => [
    column,
    {
      title,
      field: field.kind === 'reference' ? line({ maximum: 60, required: field.required }) : field,
      key: name === resource.coreFed?.key,
    },
  ]);
  return {
    core_code: { title, field: line({ maximum: 40, required: false }) },
    status: { title, field: choice(statuses) },
    ...(Object.fromEntries(fed) as Record<string, ImportColumn>),
  };
}
