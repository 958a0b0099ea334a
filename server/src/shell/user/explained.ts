import { ssoEnabledSetting } from '@console/contracts/shell/settings';
import type { User } from '@console/contracts/shell/user';
import type { Caller, Db, Tx } from '../../platform/context.ts';
import { toWireInstant } from '../../platform/database/type-parsers.ts';
import { rolesBeyond } from '../../people/rights/roles-beyond.ts';
import type { Services } from '../../platform/services.ts';
import { settingIn } from '../../people/settings/settings.ts';
import { frozenUntil, isManagedElsewhere } from './reset-rules.ts';

/**
 * Adds to accounts the actions that the reader may not take and why, so that screens can disable them. Visible accounts
 * lie in the reader's scope, but their roles may grant more than the reader holds.
 */
export async function explained(db: Db | Tx, services: Services, records: User[], reader: Caller): Promise<void> {
  if (records.length === 0) return;
  const [sso, hours, beyond, changed] = await Promise.all([
    settingIn(db, ssoEnabledSetting),
    settingIn(db, 'USER_RESET_FREEZE_HOURS'),
    rolesBeyond(db, reader, [...new Set(records.flatMap(({ roleIds }) => roleIds))]),
    db
      .selectFrom('app_user')
      .select(['id', 'email_changed_at'])
      .where(
        'id',
        'in',
        records.map(({ secureId }) => secureId),
      )
      .where('email_changed_at', 'is not', null)
      .execute(),
  ]);
  const outside = new Set(beyond.map(({ id }) => id));
  for (const record of records) {
    const isOwn = record.secureId === reader.userId;
    const anywhere = record.printVendorCode !== null && reader.scope.type !== 'all';
    record.withinOwnRights = reader.isAdmin || isOwn || (!anywhere && !record.roleIds.some((id) => outside.has(id)));
    record.managedElsewhere = isManagedElsewhere(record, sso === 'true');
    const at = changed.find(({ id }) => id === record.secureId)?.email_changed_at ?? null;
    const until = frozenUntil(at, Number(hours), services.now());
    record.resetFrozenUntil = until && toWireInstant(until);
  }
}
