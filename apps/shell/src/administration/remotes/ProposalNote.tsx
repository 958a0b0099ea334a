import { useCan, useSession } from '@console/auth';
import { releasePrivilege } from '@console/contracts/platform/releases/calls';
import { changeActions, type Change } from '@console/contracts/platform/releases/changes';
import { releaseErrors } from '@console/contracts/platform/releases/errors';
import type { Proposal } from '@console/contracts/platform/releases/state';
import { formatDate } from '@console/ui/formats';
import { useMessages } from '@console/ui/messages';
import { ActionButton, useWhy } from '@console/ui/why';
import { messages } from './messages.ts';

/** A change for all users that one person proposed, with the button for a second person to approve it. */
export function ProposalNote({ of, onAgree }: { readonly of: Proposal; readonly onAgree: (change: Change) => void }) {
  const t = useMessages(messages);
  const can = useCan(releasePrivilege);
  const why = useWhy({ errors: releaseErrors });
  const { username } = useSession();
  const { change, version, by, person, at, reason } = of;
  const own = person === username ? why.of('SELF_APPROVAL') : undefined;
  return (
    <div className="remote-alert" role="status">
      <p>
        {t(change === 'policy' ? 'proposalOfRule' : 'proposalText', {
          by,
          version: version ?? t('none'),
          at: formatDate(at, 'DD MMM YYYY HH:mm:ss'),
          reason,
        })}
      </p>
      {can(changeActions[change]) && (
        <ActionButton variant="primary" why={own} onClick={() => onAgree(change)}>
          {t('agree')}
        </ActionButton>
      )}
    </div>
  );
}
