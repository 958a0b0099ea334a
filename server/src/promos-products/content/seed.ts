import { changesBetween } from '@console/contracts/promos-products/content/changes';
import type { Content, ContentDocument } from '@console/contracts/promos-products/content/document';
import type { Tx } from '../../platform/context.ts';
import { seedId } from '../../platform/database/seed-id.ts';
import { cleaned } from './store.ts';
import type { VersionTable } from './table.ts';

const dayMs = 86_400_000;

export interface SeededVersion {
  readonly content: Content;
  readonly note: string;
  /** Days before the seed date. */
  readonly daysAgo: number;
  readonly by: string;
}

interface SeededDocument {
  readonly document: ContentDocument;
  readonly table: VersionTable;
  /** In the order of their numbers; the last one is public. */
  readonly versions: readonly SeededVersion[];
  readonly draft: Content;
}

/** The id of a seeded version. */
export const seededVersionId = (module: string, versionNo: number): string => seedId(module, `version ${versionNo}`);

/** Stores the versions of a document, all published, and its draft. */
export async function seedDocument(
  tx: Tx,
  { document, table, versions, draft }: SeededDocument,
  date: Date,
): Promise<void> {
  for (const [at, { content, note, daysAgo, by }] of versions.entries()) {
    const publishedAt = new Date(date.getTime() - daysAgo * dayMs);
    await tx
      .insertInto(table)
      .values({
        id: seededVersionId(document.module, at + 1),
        version_no: at + 1,
        note,
        content: JSON.stringify(cleaned(document, content)),
        editors: [by],
        created_by: by,
        created_at: publishedAt,
        updated_by: by,
        updated_at: publishedAt,
      })
      .execute();
  }
  const isEdited = changesBetween(document, versions.at(-1)?.content ?? {}, draft).length > 0;
  await tx
    .insertInto('content_draft')
    .values({
      module: document.module,
      version: 1,
      content: JSON.stringify(cleaned(document, draft)),
      editors: isEdited ? ['HOBIS01'] : [],
      updated_by: 'HOBIS01',
      updated_at: new Date(date.getTime() - dayMs),
    })
    .execute();
}
