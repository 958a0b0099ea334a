import type { CardDocumentView } from '@console/contracts/cards/history';
import type { DocumentKind } from '@console/contracts/cards/lifecycle/transitions';
import { sql } from 'kysely';
import type { Caller, Db } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { from } from '../../platform/resource/read.ts';
import { visible } from '../../platform/resource/predicates.ts';

export interface NamedDocument {
  readonly kind: DocumentKind;
  readonly id: string;
  readonly no: string;
}

/** Modules whose records are documents of cards. */
const modules: Readonly<Partial<Record<DocumentKind, string>>> = {
  issuance: 'card-issuance', assignment: 'card-assignment', pickup: 'card-pickup', loss: 'card-lost', replacement: 'replace-card-number', verification: 'card-verification',
};

/** The page of a document: its module's address and its id; of a module of one page, its list showing the document alone. */
const pageOf = (kind: string, module: string, { id, no }: NamedDocument) => (kind === 'replacement' ? `/${module}?search=${no}` : `/${module}/${id}`);

/** Addresses of those documents that the caller may open, by id: the privilege is held and the document lies in the scope. */
async function openable(app: Application, db: Db, caller: Caller, documents: readonly NamedDocument[]): Promise<Map<string, string>> {
  const paths = new Map<string, string>();
  for (const [kind, module] of Object.entries(modules)) {
    const registered = app.resources.get(module);
    const named = new Map(documents.filter((document) => document.kind === kind).map((document) => [document.id, document] as const));
    if (!registered || named.size === 0 || !caller.can(registered.resource.privilege, 'view')) continue;
    const { rows } = await sql<{ id: string }>`select t.id ${from(registered)} where t.id = any(${[...named.keys()]}::uuid[]) and ${visible(registered, caller.scope)}`.execute(db);
    for (const { id } of rows) paths.set(id, pageOf(kind, module, named.get(id) as NamedDocument));
  }
  return paths;
}

/** Documents as screens show them, each with its page where the caller may open it; the same order. */
export async function viewDocuments(app: Application, db: Db, caller: Caller, documents: readonly (NamedDocument | null)[]): Promise<(CardDocumentView | null)[]> {
  const paths = await openable(app, db, caller, documents.filter((document) => document !== null));
  return documents.map((document) => document && { kind: document.kind, no: document.no, path: paths.get(document.id) ?? null });
}
