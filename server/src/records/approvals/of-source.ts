import type { ChangeWarning } from '@console/contracts/core/changes';
import type { Db } from '../../platform/context.ts';
import type { Found } from './decide.ts';
import type { ApprovalSource } from './source.ts';

/** What each source says of its own documents, by id: one question for all documents of a source. */
async function askedBySource<T>(
  found: readonly Found[],
  ask: (source: ApprovalSource, ids: readonly string[]) => Promise<ReadonlyMap<string, T>> | undefined,
): Promise<ReadonlyMap<string, T>> {
  const answers = new Map<string, T>();
  for (const source of new Set(found.map((each) => each.source))) {
    const ids = found.filter((each) => each.source === source).map(({ document }) => document.id);
    for (const [id, answer] of (await ask(source, ids)) ?? []) answers.set(id, answer);
  }
  return answers;
}

/** What the approver of each document has to tick. */
export const warningsOfDocuments = (db: Db, found: readonly Found[]) =>
  askedBySource<readonly ChangeWarning[]>(found, (source, ids) => source.warnings?.(db, ids));

/** The codes that keep approvals for admins. */
export const adminOnlyAmong = (db: Db, found: readonly Found[]) =>
  askedBySource<string>(found, (source, ids) => source.adminOnly?.(db, ids));
