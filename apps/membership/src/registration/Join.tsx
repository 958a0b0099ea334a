import { useCan } from '@console/auth';
import { titleOf } from '@console/contracts/core/titles';
import { members, type Member } from '@console/contracts/membership/membership';
import { registrations, type MembershipLack } from '@console/contracts/membership/registration';
import { notify, useErrorText } from '@console/ui/feedback';
import { useMessages, useText } from '@console/ui/messages';
import { ActionButton } from '@console/ui/why';
import { useState } from 'react';
import { endpoints } from './endpoints.ts';
import { messages } from './messages.ts';

/** What a pending member lacks, and the button that begins the membership. */
export function Join({
  member: { secureId, version },
  lacks,
}: {
  readonly member: Pick<Member, 'secureId' | 'version'>;
  readonly lacks: readonly MembershipLack[];
}) {
  const t = useMessages(messages);
  const text = useText();
  const errorText = useErrorText();
  const can = useCan(members.privilege);
  const [join] = endpoints.join.useMutation();
  const [fault, setFault] = useState<string>();
  const titleFor = (lack: MembershipLack): string => {
    if (lack === 'verificationStep') return text(titleOf(members, lack));
    if (lack === 'spouse') return text(titleOf(registrations, 'spouseName'));
    if (lack === 'employer') return text(titleOf(registrations, 'employerName'));
    return text(titleOf(registrations, lack));
  };
  const begin = async () => {
    const answer = await join({ parameters: { secureId }, body: { version } });
    setFault('error' in answer ? errorText(answer.error) : undefined);
    if ('data' in answer) notify.success(t('joined'));
  };
  return (
    <section className="panel" aria-label={t('lacks')}>
      {lacks.length === 0 ? (
        <p>{t('complete')}</p>
      ) : (
        <>
          <p>{t('lacks')}:</p>
          <ul>
            {lacks.map((lack) => (
              <li key={lack}>{titleFor(lack)}</li>
            ))}
          </ul>
        </>
      )}
      {can('update') && (
        <div className="page-actions">
          <ActionButton onClick={() => begin()}>{t('join')}</ActionButton>
        </div>
      )}
      {fault && (
        <p className="form-error" role="alert">
          {fault}
        </p>
      )}
    </section>
  );
}
