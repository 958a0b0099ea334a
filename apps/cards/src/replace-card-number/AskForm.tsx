import { printedCardNumber } from '@console/contracts/core/card-number';
import {
  isPrinted,
  type FoundForReplacement,
  type MadeReplacement,
} from '@console/contracts/cards/replace-card-number';
import { notify, useErrorText } from '@console/ui/feedback';
import { Select } from '@console/ui/lov';
import { useMessages, useText } from '@console/ui/messages';
import { PageLink } from '@console/ui/navigation';
import { ActionButton } from '@console/ui/why';
import { useState, type SubmitEvent } from 'react';
import { Field } from '../shared/desk/Field.tsx';
import { FeeSection } from './FeeSection.tsx';
import {
  bodyOf,
  lacksLoss,
  missing,
  needsApproval,
  reasonOf,
  resultsFor,
  typeOf,
  type RequestValues,
} from './request-values.ts';
import { messages } from './messages.ts';
import { endpoints } from './screens.tsx';

interface AskFormProps {
  readonly found: FoundForReplacement;
  readonly values: RequestValues;
  readonly change: (part: Partial<RequestValues>) => void;
  readonly atCounter: boolean;
  readonly onMade: (created: MadeReplacement) => void;
}

const nothing: ReadonlySet<string> = new Set();

/** The result in one sentence. */
function useResultText() {
  const t = useMessages(messages);
  return ({ state, replacementNo: no, newCardNo }: MadeReplacement): string => {
    if (state === 'COMPLETED') return t('completed', { no, cardNo: printedCardNumber(newCardNo ?? '') });
    return state === 'PENDING_APPROVAL'
      ? t('pending', { no })
      : state === 'WAITING_NUMBER'
        ? t('waiting', { no })
        : t('drafted', { no });
  };
}

/** Reason, kind and fee of a replacement, and its request. */
export function RequestForm({ found, values, change, atCounter, onMade }: AskFormProps) {
  const t = useMessages(messages);
  const text = useText();
  const errorText = useErrorText();
  const resultText = useResultText();
  const [showErrors, setShowErrors] = useState(false);
  const [fault, setFault] = useState<string>();
  const [create, { isLoading }] = endpoints.create.useMutation();
  const wrong = showErrors ? missing(found, values) : nothing;
  const [reason, type] = [reasonOf(found, values), typeOf(found, values)];
  const results = resultsFor(found, values, { atCounter });
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setShowErrors(true);
    if (missing(found, values).size > 0 || isLoading) return;
    const answer = await create({ body: bodyOf(found, values) });
    setFault('error' in answer ? errorText(answer.error) : undefined);
    if ('error' in answer) return;
    notify.success(resultText(answer.data));
    onMade(answer.data);
  };
  return (
    <form className="desk" onSubmit={(event) => void submit(event)} noValidate>
      <section className="panel desk">
        <h2>{t('stepReason')}</h2>
        <Field
          title={t('reason')}
          help={reason?.keepExpiry ? t('keepExpiry') : undefined}
          fault={wrong.has('reasonId') ? t('needReason') : undefined}
        >
          {(id, describedBy) => (
            <Select
              id={id}
              className="input"
              style={{ maxWidth: 420 }}
              value={values.reasonId}
              onChange={({ target }) => change({ reasonId: target.value })}
              aria-describedby={describedBy}
              aria-invalid={wrong.has('reasonId')}
            >
              <option value="">{t('choose')}</option>
              {found.reasons.map(({ secureId, name }) => (
                <option key={secureId} value={secureId}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {lacksLoss(found, values) && (
          <p className="desk-warning" role="alert">
            {t('lossNeeded')} <PageLink to="/card-lost/create">{t('reportLoss')}</PageLink>
          </p>
        )}
      </section>
      <section className="panel desk">
        <h2>{t('stepResult')}</h2>
        <Field title={t('cardType')}>
          {(id) => (
            <Select
              id={id}
              className="input"
              style={{ maxWidth: 420 }}
              value={type?.secureId ?? ''}
              onChange={({ target }) => change({ cardTypeId: target.value, result: '' })}
            >
              {found.types.map(({ secureId, name, refusal }) => (
                <option key={secureId} value={secureId} disabled={refusal !== null}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {found.types.map(
          ({ secureId, refusal }) =>
            refusal && (
              <p key={secureId} className="desk-help">
                {refusal}
              </p>
            ),
        )}
        <fieldset className="desk-choices" aria-invalid={wrong.has('result')}>
          <legend className="desk-legend">{t('result')}</legend>
          {results.map(({ value, title }) => (
            <label key={value}>
              <input
                type="radio"
                name="result"
                disabled={value === 'PRINT_HOME' && !found.hasAddress}
                checked={values.result === value}
                onChange={() => change({ result: value })}
              />{' '}
              {text(title)}
            </label>
          ))}
        </fieldset>
        {!found.hasAddress && <p className="desk-help">{t('noAddress')}</p>}
        {wrong.has('result') && (
          <p role="alert" className="desk-fault">
            {t('needResult')}
          </p>
        )}
        {values.result && isPrinted(values.result) && <p className="desk-warning">{t('printWarning')}</p>}
        {values.result === 'STOCK' && <p className="desk-note">{t('stockNote')}</p>}
      </section>
      <FeeSection found={found} values={values} change={change} wrong={wrong} />
      <section className="panel desk">
        <h2>{t('stepConfirm')}</h2>
        {needsApproval(found, values) ? (
          <p className="desk-note">{t('needsApproval')}</p>
        ) : (
          values.result === 'DIGITAL' && (
            <p className="desk-warning">{t(found.card?.cardStatus === 'Cancelled' ? 'atOnceDead' : 'atOnce')}</p>
          )
        )}
        {fault && (
          <p role="alert" className="desk-fault">
            {fault}
          </p>
        )}
        {wrong.size > 0 && (
          <p className="desk-fault" role="status">
            {t('faults')}
          </p>
        )}
        <div className="desk-row">
          <ActionButton type="submit" variant="primary" busy={isLoading} disabled={lacksLoss(found, values)}>
            {t(needsApproval(found, values) ? 'ask' : 'confirm')}
          </ActionButton>
        </div>
      </section>
    </form>
  );
}
