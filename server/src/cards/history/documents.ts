import type { CardDocumentView } from '@console/contracts/cards/history';
import type { DocumentKind } from '@console/contracts/cards/lifecycle/transitions';
import { sql, type RawBuilder } from 'kysely';
import type { Caller, Db } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { from } from '../../records/resource/read.ts';
import { visible } from '../../records/resource/predicates.ts';
import { resourcesOf } from '../../records/resource/registered.ts';

export interface NamedDocument {
  readonly kind: DocumentKind;
  readonly id: string;
  readonly no: string;
}

/**
 * Resource of the records of a document, and the address of a record's page as SQL on its row `t`, with `{no}` for its
 * number; null when it has no page.
 */
interface Shown {
  readonly resource: string;
  readonly page: RawBuilder<string | null>;
}
const below = (module: string): Shown => ({ resource: module, page: sql`${`/${module}/`} || t.id` });

/** The page of a delivery is below the print order of its cards: one of them says which, so that no more are read. */
const printOrder = sql`(select coalesce(l.issuance_id, c.issuance_id)
  from card_delivery_line l join card c on c.id = l.card_id where l.delivery_id = t.id limit 1)`;

const shown: Readonly<Partial<Record<DocumentKind, Shown>>> = {
  issuance: below('card-issuance'),
  assignment: below('card-assignment'),
  pickup: below('card-pickup'),
  loss: below('card-lost'),
  verification: below('card-verification'),
  batch: { resource: 'card-issuance-batch', page: sql`'/card-issuance/' || t.issuance_id || '?tab=batches'` },
  delivery: {
    resource: 'card-issuance-delivery',
    page: sql`'/card-issuance/' || ${printOrder} || '/delivery-page/' || t.id`,
  },
  writeoff: { resource: 'card-stock-write-off', page: sql`'/card-stock?tab=write-off&id=' || t.id` },
  replacement: { resource: 'replace-card-number', page: sql`'/replace-card-number?search={no}'` },
};

/**
 * Addresses of the documents that the caller may open, by id: the caller has the privilege and the document is in
 * scope.
 */
async function openable(
  app: Application,
  db: Db,
  caller: Caller,
  documents: readonly NamedDocument[],
): Promise<Map<string, string>> {
  const paths = new Map<string, string>();
  for (const [kind, { resource, page }] of Object.entries(shown)) {
    const registered = resourcesOf(app).get(resource);
    const ids = [...new Set(documents.filter((document) => document.kind === kind).map(({ id }) => id))];
    if (!registered || ids.length === 0 || !caller.can(registered.resource.privilege, 'view')) continue;
    const { rows } = await sql<{
      id: string;
      page: string | null;
    }>`select t.id, ${page} as page ${from(registered)}
      where t.id = any(${ids}::uuid[]) and ${visible(registered, caller.scope)}`.execute(db);
    for (const { id, page: address } of rows) if (address) paths.set(id, address);
  }
  return paths;
}

/** Documents as screens show them, in the same order, each with its address if the caller may open it. */
export async function viewDocuments(
  app: Application,
  db: Db,
  caller: Caller,
  documents: readonly (NamedDocument | null)[],
): Promise<(CardDocumentView | null)[]> {
  const paths = await openable(
    app,
    db,
    caller,
    documents.filter((document) => document !== null),
  );
  return documents.map(
    (document) =>
      document && {
        kind: document.kind,
        no: document.no,
        path: paths.get(document.id)?.replace('{no}', document.no) ?? null,
      },
  );
}
