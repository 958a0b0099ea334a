import { isApiError } from '@console/api';
import { changeStates } from '@console/contracts/core/changes';
import type { ApprovalDetail } from '@console/contracts/platform/approvals';
import { BatchRows } from '@console/ui/changes';
import { Button, Spin, Tag } from '@console/ui/core';
import { notify, useErrorText } from '@console/ui/feedback';
import { formatDate } from '@console/ui/formats';
import { useMessages, useText } from '@console/ui/messages';
import { PageLink } from '@console/ui/navigation';
import { PartFailed } from '@console/ui/page';
import { ActionButton } from '@console/ui/why';
import { useId, type Ref } from 'react';
import { Differences, Facts } from './Differences.tsx';
import { approval, claiming, releasing } from './endpoints.ts';
import { messages } from './messages.ts';
import type { Decision } from './use-decide.ts';

const moment = 'DD MMM YYYY HH:mm';
const variants = { approve: 'primary', reject: 'danger', withdraw: 'danger' } as const;

/** Who looks into the change, why the user cannot decide on it, or how it was decided. */
function Standing({ change }: { readonly change: ApprovalDetail }) {
  const t = useMessages(messages);
  const text = useText();
  const { state, actions, claimedBy, claimedUntil, hindranceText, decidedAt, decidedBy, note, decidedFor } = change;
  const { needsAdminText } = change;
  const at = formatDate(claimedUntil, 'HH:mm');
  if (state !== 'PENDING') {
    const title = text(changeStates.find(({ value }) => value === state)!.title);
    const when = formatDate(decidedAt, moment);
    return (
      <p className="quiet">
        {decidedBy ? t('decided', { state: title, username: decidedBy, at: when }) : `${title} · ${when}`}
        {decidedFor && ` · ${t('represented', { names: decidedFor.join(', ') })}`}
        {note && ` · ${note}`}
      </p>
    );
  }
  const claim = actions.includes('release')
    ? t('claimedByYou', { at })
    : claimedBy
      ? t('claimedBy', { username: claimedBy, at })
      : undefined;
  // A document without a decision here is decided on its page, unless the user may not decide at all.
  const elsewhere = change.action === 'decide' && !actions.includes('approve') && !hindranceText;
  const lines = [
    actions.includes('withdraw') ? t('own') : undefined,
    claim,
    ...new Set([hindranceText, needsAdminText]),
    elsewhere ? t('elsewhere') : undefined,
  ].filter(Boolean);
  return lines.map((line) => (
    <p key={line} className="quiet">
      {line}
    </p>
  ));
}

function Actions({
  change,
  onDecide,
}: {
  readonly change: ApprovalDetail;
  readonly onDecide: (decision: Decision, change: ApprovalDetail) => void;
}) {
  const t = useMessages(messages);
  const errorText = useErrorText();
  const { secureId, actions } = change;
  const [claim] = claiming.useMutation();
  const [release] = releasing.useMutation();
  const report = async (sending: ReturnType<typeof claim>) => {
    const answer = await sending;
    if ('error' in answer) notify.error(errorText(answer.error));
  };
  return (
    <div className="approval-actions">
      {actions.map((action) =>
        action === 'claim' || action === 'release' ? (
          <ActionButton
            key={action}
            onClick={() => report(action === 'claim' ? claim({ body: { secureId } }) : release({ body: { secureId } }))}
          >
            {t(action)}
          </ActionButton>
        ) : (
          <ActionButton key={action} variant={variants[action]} onClick={() => onDecide(action, change)}>
            {t(action)}
          </ActionButton>
        ),
      )}
    </div>
  );
}

function Content({
  change,
  onDecide,
}: {
  readonly change: ApprovalDetail;
  readonly onDecide: (decision: Decision, change: ApprovalDetail) => void;
}) {
  const t = useMessages(messages);
  const text = useText();
  const { moduleTitle, action, step, batch, recordLabel, page, makerName, maker, madeAt, expiresAt, state, reason } =
    change;
  return (
    <>
      <p className="approval-head">
        <span className="quiet">
          {text(moduleTitle)} · {step ? text(step) : batch ? t('rowsOf', { count: batch.count }) : t(action)}
        </span>
        {state !== 'PENDING' && <Tag>{text(changeStates.find(({ value }) => value === state)!.title)}</Tag>}
        <PageLink to={page}>{t('openRecord')}</PageLink>
      </p>
      <Actions change={change} onDecide={onDecide} />
      <p className="quiet">
        {t('made', { name: makerName, username: maker, at: formatDate(madeAt, moment) })}
        {state === 'PENDING' && expiresAt && ` · ${t('expires', { at: formatDate(expiresAt, moment) })}`}
      </p>
      {reason && <blockquote className="approval-reason">{reason}</blockquote>}
      <Standing change={change} />
      {action !== 'decide' && !change.isBatch && (
        <section aria-label={t('differences')}>
          <h3>{t('differences')}</h3>
          <Differences change={change} />
        </section>
      )}
      {change.consequence && <p className="approval-consequence">{change.consequence}</p>}
      {change.warnings && (
        <section aria-label={t('warnings')}>
          <h3>{t('warnings')}</h3>
          <ul>
            {change.warnings.map((warning) => (
              <li key={warning.code}>{text(warning.text)}</li>
            ))}
          </ul>
        </section>
      )}
      {change.facts.length > 0 && (
        <section aria-label={t('facts', { label: recordLabel })}>
          <h3>{t(change.isBatch ? 'factsOfBatch' : 'factsNow')}</h3>
          <Facts facts={change.facts} />
        </section>
      )}
      {change.isBatch && <BatchRows key={change.secureId} secureId={change.secureId} />}
      {change.claims.length > 0 && (
        <section aria-label={t('claims')}>
          <h3>{t('claims')}</h3>
          <ul className="approval-claims">
            {change.claims.map(({ at, username, name, step }) => (
              <li key={`${at} ${step}`}>
                {formatDate(at, moment)} · {name} ({username}) · {t(`step_${step}`)}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** One request beside the list: its record, its differences, its reason, and what the user may do. */
export function ApprovalPane({
  secureId,
  headingRef,
  onDecide,
}: {
  readonly secureId: string;
  readonly headingRef: Ref<HTMLHeadingElement>;
  readonly onDecide: (decision: Decision, change: ApprovalDetail) => void;
}) {
  const t = useMessages(messages);
  const id = useId();
  const { currentData: change, error, isFetching, refetch } = approval.useQuery({ parameters: { secureId } });
  const missing = isApiError(error) && error.status === 404;
  return (
    <section className="panel approval-pane" aria-labelledby={id} aria-busy={isFetching}>
      <h2 id={id} ref={headingRef} tabIndex={-1}>
        {change?.recordLabel ?? t('change')}
      </h2>
      {missing && <p>{t('gone')}</p>}
      {error && !change && !missing && <PartFailed error={error} onRetry={refetch} busy={isFetching} />}
      {!change && !error && <Spin />}
      {change && !missing && <Content change={change} onDecide={onDecide} />}
      {missing && <Button onClick={() => refetch()}>{t('again')}</Button>}
    </section>
  );
}
