import type { RolePermission } from '@console/contracts/shell/roles';
import { useMessages } from '@console/ui/messages';
import { messages } from './messages.ts';
import { addsDownloads, differenceOf } from './permissions.ts';
import { places as readPlaces } from './screens.ts';

/** Shows what saving would change. */
export function ChangeCounter({
  before,
  after,
}: {
  readonly before: readonly RolePermission[];
  readonly after: readonly RolePermission[];
}) {
  const t = useMessages(messages);
  const { data = [] } = readPlaces.useQuery({});
  const { added, removed, changed } = differenceOf(before, after);
  const parts = [
    added && t('added', { count: added }),
    removed && t('removed', { count: removed }),
    changed && t('changed', { count: changed }),
  ].filter((part) => part !== 0);
  return (
    <output className="change-counter">
      <strong>{parts.length > 0 ? parts.join(', ') : t('unchanged')}</strong>
      {addsDownloads(after, data) && <span>{t('downloadsAdded')}</span>}
    </output>
  );
}
