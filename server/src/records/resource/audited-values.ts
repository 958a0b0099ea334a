import type { Resource } from '@console/contracts/core/resource';
import type { Row } from './registered.ts';

/** The values of a record that the audit trail compares: its fields, its status and its state. */
export const auditedValues = ({ fields, states }: Resource, row: Row | null): Record<string, unknown> | null =>
  row &&
  Object.fromEntries(
    Object.entries(row).filter(([name]) => name in fields || name === 'status' || name === states?.field),
  );
