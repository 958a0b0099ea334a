import type { RecordOf, Resource } from '@console/contracts/core/resource';
import type { Text } from '@console/contracts/core/text';
import { useEffect, useId, useMemo, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Button } from '../core/index.ts';
import { FactList } from '../detail/FactList.tsx';
import { formField, type FormSection, type FormValues } from '../form/declaration.ts';
import { DraftOffer } from '../form/DraftOffer.tsx';
import '../form/form.css';
import { FormSections } from '../form/FormSections.tsx';
import { useForm } from '../form/use-form.ts';
import { reasonSection } from '../four-eyes/index.ts';
import { common, useMessages, useText } from '../messages/index.ts';
import { ActionButton } from '../why/index.ts';
import { messages } from './messages.ts';
import { stepErrors } from './step-errors.ts';
import { StepList } from './StepList.tsx';
import './steps.css';

/** A step of a form with its sections. */
export interface FormStep {
  readonly key: string;
  readonly title: Text;
  readonly sections: readonly FormSection[];
  /** Shown below the fields, e.g. what the choices mean. */
  readonly children?: (values: FormValues) => ReactNode;
}

export interface SteppedFormProps<R extends Resource> {
  readonly resource: R;
  readonly steps: readonly FormStep[];
  /** Title of the last step, which shows all values before they are saved. */
  readonly check: Text;
  readonly initial?: FormValues;
  readonly onSaved?: (record: RecordOf<R>) => void;
}

const noSecrets: ReadonlySet<string> = new Set();
const fieldsOf = ({ sections }: FormStep) => sections.flatMap((section) => section.fields.map(formField));

/**
 * Creates a record in steps. Each step is checked before the next; the last one shows all values and saves.
 * @example
 * <SteppedForm
 *   resource={cardTypes}
 *   steps={[{ key: 'identity', title: identityTitle, sections: [{ fields: ['code', 'name'] }] }]}
 *   check={checkTitle}
 * />
 */
export function SteppedForm<R extends Resource>({ resource, steps, check, initial, onSaved }: SteppedFormProps<R>) {
  const id = useId();
  const t = useMessages(common);
  const own = useMessages(messages);
  const text = useText();
  const navigate = useNavigate();
  const historyKey = useLocation().key;
  const [at, setAt] = useState(0);
  const moved = useRef(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const fields = useMemo(() => steps.map(fieldsOf), [steps]);
  const saved = (result: FormValues) =>
    onSaved
      ? onSaved(result as RecordOf<R>)
      : void navigate(`/${resource.module}/${String(result.secureId)}`, { replace: true });
  const { form, formResource, byAdmin, draft, sending, online, ready, onBusy, submit } = useForm({
    resource,
    record: undefined,
    initial,
    secrets: noSecrets,
    beforeSave: undefined,
    onSaved: saved,
    onWaiting: ({ secureId }) => void navigate(`/${resource.module}?tab=changes&change=${secureId}`, { replace: true }),
  });
  const { errors, refusals, values } = form;
  const step = steps[at];
  const shown = (index: number) => fields[index]!.filter(({ visible }) => visible?.(values) ?? true);
  const wrong = new Set(
    steps.filter((_, index) => fields[index]!.some(({ name }) => errors[name])).map(({ key }) => key),
  );

  const go = (index: number) => {
    moved.current = true;
    setAt(index);
  };
  const next = () => {
    const names = fields[at]!.map(({ name }) => name);
    // Errors of the services about values that have not changed count too.
    const knownErrors = names.flatMap((name) => errors[name] ?? []);
    const found = [...stepErrors(resource, names, values), ...knownErrors];
    if (found.length > 0) form.refuse(found);
    else go(at + 1);
  };
  // After a refusal the step of the first faulty field is opened.
  const [shownRefusals, setShownRefusals] = useState(refusals);
  if (shownRefusals !== refusals) {
    setShownRefusals(refusals);
    const first = fields.findIndex((each) => each.some(({ name }) => errors[name]));
    if (first >= 0) setAt(first);
  }
  useEffect(() => {
    if (refusals === 0) return;
    const first = [...fields.flat(), { name: 'reason' }].find(({ name }) => errors[name]);
    if (first) document.getElementById(`${id}-${first.name}`)?.focus();
    // Only a refusal moves the focus, not an error that appears while typing.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [refusals]);
  useEffect(() => {
    if (moved.current) heading.current?.focus();
    moved.current = false;
  }, [at]);

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (step) next();
    else void submit();
  };
  const leave = () => void (historyKey === 'default' ? navigate(`/${resource.module}`) : navigate(-1));
  return (
    <form className="form" noValidate onSubmit={onSubmit}>
      {draft.offered && (
        <DraftOffer
          draft={draft.offered}
          version={undefined}
          onDiscard={draft.discard}
          onRestore={() => {
            form.restore(draft.offered!.values);
            draft.settle();
          }}
        />
      )}
      <StepList steps={[...steps, { key: '', title: check }]} current={at} wrong={wrong} onGo={go} />
      <h2 ref={heading} tabIndex={-1} className="visually-hidden">
        {own('steps')} {at + 1}: {text(step?.title ?? check)}
      </h2>
      {step && (
        <FormSections key={step.key} id={id} resource={resource} sections={step.sections} form={form} onBusy={onBusy} />
      )}
      {step?.children?.(values)}
      {!step &&
        steps.map(({ key, title }, index) => (
          <section key={key} className="panel" aria-label={text(title)}>
            <h2>{text(title)}</h2>
            <FactList resource={resource} fields={shown(index).map(({ name }) => name)} record={values} />
          </section>
        ))}
      {!step && steps.map((each) => <div key={each.key}>{each.children?.(values)}</div>)}
      {!step && formResource !== resource && (
        <FormSections
          id={id}
          resource={formResource}
          sections={[reasonSection(resource, undefined, 'reason' in errors, byAdmin)]}
          form={form}
          onBusy={onBusy}
        />
      )}
      <div className="form-actions">
        <Button onClick={leave}>{t('cancel')}</Button>
        {at > 0 && <Button onClick={() => go(at - 1)}>{t('back')}</Button>}
        {step ? (
          <Button type="submit" variant="primary">
            {t('next')}
          </Button>
        ) : (
          <ActionButton
            type="submit"
            variant="primary"
            busy={sending}
            disabled={!ready}
            title={online ? undefined : t('offline')}
          >
            {t('save')}
          </ActionButton>
        )}
      </div>
    </form>
  );
}
