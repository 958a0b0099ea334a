import { labelFields } from '@console/contracts/core/resource';
import { differences } from '../../platform/audit/differences.ts';
import { plainText } from '../../platform/plain-text.ts';
import type { RegisteredResource, Row } from './registered.ts';

/**
 * The label of a record in the audit trail, personal data masked.
 * @example labelOf(registered, row); // 'REG Reguler'
 */
export function labelOf({ resource }: RegisteredResource, row: Row): string {
  const values = Object.fromEntries(labelFields(resource).map((name) => [name, row[name] ?? '']));
  return differences(null, values, { ...resource.fields, ...resource.derived })
    .map(({ after }) => plainText(after))
    .join(' ')
    .slice(0, 255);
}
