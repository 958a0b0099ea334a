import type { Application } from '../../platform/http/application.ts';
import { dayAfter } from '../../records/effective/rules.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import type { RegisteredResource } from '../../records/resource/registered.ts';
import type { CreatedBranch } from '../branch/created.ts';
import { isWritten, planCopy, type Registered } from './plan.ts';
import { storeCopy } from './propose.ts';
import type { Tx } from '../../platform/context.ts';

const reason = 'Bersama pembuatan cabang';

/**
 * Asks for the copy that the form of a new branch names, once the branch is approved: from the day after, or from its
 * opening. Its maker is that of the branch. A source without rates and fees leaves nothing to decide on.
 */
export async function proposeWithBranch(
  app: Application,
  tx: Tx,
  registered: Registered & { readonly copies: RegisteredResource },
  { line, branch, actor }: CreatedBranch,
): Promise<void> {
  const { secureId: branchId, copyFromId: sourceId, openingDate, createdBy: maker } = branch;
  if (sourceId === null) return;
  const today = jakartaDay(app.services.now());
  const tomorrow = dayAfter(today, 1);
  const effectiveFrom = openingDate !== null && openingDate > tomorrow ? openingDate : tomorrow;
  const copying = { branchId, sourceId, effectiveFrom };
  const written = (await planCopy(tx, line, registered, copying, today)).filter(isWritten);
  if (written.length > 0)
    await storeCopy(app, tx, line, registered, copying, { written, reason, maker, actor, caller: null });
}
