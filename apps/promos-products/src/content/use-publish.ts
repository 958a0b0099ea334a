import { useCan } from '@console/auth';
import { changesBetween } from '@console/contracts/promos-products/content/changes';
import { confirm } from '@console/ui/dialogs';
import { notify } from '@console/ui/feedback';
import { useMessages } from '@console/ui/messages';
import type { PageDocument } from './document-of.ts';
import { messages } from './messages.ts';
import type { DraftWork } from './use-draft.ts';

/**
 * Stores the draft, then asks for the note and publishes it.
 * @param onFaulty called in place of the question while fields keep the draft from being published
 */
export function usePublish(page: PageDocument, draft: DraftWork, faults: number, onFaulty: () => void) {
  const t = useMessages(messages);
  const can = useCan(page.versions.privilege);
  const [send] = page.publish.useMutation();
  const { live } = draft.base;
  const isProposal = page.needsSecondPerson(live, draft.content);
  const publish = async () => {
    if (faults > 0) return onFaulty();
    if (!(await draft.save())) return;
    confirm(
      {
        title: t('publishTitle'),
        text: t(isProposal ? 'proposeText' : 'publishText'),
        action: t(isProposal ? 'propose' : 'publish'),
        about: [page.document.module],
        reason: 'required',
        reasonTitle: t('publishNote'),
      },
      async ({ reason }) => {
        const answer = await send({ body: { version: draft.version(), note: reason ?? '' } });
        if ('error' in answer) throw answer.error;
        const { state, versionNo } = answer.data;
        notify.success(t(state === 'WAITING' ? 'proposed' : 'published', { no: versionNo }));
      },
    );
  };
  const isSame = changesBetween(page.document, live ?? {}, draft.content).length === 0;
  return { mayPublish: can('update'), isSame, isProposal, publish };
}
