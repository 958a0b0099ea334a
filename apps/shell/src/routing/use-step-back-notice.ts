import { notify } from '@console/ui/feedback';
import { useMessages, useText } from '@console/ui/messages';
import { useEffect } from 'react';
import { remoteOf } from '../federation/registry/registry.ts';
import { markTold, stepsBack } from '../federation/release/stepped-back.ts';
import { messages } from './messages.ts';
import { useRegistry } from './use-registry.ts';

/** Says once that a release failed in this browser and the one before it is used, with the support id of the failure. */
export function useStepBackNotice(): void {
  const t = useMessages(messages);
  const text = useText();
  const registry = useRegistry();
  useEffect(() => {
    for (const [id, { version, to, supportId, told }] of Object.entries(stepsBack())) {
      const remote = remoteOf(id);
      if (told || remote?.version !== to) continue;
      markTold(id);
      notify.warning(t('fellBack', { title: text(remote.title), version, supportId }), { persist: true });
    }
  }, [registry, t, text]);
}
