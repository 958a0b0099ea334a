import { labelPart } from '@console/contracts/core/label';
import { labelFields } from '@console/contracts/core/resource';
import { differences } from '../../platform/audit/differences.ts';
import { plainText } from '../../platform/plain-text.ts';
import type { RegisteredResource, Row } from './registered.ts';

/**
 * The label of a record in the audit trail, personal data masked.
 * @example labelOf(registered, row); // 'REG Reguler'
 */
export function labelOf({ resource }: RegisteredResource, row: Row): string {
  const fields = { ...resource.fields, ...resource.derived };
  const partOf = (name: string) => {
    const { kind, emptyMeans } = fields[name] ?? {};
    const part = labelPart(fields[name], name, row);
    if (part !== null || kind !== 'reference') return part ?? row[name] ?? '';
    return row[name] == null ? (emptyMeans?.id ?? '') : '';
  };
  const values = Object.fromEntries(labelFields(resource).map((name) => [name, partOf(name)]));
  return differences(null, values, fields)
    .map(({ after }) => plainText(after))
    .filter((part) => part !== '')
    .join(' ')
    .slice(0, 255);
}
