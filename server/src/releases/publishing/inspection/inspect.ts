import type { ReleaseRecord } from '@console/contracts/platform/releases/record';
import type { Services } from '../../../platform/services.ts';
import { checkBudgets } from './budgets.ts';
import { checkClaims, checkOwner } from './claims.ts';
import { contentsOf } from './contents.ts';
import { checkDeclared, checkManifest } from './declared.ts';
import { checkModules } from './modules.ts';

/**
 * Checks from the files whether a published release may be accepted; numbers computed by the client are not trusted.
 * The names that a release uses of a shared module are taken from its build's `routes.json`.
 * @param archive path of the received archive
 * @throws Refusal RELEASE_BROKEN, RELEASE_BUDGET, RELEASE_CLAIM, RELEASE_OWNER
 */
export async function inspectRelease(
  { db }: Pick<Services, 'db'>,
  record: ReleaseRecord,
  text: string,
  archive: string,
): Promise<void> {
  const contents = await contentsOf(archive, record);
  checkDeclared(text, contents);
  checkManifest(contents);
  checkModules(record, contents);
  checkBudgets(record, contents);
  await checkOwner(db, record);
  await checkClaims(db, record);
}
