import { notify } from '@console/ui/feedback';
import { useMessages, useText } from '@console/ui/messages';
import { useEffect } from 'react';
import { remoteOf } from '../federation/registry/registry.ts';
import { markSeen, stepsBack } from '../federation/release/stepped-back.ts';
import { messages } from './messages.ts';
import { useRegistry } from './use-registry.ts';

/** Shows once that a release failed in this browser and its fallback is used, with the support id of the failure. */
export function useStepBackNotice(): void {
  const t = useMessages(messages);
  const text = useText();
  const registry = useRegistry();
  useEffect(() => {
    for (const [id, { version, to, supportId, seen: shown }] of Object.entries(stepsBack())) {
      const remote = remoteOf(id);
      if (shown || remote?.version !== to) continue;
      markSeen(id);
      notify.warning(t('fellBack', { title: text(remote.title), version, supportId }), { persist: true });
    }
  }, [registry, t, text]);
}
