import type { Call } from '@console/contracts/core/call';
import type { Resource } from '@console/contracts/core/resource';
import type { ContentCalls } from '@console/contracts/promos-products/content/calls';
import type { Content, ContentDocument } from '@console/contracts/promos-products/content/document';
import { mutationEndpoint, queryEndpoint } from '@console/api';

interface DocumentParts {
  readonly document: ContentDocument;
  /** The resource of its versions. */
  readonly versions: Resource;
  readonly calls: ContentCalls;
  /** Decisions on versions that need a second person. */
  readonly decisions?: Readonly<Record<'approve' | 'reject' | 'withdraw', Call>>;
  /** Whether publishing this content needs a second person. */
  readonly needsSecondPerson?: (live: Content | null, content: Content) => boolean;
}

/**
 * A document with its endpoints, as its page uses them.
 * @example
 * const faq = documentOf({ document: faqDocument, versions: faqVersions, calls: faqCalls });
 */
export function documentOf({ document, versions, calls, decisions, needsSecondPerson = () => false }: DocumentParts) {
  const invalidates = ['approval'];
  const decision = (name: 'approve' | 'reject' | 'withdraw') =>
    decisions ? mutationEndpoint(decisions[name], { invalidates }) : undefined;
  return {
    document,
    versions,
    needsSecondPerson,
    /** The entries of a part as a resource whose fields a form shows. */
    resources: Object.fromEntries(
      Object.entries(document.parts).map(([name, { fields, titles }]) => [
        name,
        { ...versions, fields, derived: {}, titles: { ...versions.titles, ...titles } } as Resource,
      ]),
    ),
    draft: queryEndpoint(calls.draft),
    save: mutationEndpoint(calls.saveDraft),
    discard: mutationEndpoint(calls.discardDraft),
    publish: mutationEndpoint(calls.publish, { invalidates }),
    links: queryEndpoint(calls.links),
    content: queryEndpoint(calls.content),
    restore: mutationEndpoint(calls.restore),
    approve: decision('approve'),
    reject: decision('reject'),
    withdraw: decision('withdraw'),
  };
}

export type PageDocument = ReturnType<typeof documentOf>;
