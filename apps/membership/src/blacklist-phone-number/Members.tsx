import { queryEndpoint } from '@console/api';
import { blacklistCalls } from '@console/contracts/membership/blacklist-phone-number';
import { memberStatuses } from '@console/contracts/membership/membership/vocabulary';
import { verificationSteps } from '@console/contracts/membership/verification-steps';
import { membership } from '@console/contracts/routes/modules';
import { useMessages } from '@console/ui/messages';
import { PageLink } from '@console/ui/navigation';
import { Part, PlainTable } from '@console/ui/page';
import { useRecordPage } from '@console/ui/reference';
import { OptionTag } from '@console/ui/status';
import { messages } from './messages.ts';

const members = queryEndpoint(blacklistCalls.members);

/** Members with the barred number, of the branches of who reads. */
export function Members({ secureId }: { readonly secureId: string }) {
  const t = useMessages(messages);
  const pageOf = useRecordPage(membership.module);
  return (
    <section className="panel" aria-label={t('members')}>
      <h2>{t('members')}</h2>
      <Part of={members.useQuery({ parameters: { secureId } })}>
        {(rows) =>
          rows.length === 0 ? (
            <p>{t('noMembers')}</p>
          ) : (
            <PlainTable
              label={t('members')}
              rows={rows}
              keyOf={(row) => row.secureId}
              columns={[
                {
                  title: t('member'),
                  of: ({ secureId: id, memberNo, name }) =>
                    pageOf ? <PageLink to={pageOf(id)}>{`${memberNo} ${name}`}</PageLink> : `${memberNo} ${name}`,
                  isHead: true,
                },
                { title: t('branch'), of: ({ branch }) => branch ?? '-' },
                { title: t('status'), of: ({ status }) => <OptionTag value={status} options={memberStatuses} /> },
                {
                  title: t('step'),
                  of: ({ verificationStep }) => <OptionTag value={verificationStep} options={verificationSteps} />,
                },
              ]}
            />
          )
        }
      </Part>
    </section>
  );
}
