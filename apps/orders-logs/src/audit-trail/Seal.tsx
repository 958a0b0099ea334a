import { mutationEndpoint } from '@console/api';
import { useCan } from '@console/auth';
import {
  auditCalls,
  auditTrail,
  sealStates,
  type AuditEntry,
  type SealVerification,
} from '@console/contracts/orders-logs/audit-trail';
import { useErrorText } from '@console/ui/feedback';
import { formatDate, todayInJakarta } from '@console/ui/formats';
import { useMessages, useText } from '@console/ui/messages';
import { ActionButton } from '@console/ui/why';
import { useState } from 'react';
import { messages } from './messages.ts';

const verify = mutationEndpoint(auditCalls.verify);

const titleOf = (state: string) => sealStates.find(({ value }) => value === state)?.title ?? { id: state, en: state };

/** Whether the day's entries still match the seal; users with the privilege can verify it again. */
export function Seal({ entry }: { readonly entry: AuditEntry }) {
  const t = useMessages(messages);
  const text = useText();
  const failure = useErrorText();
  const can = useCan(auditTrail.privilege);
  const [send, { isLoading }] = verify.useMutation();
  const [found, setFound] = useState<SealVerification | string | null>(null);
  const day = todayInJakarta(new Date(entry.at));
  const check = async () => {
    const answer = await send({ body: { date: day } });
    setFound('data' in answer ? answer.data : failure(answer.error));
  };
  return (
    <section className="panel" aria-labelledby="audit-seal">
      <h2 id="audit-seal">{t('seal', { date: formatDate(day, 'DD MMMM YYYY') })}</h2>
      <p>{text(titleOf(typeof found === 'object' && found ? found.state : entry.seal))}</p>
      {typeof found === 'string' && (
        <p role="alert" className="field-error">
          {found}
        </p>
      )}
      {typeof found === 'object' && found && (
        <p role="status">
          {found.sealedEntries === null
            ? t('counted', { entries: found.entries })
            : t('verified', {
                entries: found.entries,
                sealed: found.sealedEntries,
                at: formatDate(found.sealedAt, 'DD MMM YYYY HH:mm:ss'),
              })}
        </p>
      )}
      {can('operate') && (
        <ActionButton onClick={() => check()} disabled={isLoading}>
          {t('verify')}
        </ActionButton>
      )}
    </section>
  );
}
