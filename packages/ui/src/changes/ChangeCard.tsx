import { useCan } from '@console/auth';
import { changeStates, type ChangeRequest, type ChangeState } from '@console/contracts/core/changes';
import type { Resource } from '@console/contracts/core/resource';
import { useId, type ReactNode } from 'react';
import { Button, Tag } from '../core/index.ts';
import { formatDate, type Colour } from '../formats/index.ts';
import { useMessages, useText } from '../messages/index.ts';
import { useWhy } from '../why/index.ts';
import BatchRows from './BatchRows.tsx';
import './changes.css';
import { ChangeTable } from './ChangeTable.tsx';
import { messages } from './messages.ts';
import type { Decision } from './use-decisions.ts';

const colours: Readonly<Record<ChangeState, Colour>> = {
  PENDING: 'warning',
  APPROVED: 'success',
  REJECTED: 'error',
  WITHDRAWN: 'neutral',
  EXPIRED: 'neutral',
  OUTDATED: 'neutral',
};
const variants = {
  approve: 'primary',
  reject: 'danger',
  withdraw: 'danger',
  claim: 'plain',
  release: 'plain',
} as const;
const moment = 'DD MMM YYYY HH:mm';

/** Says why this person cannot decide now, or who has claimed the change. */
function DecisionNote({ resource, change }: { readonly resource: Resource; readonly change: ChangeRequest }) {
  const t = useMessages(messages);
  const can = useCan(resource.privilege);
  const why = useWhy(resource);
  const { actions, claimedBy, claimedUntil, hindrance, needsAdmin } = change;
  const at = formatDate(claimedUntil, 'HH:mm');
  const word = actions.includes('withdraw')
    ? t('own')
    : actions.includes('release')
      ? t('claimedByYou', { at })
      : claimedBy
        ? t('claimedBy', { username: claimedBy, at })
        : can('approve')
          ? null
          : t('level');
  return (
    <>
      {word && <p className="change-standing">{word}</p>}
      {/* Who may approve it is not told that only admins may. */}
      {[...new Set([hindrance, actions.includes('approve') ? undefined : needsAdmin])].map(
        (code) =>
          code && (
            <p key={code} className="change-standing">
              {why.of(code)}
            </p>
          ),
      )}
    </>
  );
}

/** Shows one change: its fields, its maker, the reason, and the buttons this person may use. */
export function ChangeCard({
  resource,
  change,
  heading,
  tagged,
  link,
  onDecide,
}: {
  readonly resource: Resource;
  readonly change: ChangeRequest;
  readonly heading: ReactNode;
  /** Shows the state as a tag beside the heading. */
  readonly tagged: boolean;
  readonly link: ReactNode;
  readonly onDecide: (decision: Decision, change: ChangeRequest) => void;
}) {
  const t = useMessages(messages);
  const text = useText();
  const id = useId();
  const { state, makerName, maker, madeAt, expiresAt, decidedBy, decidedAt, note, reason, consequence, actions } =
    change;
  const { warnings = [] } = change;
  const title = text(changeStates.find(({ value }) => value === state)!.title);
  const at = formatDate(decidedAt, moment);
  return (
    <section className="panel change" aria-labelledby={id} data-state={state}>
      <div className="change-head">
        <h2 id={id}>{heading}</h2>
        {tagged && <Tag colour={colours[state]}>{title}</Tag>}
        <div className="change-actions">
          {actions.map((action) => (
            <Button key={action} variant={variants[action]} onClick={() => onDecide(action, change)}>
              {t(action)}
            </Button>
          ))}
        </div>
      </div>
      <p className="change-who">
        {t('made', { name: makerName, username: maker, at: formatDate(madeAt, moment) })}
        {state === 'PENDING' && ` · ${t('expires', { at: formatDate(expiresAt, moment) })}`}
        {link && <> · {link}</>}
      </p>
      <blockquote className="change-reason">{reason}</blockquote>
      {change.batch ? (
        <>
          <p>{t('together', { count: change.batch.count })}</p>
          <BatchRows secureId={change.secureId} />
        </>
      ) : (
        <ChangeTable resource={resource} change={change} />
      )}
      {consequence && <p className="change-consequence">{consequence}</p>}
      {change.judged?.hasMoved && (
        <p className="change-standing">{t('judgedBefore', { at: formatDate(change.judged.at, moment) })}</p>
      )}
      {warnings.length > 0 && (
        <section className="change-warnings" aria-label={t(state === 'PENDING' ? 'warnings' : 'ticked')}>
          <h3>{t(state === 'PENDING' ? 'warnings' : 'ticked')}</h3>
          <ul>
            {warnings.map((warning) => (
              <li key={warning.code}>{text(warning.text)}</li>
            ))}
          </ul>
        </section>
      )}
      {state === 'PENDING' ? (
        <DecisionNote resource={resource} change={change} />
      ) : (
        <p className="change-standing">
          {decidedBy
            ? t('decided', { state: title, username: decidedBy, at })
            : t('decidedAlone', { state: title, at })}
          {note && ` · ${note}`}
        </p>
      )}
    </section>
  );
}
