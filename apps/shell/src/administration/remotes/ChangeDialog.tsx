import type { Change } from '@console/contracts/platform/releases/changes';
import type { RemoteState } from '@console/contracts/platform/releases/state';
import { Button } from '@console/ui/core';
import { Dialog } from '@console/ui/dialogs';
import { notify, useErrorText } from '@console/ui/feedback';
import { formatDate } from '@console/ui/formats';
import { common, useMessages, useText } from '@console/ui/messages';
import type { FormEvent } from 'react';
import { ChangeFields } from './ChangeFields.tsx';
import { history } from './endpoints.ts';
import { messages } from './messages.ts';
import { useChangeLabel, useTargetText } from './State.tsx';
import { dangerous, differences, targetsAfter, type Decision } from './targets.ts';
import { ActionButton } from '@console/ui/why';
import { useChange } from './use-change.ts';

/** The state before and after the change, part by part. */
function Preview({ state, decision }: { readonly state: RemoteState; readonly decision: Decision }) {
  const t = useMessages(messages);
  const targetText = useTargetText();
  const { data } = history.useQuery(
    { parameters: { remote: state.id }, query: { page: 1 } },
    { skip: decision.change !== 'undo' },
  );
  const latest = data?.rows.find(({ stateVersion }) => stateVersion === state.stateVersion);
  const proposed = state.proposal?.change === 'undo' ? state.proposal.after : latest?.before;
  const after = targetsAfter(state, decision, proposed);
  const parts = differences(state, after);
  if (parts.length === 0) return <p className="quiet">{t('nothing')}</p>;
  return (
    <table className="plain-table remote-after">
      <caption>{t('willChange')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('state')}</th>
          <th scope="col">{t('before')}</th>
          <th scope="col">{t('after')}</th>
        </tr>
      </thead>
      <tbody>
        {parts.map((part) => (
          <tr key={part}>
            <th scope="row">{t(part)}</th>
            <td>{targetText(part, state)}</td>
            <td>{targetText(part, after)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/**
 * Confirms a change of a remote: its input, the resulting state, and the reason. If the state changed since then,
 * the dialog shows the new one first.
 */
export function ChangeDialog({
  change,
  state: given,
  onClose,
}: {
  readonly change: Change;
  readonly state: RemoteState;
  readonly onClose: () => void;
}) {
  const t = useMessages(messages);
  const words = useMessages(common);
  const text = useText();
  const errorText = useErrorText();
  const { state, stale, typed, type, decision, faults, error, busy, submit } = useChange(change, given);
  const labelOf = useChangeLabel();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const after = await submit();
    if (!after) return;
    notify.success(t(after.proposal ? 'proposed' : 'done', { remote: text(state.title) }));
    onClose();
  };
  const action = labelOf(change, state);
  return (
    <Dialog
      title={change === 'policy' ? t(state.secondPerson ? 'ask_onePerson' : 'ask_secondPerson') : t(`ask_${change}`)}
      onClose={() => {
        if (!busy) onClose();
      }}
      footer={
        <>
          <Button disabled={busy} onClick={onClose}>
            {words('cancel')}
          </Button>
          <ActionButton
            type="submit"
            form="remote-change"
            variant={dangerous.has(change) ? 'danger' : 'primary'}
            busy={busy}
          >
            {action}
          </ActionButton>
        </>
      }
    >
      <form id="remote-change" noValidate className="dialog-body" onSubmit={(event) => void send(event)}>
        <strong>{text(state.title)}</strong>
        {stale && (
          <p role="alert" className="remote-alert">
            {t('stale', { by: state.changedBy, at: formatDate(state.changedAt, 'DD MMM YYYY HH:mm:ss') })}
          </p>
        )}
        <ChangeFields change={change} remote={state} typed={typed} type={type} faults={faults} />
        {change !== 'owner' && change !== 'policy' && <Preview state={state} decision={decision} />}
        {error !== undefined && (
          <p role="alert" className="field-error">
            {errorText(error)}
          </p>
        )}
      </form>
    </Dialog>
  );
}
