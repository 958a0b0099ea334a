import type { ApiError } from '@console/api';
import { standInDays, standInErrors } from '@console/contracts/shell/stand-in';
import { notify, useErrorText } from '@console/ui/feedback';
import { DateField } from '@console/ui/form';
import { LovInput } from '@console/ui/lov';
import { common, useMessages } from '@console/ui/messages';
import { ActionButton } from '@console/ui/why';
import { useId, useState, type ReactNode } from 'react';
import { nameStandIn } from '../stand-ins.ts';
import { standInMessages as messages } from './stand-in-messages.ts';
import { useStandInDraft, type StandInDraft, type StandInField } from './use-stand-in-draft.ts';

const limits = { days: standInDays };
type Faults = { readonly [Name in StandInField | 'form']?: string | undefined };

interface FieldProps {
  readonly title: string;
  readonly id: string;
  readonly fault: string | undefined;
  readonly children: (describedBy: string | undefined) => ReactNode;
}

/** A field with what is wrong with it beside it. */
function Field({ title, id, fault, children }: FieldProps) {
  const faultId = `${id}-fault`;
  return (
    <div>
      <label htmlFor={id}>{title}</label>
      {children(fault ? faultId : undefined)}
      {fault && (
        <p id={faultId} className="field-error" role="alert">
          {fault}
        </p>
      )}
    </div>
  );
}

const fields: readonly StandInField[] = ['standInId', 'from', 'until'];

/** What is wrong with the typed values by themselves. */
const missing = (draft: StandInDraft, required: string): Faults =>
  Object.fromEntries(fields.filter((name) => draft[name] === '').map((name) => [name, required]));

/** Names somebody for a time. What was typed stays until it is taken, also over a reload. */
export function NewStandIn() {
  const t = useMessages(messages);
  const words = useMessages(common);
  const errorText = useErrorText();
  const id = useId();
  const { draft, type, discard } = useStandInDraft();
  const [faults, setFaults] = useState<Faults>({});
  const [name, { isLoading }] = nameStandIn.useMutation();
  const change = (field: StandInField, value: string) => {
    type({ [field]: value });
    setFaults((before) => ({ ...before, [field]: undefined, form: undefined }));
  };
  const refused = (error: ApiError): Faults => {
    const [found] = error.errors;
    if (found?.field === 'from') return { from: t('past') };
    if (found?.field === 'until') return { until: t(found.code === 'TOO_LONG' ? 'tooLong' : 'before', limits) };
    return { [error.code in standInErrors ? 'standInId' : 'form']: errorText(error) };
  };
  const save = async () => {
    const incomplete = missing(draft, words('required'));
    if (Object.keys(incomplete).length > 0) return setFaults(incomplete);
    const answer = await name({ body: draft });
    if ('error' in answer) return setFaults(refused(answer.error as ApiError));
    setFaults({});
    discard();
    return notify.success(t('named'));
  };
  return (
    <div className="password-form">
      <p className="quiet">{t('hint', limits)}</p>
      <Field title={t('who')} id={`${id}-who`} fault={faults.standInId}>
        {(describedBy) => (
          <LovInput
            id={`${id}-who`}
            path="auth/me/stand-in/lov"
            value={draft.standInId === '' ? [] : [draft.standInId]}
            onChange={([chosen = '']) => change('standInId', chosen)}
            label={t('who')}
            required
            invalid={describedBy !== undefined}
            describedBy={describedBy}
          />
        )}
      </Field>
      {(['from', 'until'] as const).map((field) => (
        <Field key={field} title={t(field)} id={`${id}-${field}`} fault={faults[field]}>
          {(describedBy) => (
            <DateField
              id={`${id}-${field}`}
              value={draft[field]}
              onChange={(value) => change(field, value)}
              required
              invalid={describedBy !== undefined}
              describedBy={describedBy}
            />
          )}
        </Field>
      ))}
      {faults.form && <p role="alert">{faults.form}</p>}
      <div className="password-buttons">
        <ActionButton variant="primary" busy={isLoading} onClick={save}>
          {t('name')}
        </ActionButton>
      </div>
    </div>
  );
}
