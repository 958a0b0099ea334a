import type { ReactNode } from 'react';
import { Button } from '../core/index.ts';
import { Dialog } from '../dialogs/index.ts';
import { common, useMessages } from '../messages/index.ts';
import { ActionButton } from '../why/index.ts';
import { useFieldsForm, type AfterFields, type FieldsOfCall } from './use-fields-form.tsx';

export interface FieldsDialogProps<Result> extends FieldsOfCall<Result> {
  readonly title: string;
  readonly text?: string;
  /** Label of the button that sends. */
  readonly action: string;
  readonly danger?: boolean;
  /** True when sending changes nothing, so that it works while the console is viewed as a role. */
  readonly reads?: boolean;
  readonly onClose: () => void;
  /** Shown above the fields: chooses which ones are asked. */
  readonly choice?: ReactNode;
  /** Shown below the fields. */
  readonly children?: AfterFields;
}

/**
 * A dialog with declared fields and one call.
 * @example
 * <FieldsDialog resource={sources} name="issue" fields={issueFields} title={t('issue')} action={t('issue')}
 *   send={(values) => issue({ body: values })} onDone={show} onClose={close} />
 */
export function FieldsDialog<Result>({
  title,
  text,
  action,
  danger = false,
  reads = false,
  onClose,
  choice,
  children,
  ...call
}: FieldsDialogProps<Result>) {
  const words = useMessages(common);
  const { element, button, holds, leave } = useFieldsForm(call, {
    before: (
      <>
        {text && <p>{text}</p>}
        {choice}
      </>
    ),
    after: children,
  });
  const close = () => {
    leave();
    onClose();
  };
  const Send = reads ? Button : ActionButton;
  return (
    <Dialog
      title={title}
      width={640}
      onClose={close}
      holds={holds}
      footer={
        <>
          <Button onClick={close}>{words('cancel')}</Button>
          <Send variant={danger ? 'danger' : 'primary'} {...button}>
            {action}
          </Send>
        </>
      }
    >
      {element}
    </Dialog>
  );
}
