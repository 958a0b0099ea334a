import { isOfOffice, type PageVisitor } from '../page-needs.ts';
import type { Resource } from './declaration.ts';

type Writer = Pick<PageVisitor, 'mappingType' | 'isAdmin'>;

/**
 * The resource as a user of this office writes it: fields that only other offices change are fixed. A change of one is
 * 422 IMMUTABLE.
 * @example
 * ofOffice(branchContents, { mappingType: 'BRANCH', isAdmin: false }).fields.slug.immutable; // true
 */
export function ofOffice<R extends Pick<Resource, 'fields' | 'writtenInPart'>>(resource: R, writer: Writer): R {
  const { fields, writtenInPart } = resource;
  if (!writtenInPart || isOfOffice(writtenInPart.office, writer)) return resource;
  const own = Object.entries(fields).map(([name, field]) => [
    name,
    writtenInPart.others.includes(name) ? field : { ...field, immutable: true },
  ]);
  return { ...resource, fields: Object.fromEntries(own) };
}
