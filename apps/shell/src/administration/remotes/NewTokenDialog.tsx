import { isApiError } from '@console/api/error';
import { reasonLength } from '@console/contracts/platform/releases/changes';
import { tokenDays } from '@console/contracts/platform/releases/tokens';
import { Button } from '@console/ui/core';
import { Dialog } from '@console/ui/dialogs';
import { notify, useErrorText } from '@console/ui/feedback';
import { NumberField } from '@console/ui/form';
import { Select } from '@console/ui/lov';
import { common, useMessages, useText } from '@console/ui/messages';
import { useState, type FormEvent } from 'react';
import { createToken, remotes } from './endpoints.ts';
import { Field } from './Field.tsx';
import { messages } from './messages.ts';
import { ActionButton } from '@console/ui/why';
import { keyOf, tokenFaults, type TokenInput } from './new-token.ts';

function Secret({ secret, onClose }: { readonly secret: string; readonly onClose: () => void }) {
  const t = useMessages(messages);
  const words = useMessages(common);
  const copy = async () => {
    await navigator.clipboard.writeText(secret);
    notify.success(t('copied'));
  };
  return (
    <Dialog
      title={t('created')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={() => copy()}>{t('copy')}</Button>
          <Button variant="primary" onClick={onClose}>
            {words('close')}
          </Button>
        </>
      }
    >
      <p>{t('secretText')}</p>
      <code className="remote-secret">{secret}</code>
    </Dialog>
  );
}

/** Creates a token for a team and shows its secret once. */
export function NewTokenDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useMessages(messages);
  const words = useMessages(common);
  const text = useText();
  const errorText = useErrorText();
  const [typed, setTyped] = useState<TokenInput>({
    remote: '',
    name: '',
    days: tokenDays.standard,
    key: '',
    reason: '',
  });
  const [tried, setTried] = useState(false);
  const [create, { data: created, error, isLoading }] = createToken.useMutation();
  const { data: listed } = remotes.useQuery({});
  const faults = tokenFaults(typed);
  const type = (part: Partial<TokenInput>) => setTyped({ ...typed, ...part });
  const shown = isApiError(error) ? error.errors : [];
  const fault = (part: keyof TokenInput, words_: string) =>
    tried && faults.has(part)
      ? words_
      : shown.find(({ field }) => field === (part === 'key' ? 'publicKey' : part))?.message;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const { remote, name, days, key, reason } = typed;
    if (faults.size === 0 && !isLoading)
      void create({
        body: { remote, name: name.trim(), days: days!, publicKey: keyOf(key) ?? null, reason: reason.trim() },
      });
  };
  if (created) return <Secret secret={created.token} onClose={onClose} />;
  return (
    <Dialog
      title={t('newToken')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{words('cancel')}</Button>
          <ActionButton type="submit" form="new-token" variant="primary" busy={isLoading}>
            {t('newToken')}
          </ActionButton>
        </>
      }
    >
      <form id="new-token" noValidate className="dialog-body remote-fields" onSubmit={submit}>
        <Field title={t('remote')} fault={fault('remote', words('required'))}>
          {(id, describedBy) => (
            <Select
              id={id}
              className="input"
              data-autofocus
              value={typed.remote}
              onChange={(event) => type({ remote: event.target.value })}
              aria-required
              aria-invalid={describedBy !== undefined}
              aria-describedby={describedBy}
            >
              <option value="">{words('choose')}</option>
              {listed?.rows.map(({ id: remote, title }) => (
                <option key={remote} value={remote}>
                  {text(title)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field title={t('tokenName')} fault={fault('name', t('nameFault'))}>
          {(id, describedBy) => (
            <input
              id={id}
              className="input"
              maxLength={60}
              autoComplete="off"
              value={typed.name}
              onChange={(event) => type({ name: event.target.value })}
              aria-required
              aria-invalid={describedBy !== undefined}
              aria-describedby={describedBy}
            />
          )}
        </Field>
        <Field title={t('days')} fault={fault('days', t('daysFault', tokenDays))}>
          {(id, describedBy) => (
            <NumberField
              id={id}
              minimum={tokenDays.minimum}
              maximum={tokenDays.maximum}
              value={typed.days}
              onChange={(days) => type({ days })}
              invalid={describedBy !== undefined}
              describedBy={describedBy}
            />
          )}
        </Field>
        <Field title={t('publicKey')} fault={fault('key', t('keyFault'))}>
          {(id, describedBy) => (
            <textarea
              id={id}
              className="input"
              rows={2}
              value={typed.key}
              onChange={(event) => type({ key: event.target.value })}
              aria-invalid={describedBy !== undefined}
              aria-describedby={describedBy}
            />
          )}
        </Field>
        <Field title={t('reason')} fault={fault('reason', t('reasonFault', reasonLength))}>
          {(id, describedBy) => (
            <textarea
              id={id}
              className="input"
              rows={3}
              maxLength={reasonLength.maximum}
              value={typed.reason}
              onChange={(event) => type({ reason: event.target.value })}
              aria-required
              aria-invalid={describedBy !== undefined}
              aria-describedby={describedBy}
            />
          )}
        </Field>
        {error && shown.length === 0 && (
          <p role="alert" className="field-error">
            {errorText(error)}
          </p>
        )}
      </form>
    </Dialog>
  );
}
