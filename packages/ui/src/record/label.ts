import { labelFields, type Resource } from '@console/contracts/resource';

/** What the record is called on screens: the values of its label fields. */
export const recordLabel = (resource: Resource, record: Readonly<Record<string, unknown>>): string =>
  labelFields(resource).map((name) => record[name]).filter((value) => typeof value === 'string' || typeof value === 'number').join(' ');
