import { useCan } from '@console/auth';
import { releasePrivilege } from '@console/contracts/platform/releases/calls';
import { reasonLength } from '@console/contracts/platform/releases/changes';
import { confirm } from '@console/ui/dialogs';
import { notify } from '@console/ui/feedback';
import { formatDate } from '@console/ui/formats';
import { useMessages } from '@console/ui/messages';
import { ActionButton } from '@console/ui/why';
import { dismissOffer, live, releases } from './endpoints.ts';
import { messages } from './messages.ts';

/** The build that came with the deploy. A deploy never releases it: the team accepts or dismisses it. */
export function OfferNote({ remote }: { readonly remote: string }) {
  const t = useMessages(messages);
  const can = useCan(releasePrivilege);
  const [dismiss] = dismissOffer.useMutation();
  const { data } = releases.useQuery({ parameters: { remote }, query: { page: 1 } }, live);
  const offer = data?.rows.find(({ offeredAt, removedAt }) => offeredAt !== null && removedAt === null);
  if (!offer) return null;
  const { version, offeredAt, changelog } = offer;
  const onDismiss = () =>
    confirm(
      {
        title: t('dismissTitle'),
        subject: version,
        text: t('dismissText'),
        action: t('dismiss'),
        reason: 'required',
        reasonLength,
      },
      async ({ reason }) => {
        const answer = await dismiss({ parameters: { remote }, body: { version, reason: reason ?? '' } });
        if ('error' in answer) throw answer.error;
        notify.success(t('dismissed'));
      },
    );
  return (
    <div className="remote-alert" role="status">
      <p>{t('offerText', { version, changelog, at: formatDate(offeredAt, 'DD MMM YYYY HH:mm:ss') })}</p>
      <p>
        {t('offerAccept')} <code>{`npm run release -- accept ${remote}`}</code>
      </p>
      {can('status') && <ActionButton onClick={onDismiss}>{t('dismiss')}</ActionButton>}
    </div>
  );
}
