import { useRef } from 'react';
import { ActionButton } from '../why/index.ts';
import { useFieldsForm, type FieldsOfCall } from './use-fields-form.tsx';

export interface FieldsPanelProps<Result> extends FieldsOfCall<Result> {
  /** Label of the button that sends. */
  readonly action: string;
  /** A second button that sends the same, and what follows then in place of `onDone`. */
  readonly other?: { readonly action: string; onDone(result: Result): void };
}

/**
 * The same on a page: declared fields, one call and its button below.
 * @example
 * <FieldsPanel resource={groups} name="add" fields={fields} action={t('add')} send={send} onDone={show} />
 */
export function FieldsPanel<Result>({ action, other, ...call }: FieldsPanelProps<Result>) {
  const isOther = useRef(false);
  const onDone = (result: Result) => (isOther.current ? other?.onDone(result) : call.onDone?.(result));
  const { element, button } = useFieldsForm({ ...call, onDone });
  const choose = (chosen: boolean) => () => {
    isOther.current = chosen;
  };
  return (
    <>
      {element}
      <ActionButton variant="primary" {...button} onClick={choose(false)}>
        {action}
      </ActionButton>{' '}
      {other && (
        <ActionButton {...button} onClick={choose(true)}>
          {other.action}
        </ActionButton>
      )}
    </>
  );
}
