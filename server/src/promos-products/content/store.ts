import type { Content, ContentDocument } from '@console/contracts/promos-products/content/document';
import { cleanEntry, emptyContent } from '@console/contracts/promos-products/content/document';
import { sanitised } from '../../platform/rich-text.ts';
import type { Tx } from '../../platform/context.ts';
import { seedId } from '../../platform/database/seed-id.ts';
import type { VersionTable } from './table.ts';

/** A document with what the services know of it. */
export interface ContentStore {
  readonly document: ContentDocument;
  readonly table: VersionTable;
  /** Whether a content may only be published by a second person. */
  readonly needsSecondPerson: (live: Content | null, content: Content) => boolean;
  /** Stores what a module keeps beside a version, in the transaction that creates it. */
  readonly afterVersion?: (tx: Tx, version: NewVersion) => Promise<void>;
}

/** A version that was just created. */
export interface NewVersion {
  readonly id: string;
  readonly versionNo: number;
  readonly live: Content | null;
  readonly liveNo: number | null;
  readonly content: Content;
}

/** The id under which the draft stands in the audit trail and owns its pictures. */
export const documentId = ({ document }: Pick<ContentStore, 'document'>): string => seedId(document.module, 'document');

/**
 * A content as it is stored: values cleaned, rich text sanitised, entries that exist always in their place.
 * @example cleaned(faqDocument, body.content);
 */
export function cleaned(document: ContentDocument, content: Content): Content {
  const always = emptyContent(document);
  return Object.fromEntries(
    Object.entries(document.parts).map(([name, part]) => {
      const given = content[name] ?? [];
      const entries = part.fixed
        ? always[name]!.map((entry) => ({
            ...given.find(({ id }) => id === entry.id),
            ...part.fixed![entry.id],
            id: entry.id,
          }))
        : given;
      return [name, entries.map((entry) => sanitisedEntry(part, cleanEntry(part, entry)))];
    }),
  );
}

function sanitisedEntry({ fields }: ContentDocument['parts'][string], entry: Content[string][number]) {
  const rich = Object.keys(fields).filter((name) => fields[name]!.kind === 'richText');
  const texts = rich.flatMap((name) => {
    const text = entry[name];
    return typeof text === 'string' ? [[name, sanitised(text)]] : [];
  });
  return { ...entry, ...(Object.fromEntries(texts) as Record<string, string>) };
}
