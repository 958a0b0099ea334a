import { hasUnsaved } from '@console/auth';
import { notify } from '@console/ui/feedback';
import { useMessages, useText } from '@console/ui/messages';
import { useEffect } from 'react';
import { remoteOf } from '../federation/registry/registry.ts';
import { outdatedRemotes } from '../federation/registry/outdated.ts';
import { messages } from './messages.ts';
import { useRegistry } from './use-registry.ts';

const notified = new Set<string>();

/** Shows once per release that a running remote has a newer version; the user decides when to load it. */
export function useUpdateNotice(): void {
  const t = useMessages(messages);
  const text = useText();
  const registry = useRegistry();
  useEffect(() => {
    for (const id of outdatedRemotes()) {
      const remote = remoteOf(id);
      const release = `${id}@${remote?.version}`;
      if (!remote || notified.has(release)) continue;
      notified.add(release);
      const run = () => {
        if (hasUnsaved()) notify.warning(t('unsaved'));
        else location.reload();
      };
      notify.info(t('newVersion', { title: text(remote.title) }), {
        persist: true,
        action: { text: t('reload'), run },
      });
    }
  }, [registry, t, text]);
}
