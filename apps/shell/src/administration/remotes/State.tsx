import { roleWords } from '@console/contracts/core/role-words';
import type { Change } from '@console/contracts/platform/releases/changes';
import type { Canary, RemoteState, RemoteTargets } from '@console/contracts/platform/releases/state';
import { Tag } from '@console/ui/core';
import { useMessages } from '@console/ui/messages';
import { messages } from './messages.ts';

/** A canary in one line: release, share, number of users, and roles. */
export function useCanaryText(): (canary: Canary | null) => string {
  const t = useMessages(messages);
  return (canary) =>
    canary === null
      ? t('none')
      : [
          t('canaryOf', { version: canary.version, share: canary.share }),
          canary.users.length > 0 ? t('canaryUsers', { count: canary.users.length }) : '',
          canary.roles.length > 0 ? t('canaryRoles', { roles: canary.roles.map(roleWords).join(', ') }) : '',
        ]
          .filter(Boolean)
          .join(' ');
}

/** One part of a remote's state as text. */
export function useTargetText(): (part: keyof RemoteTargets, targets: RemoteTargets) => string {
  const canaryText = useCanaryText();
  const t = useMessages(messages);
  return (part, targets) => (part === 'canary' ? canaryText(targets.canary) : (targets[part] ?? t('none')));
}

/** Label of the button of a change. */
export function useChangeLabel(): (change: Change, state: Pick<RemoteState, 'secondPerson'>) => string {
  const t = useMessages(messages);
  return (change, { secondPerson }) => {
    if (change === 'policy') return t(secondPerson ? 'onePerson' : 'secondPerson');
    if (change === 'owner') return t('changeOwner');
    return t(change === 'canary' ? 'doCanary' : change);
  };
}

/** Tags for the state of a remote, the most important first. */
export function StateTags({
  remote: { disabled, pinned, canary, steppedBack, proposal },
  offered = null,
}: {
  readonly remote: RemoteState;
  readonly offered?: string | null;
}) {
  const t = useMessages(messages);
  const plain = disabled === null && pinned === null && canary === null && steppedBack === null;
  return (
    <span className="remote-tags">
      {disabled !== null && <Tag colour="error">{t('isOff')}</Tag>}
      {steppedBack !== null && <Tag colour="warning">{t('isBack', { version: steppedBack.version })}</Tag>}
      {pinned !== null && <Tag colour="info">{t('isPinned', { version: pinned })}</Tag>}
      {canary !== null && <Tag colour="info">{t('isCanary', { share: canary.share })}</Tag>}
      {proposal !== null && <Tag colour="warning">{t('isProposed')}</Tag>}
      {offered !== null && <Tag colour="info">{t('isOffered', { version: offered })}</Tag>}
      {plain && <Tag colour="success">{t('isStable')}</Tag>}
    </span>
  );
}
