import { useCan } from '@console/auth';
import { blacklistPhoneNumbers, type BlacklistedPhone } from '@console/contracts/membership/blacklist-phone-number';
import { Button } from '@console/ui/core';
import { ResourceDetail } from '@console/ui/detail';
import { common, useMessages } from '@console/ui/messages';
import { PageLink } from '@console/ui/navigation';
import { useParams } from 'react-router';
import { Attempts } from './Attempts.tsx';
import { detailSections } from './detail-sections.tsx';
import { messages } from './messages.ts';
import { updatePath } from './screens.ts';
import { decisionsOf, isChangeable, useDecisions } from './useDecisions.ts';

function Actions({ record }: { readonly record: BlacklistedPhone }) {
  const can = useCan(blacklistPhoneNumbers.privilege);
  const t = useMessages(messages);
  const words = useMessages(common);
  const { allowed, decide } = useDecisions();
  return (
    <>
      {decisionsOf(record).filter(allowed).map((decision) => <Button key={decision} variant={decision === 'approve' ? 'primary' : 'danger'} onClick={() => decide(decision, [record])}>{t(decision)}</Button>)}
      {isChangeable(record) && can('update') && <PageLink className="button" to={updatePath(record.secureId)}>{words('update')}</PageLink>}
    </>
  );
}

function Waiting({ record }: { readonly record: BlacklistedPhone }) {
  const t = useMessages(messages);
  return decisionsOf(record).includes('approve') ? <div className="panel" role="note">{t('waiting')}</div> : null;
}

/** One barred number: its values, its decision and the uses it refused. */
export default function DetailPage() {
  const { blacklistId = '' } = useParams();
  return (
    <ResourceDetail
      resource={blacklistPhoneNumbers} secureId={blacklistId} sections={detailSections} offers={[]}
      actions={(record) => <Actions record={record} />} banner={(record) => <Waiting record={record} />}
    >
      {(record) => <Attempts secureId={record.secureId} />}
    </ResourceDetail>
  );
}
