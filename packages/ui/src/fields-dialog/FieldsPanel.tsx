import { ActionButton } from '../why/index.ts';
import { useFieldsForm, type FieldsOfCall } from './use-fields-form.tsx';

export interface FieldsPanelProps<Result> extends FieldsOfCall<Result> {
  /** Label of the button that sends. */
  readonly action: string;
}

/**
 * The same on a page: declared fields, one call and its button below.
 * @example
 * <FieldsPanel resource={groups} name="add" fields={fields} action={t('add')} send={send} onDone={show} />
 */
export function FieldsPanel<Result>({ action, ...call }: FieldsPanelProps<Result>) {
  const { element, button } = useFieldsForm(call);
  return (
    <>
      {element}
      <ActionButton variant="primary" {...button}>
        {action}
      </ActionButton>
    </>
  );
}
