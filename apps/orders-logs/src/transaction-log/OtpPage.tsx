import { otpLog } from '@console/contracts/orders-logs/transaction-log/otp';
import { otpPurposes, otpStates } from '@console/contracts/orders-logs/transaction-log/vocabulary';
import { dateFormats, formatDate } from '@console/ui/formats';
import { useMessages } from '@console/ui/messages';
import { PageLink } from '@console/ui/navigation';
import { OptionTag } from '@console/ui/status';
import { LogPage } from './LogPage.tsx';
import { messages } from './messages.ts';
import { pageOf } from './pages.ts';
import { Rows } from './Rows.tsx';
import { about, facts } from './sections.ts';

/** A code: its times, the attempts to enter it, and others to the destination on that day. */
export default function OtpPage() {
  const t = useMessages(messages);
  const time = (at: string) => formatDate(at, dateFormats.log);
  return (
    <LogPage
      kind="otp"
      resource={otpLog}
      sections={[
        {
          title: facts,
          fields: [
            'purpose',
            'channel',
            'destination',
            'provider',
            'status',
            'cause',
            'at',
            'sentAt',
            'deliveredAt',
            'verifiedAt',
            'expiresAt',
            'attempts',
            'resendNo',
          ],
        },
        about,
      ]}
    >
      {({ attemptsMade, others }) => (
        <>
          <Rows
            title={t('attempts')}
            none={t('noAttempts')}
            rows={attemptsMade}
            columns={[
              { title: t('at'), of: ({ at }) => time(at) },
              { title: t('result'), of: ({ right }) => t(right ? 'right' : 'wrong') },
            ]}
          />
          <Rows
            title={t('otherCodes')}
            none={t('noOtherCodes')}
            rows={others}
            columns={[
              { title: t('at'), of: (other) => <PageLink to={pageOf.otp(other)}>{time(other.at)}</PageLink> },
              { title: t('what'), of: ({ purpose }) => <OptionTag value={purpose} options={otpPurposes} /> },
              { title: t('state'), of: ({ status }) => <OptionTag value={status} options={otpStates} /> },
            ]}
          />
        </>
      )}
    </LogPage>
  );
}
