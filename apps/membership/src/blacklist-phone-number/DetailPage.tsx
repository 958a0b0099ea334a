import { useCan } from '@console/auth';
import { blacklistPhoneNumbers, type BlacklistedPhone } from '@console/contracts/membership/blacklist-phone-number';
import { blacklistPhoneNumber } from '@console/contracts/routes/modules';
import { recordAddress } from '@console/ui/crud';
import { ResourceDetail } from '@console/ui/detail';
import { common, useMessages } from '@console/ui/messages';
import { ActionButton, ActionLink, useWhy } from '@console/ui/why';
import { useParams } from 'react-router';
import { Attempts } from './Attempts.tsx';
import { detailSections } from './detail-sections.tsx';
import { Members } from './Members.tsx';
import { messages } from './messages.ts';
import { decisionsOf, isChangeable, useDecisions } from './use-decisions.ts';

function Actions({ record }: { readonly record: BlacklistedPhone }) {
  const can = useCan(blacklistPhoneNumbers.privilege);
  const t = useMessages(messages);
  const words = useMessages(common);
  const { allowed, decide, refused } = useDecisions();
  const why = useWhy(blacklistPhoneNumbers);
  return (
    <>
      {decisionsOf(record)
        .filter(allowed)
        .map((decision) => (
          <ActionButton
            key={decision}
            variant={decision === 'approve' ? 'primary' : 'danger'}
            why={why.of(refused(decision, [record]))}
            onClick={() => decide(decision, [record])}
          >
            {t(decision)}
          </ActionButton>
        ))}
      {isChangeable(record) && can('update') && (
        <ActionLink to={recordAddress(blacklistPhoneNumber.pages.update, record.secureId)}>
          {words('update')}
        </ActionLink>
      )}
    </>
  );
}

function Waiting({ record }: { readonly record: BlacklistedPhone }) {
  const t = useMessages(messages);
  return decisionsOf(record).includes('approve') ? (
    <div className="panel" role="note">
      {t('waiting')}
    </div>
  ) : null;
}

/** One blacklisted number: its values, its decision and its refused uses. */
export default function DetailPage() {
  const { blacklistId = '' } = useParams();
  return (
    <ResourceDetail
      resource={blacklistPhoneNumbers}
      secureId={blacklistId}
      sections={detailSections}
      offers={[]}
      actions={(record) => <Actions record={record} />}
      banner={(record) => <Waiting record={record} />}
    >
      {(record) => (
        <>
          <Members key={record.version} secureId={record.secureId} />
          <Attempts secureId={record.secureId} />
        </>
      )}
    </ResourceDetail>
  );
}
