import { isApiError, mutationEndpoint } from '@console/api';
import { useProfile } from '@console/auth';
import { labelFields, type RecordFrame, type Resource } from '@console/contracts/core/resource';
import { confirm } from '@console/ui/dialogs';
import { notify } from '@console/ui/feedback';
import { useMessages } from '@console/ui/messages';
import { ActionButton } from '@console/ui/why';
import { messages } from './messages.ts';

interface WithdrawProps {
  readonly resource: Resource;
  readonly outlet: RecordFrame & { readonly state: string };
}

/** Takes a registration back: offered to who submitted or changed it last. */
export function Withdraw({ resource, outlet }: WithdrawProps) {
  const t = useMessages(messages);
  const profile = useProfile();
  const call = resource.calls['withdraw']!;
  const [withdraw] = mutationEndpoint(call, { invalidates: [resource.module] }).useMutation();
  const { state, createdBy, updatedBy, secureId, version } = outlet;
  const own = profile.state === 'loaded' && [createdBy, updatedBy].includes(profile.data.username);
  if (state !== 'new' || !own) return null;
  const ask = () =>
    confirm(
      {
        title: t('withdraw'),
        subject: labelFields(resource)
          .map((name) => String((outlet as unknown as Readonly<Record<string, unknown>>)[name]))
          .join(' '),
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
