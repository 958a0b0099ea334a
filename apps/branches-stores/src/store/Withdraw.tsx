import { isApiError } from '@console/api';
import { useProfile } from '@console/auth';
import type { Store } from '@console/contracts/branches-stores/store';
import { confirm } from '@console/ui/dialogs';
import { notify } from '@console/ui/feedback';
import { useMessages } from '@console/ui/messages';
import { ActionButton } from '@console/ui/why';
import { endpoints } from './endpoints.ts';
import { messages } from './messages.ts';

/** Takes a registration back: offered to who submitted or changed it last. */
export function Withdraw({ store }: { readonly store: Store }) {
  const t = useMessages(messages);
  const profile = useProfile();
  const [withdraw] = endpoints.withdraw.useMutation();
  const { state, createdBy, updatedBy, secureId, version, storeCode, name } = store;
  const own = profile.state === 'loaded' && [createdBy, updatedBy].includes(profile.data.username);
  if (state !== 'new' || !own) return null;
  const ask = () =>
    confirm(
      {
        title: t('withdraw'),
        subject: `${storeCode} ${name}`,
        text: t('withdrawText'),
        action: t('withdraw'),
        danger: true,
        reason: 'required',
      },
      async ({ reason }) => {
        const answer = await withdraw({ body: { secureId, version, reason: reason ?? '' } });
        if ('error' in answer && isApiError(answer.error)) throw answer.error;
        notify.success(t('withdrawn'));
      },
    );
  return <ActionButton onClick={ask}>{t('withdraw')}</ActionButton>;
}
