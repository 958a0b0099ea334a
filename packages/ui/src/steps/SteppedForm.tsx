import type { FieldError } from '@console/contracts/core/errors';
import type { RecordOf, Resource } from '@console/contracts/core/resource';
import type { Text } from '@console/contracts/core/text';
import type { Outcome } from '@console/api';
import { useId, useMemo, type ReactNode, type SubmitEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Button } from '../core/index.ts';
import { FactList } from '../detail/FactList.tsx';
import type { FormSection, FormValues } from '../form/declaration.ts';
import '../form/form.css';
import { FormActions } from '../form/FormActions.tsx';
import { FormSections } from '../form/FormSections.tsx';
import { useFirstFault } from '../form/use-first-fault.ts';
import { useForm } from '../form/use-form.ts';
import { reasonSection } from '../four-eyes/index.ts';
import { common, useMessages, useText } from '../messages/index.ts';
import { ActionButton } from '../why/index.ts';
import { messages } from './messages.ts';
import { StepList } from './StepList.tsx';
import { useKeptDraft, type DraftStore } from './use-kept-draft.tsx';
import { fieldsOfStep, useSteps } from './use-steps.ts';
import './steps.css';

/** A step of a form with its sections. */
export interface FormStep {
  readonly key: string;
  readonly title: Text;
  readonly sections: readonly FormSection[];
  /** Shown below the fields, e.g. what the choices mean. */
  readonly children?: (values: FormValues, errors: Readonly<Record<string, FieldError>>) => ReactNode;
  /** Asks the services before the next step is opened; faults stand beside their fields. */
  readonly ask?: { ask(values: FormValues): Promise<Outcome<unknown>> }['ask'];
  /** Fields after which they are asked already when one is left. */
  readonly askOn?: readonly string[];
}

export interface SteppedFormProps<R extends Resource> {
  readonly resource: R;
  readonly steps: readonly FormStep[];
  /** Title of the last step, which shows all values before they are saved. */
  readonly check: Text;
  /** Fields of the last step, such as a consent. */
  readonly last?: readonly FormSection[];
  /** Shown on the last step, above its fields. */
  readonly summary?: ReactNode;
  /** Where cancelling leads when there is no page before; the list of the module unless given. */
  readonly home?: string;
  readonly initial?: FormValues;
  /** Sends the checked values, where a call of its own stores them. */
  readonly send?: { send(values: FormValues): Promise<Outcome<FormValues>> }['send'];
  readonly onSaved?: (record: RecordOf<R>) => void;
  /** Keeps what is typed beyond this browser; read before the form is shown. */
  readonly drafts?: DraftStore;
}

const noSecrets: ReadonlySet<string> = new Set();
const noSections: readonly FormSection[] = [];
/** A step without fields only shows something. */
const hasFields = (step: FormStep): boolean => fieldsOfStep(step).length > 0;

/**
 * Creates a record in steps. Each step is checked before the next; the last one shows all values and saves.
 * @example
 * <SteppedForm
 *   resource={cardTypes}
 *   steps={[{ key: 'identity', title: identityTitle, sections: [{ fields: ['code', 'name'] }] }]}
 *   check={checkTitle}
 * />
 */
export function SteppedForm<R extends Resource>(props: SteppedFormProps<R>) {
  const { resource, steps, check, last = noSections, summary, home, initial, send, onSaved, drafts } = props;
  const id = useId();
  const t = useMessages(common);
  const own = useMessages(messages);
  const text = useText();
  const navigate = useNavigate();
  const historyKey = useLocation().key;
  const sections = useMemo(() => [...steps.flatMap((each) => each.sections), ...last], [steps, last]);
  const saved = (result: FormValues) => {
    kept.done();
    if (onSaved) onSaved(result as RecordOf<R>);
    else void navigate(`/${resource.module}/${String(result.secureId)}`, { replace: true });
  };
  const { form, formResource, byAdmin, action, typing, sending, submit, failure } = useForm({
    resource,
    record: undefined,
    initial,
    secrets: noSecrets,
    send,
    beforeSave: undefined,
    onSaved: saved,
    onWaiting: ({ secureId }) => void navigate(`/${resource.module}?tab=changes&change=${secureId}`, { replace: true }),
  });
  const kept = useKeptDraft({ store: drafts, form, onDiscard: typing.discard });
  const {
    at,
    step,
    go,
    next,
    heading,
    checked,
    asking,
    wrong,
    failure: askFailure,
  } = useSteps(resource, steps, form, id);
  const { errors, values } = form;
  const shown = (each: FormStep) => fieldsOfStep(each).filter(({ visible }) => visible?.(values) ?? true);
  useFirstFault(id, form, sections);

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    event.stopPropagation();
    // A dialog of a step, such as one for a code, has a form of its own.
    if (event.target !== event.currentTarget) return;
    if (step) void next();
    else void submit();
  };
  const leave = () => void (historyKey === 'default' ? navigate(home ?? `/${resource.module}`) : navigate(-1));
  return (
    <form className="form" noValidate onSubmit={onSubmit}>
      {kept.offer ?? typing.offer}
      <StepList steps={[...steps, { key: '', title: check }]} current={at} wrong={wrong} onGo={go} />
      <h2 ref={heading} tabIndex={-1} className="visually-hidden">
        {own('steps')} {at + 1}: {text(step?.title ?? check)}
      </h2>
      {step && (
        <FormSections
          key={step.key}
          id={id}
          resource={resource}
          sections={step.sections}
          form={checked}
          onBusy={typing.onBusy}
        />
      )}
      {step?.children?.(values, errors)}
      {!step &&
        steps.filter(hasFields).map((each) => (
          <section key={each.key} className="panel" aria-label={text(each.title)}>
            <h2>{text(each.title)}</h2>
            <FactList resource={resource} fields={shown(each).map(({ name }) => name)} record={values} />
          </section>
        ))}
      {!step && steps.map((each) => <div key={each.key}>{each.children?.(values, errors)}</div>)}
      {!step && summary}
      {!step && last.length > 0 && (
        <FormSections id={id} resource={resource} sections={last} form={form} onBusy={typing.onBusy} />
      )}
      {!step && formResource !== resource && (
        <FormSections
          id={id}
          resource={formResource}
          sections={[reasonSection(resource, undefined, 'reason' in errors, byAdmin)]}
          form={form}
          onBusy={typing.onBusy}
        />
      )}
      {kept.said && <output className="step-kept">{kept.said}</output>}
      <FormActions
        failure={step ? askFailure : failure}
        onRetry={step ? next : submit}
        sending={step ? asking : sending}
      >
        <Button onClick={leave}>{t('cancel')}</Button>
        {at > 0 && <Button onClick={() => go(at - 1)}>{t('back')}</Button>}
        {step ? (
          <Button type="submit" variant="primary" busy={asking}>
            {t('next')}
          </Button>
        ) : (
          <ActionButton
            type="submit"
            variant="primary"
            busy={sending}
            disabled={!typing.ready}
            title={typing.online ? undefined : t('offline')}
          >
            {action}
          </ActionButton>
        )}
      </FormActions>
    </form>
  );
}
