import { faqVersions } from '@console/contracts/promos-products/faq';
import { define } from '../../records/resource/definition.ts';
import { versionColumns } from '../content/versions.ts';

/** How versions of the FAQ are stored. A version never changes. */
export const faqDefinition = define(faqVersions, {
  table: 'faq_version',
  derived: versionColumns('faq_version'),
  hasEditors: true,
});
