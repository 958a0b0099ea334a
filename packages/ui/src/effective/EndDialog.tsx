import { changeRules } from '@console/contracts/core/changes';
import { date, paragraph } from '@console/contracts/core/fields';
import type { RecordFrame, Resource } from '@console/contracts/core/resource';
import { periodTitles } from '@console/contracts/core/titles';
import { text as bothLanguages } from '@console/contracts/core/text';
import { useId, useMemo, type FormEvent } from 'react';
import { Button } from '../core/index.ts';
import { Dialog } from '../dialogs/index.ts';
import { notify } from '../feedback/index.ts';
import { sectionsOf } from '../form/declaration.ts';
import { FormSections } from '../form/FormSections.tsx';
import { SaveFailure } from '../form/SaveFailure.tsx';
import { useBusyFields } from '../form/use-busy-fields.ts';
import { useRecordForm } from '../form/use-record-form.ts';
import { useRefusals } from '../form/use-refusals.ts';
import { useSave } from '../form/use-save.ts';
import { useToday } from '../formats/index.ts';
import { useFourEyes } from '../four-eyes/index.ts';
import { common, useMessages } from '../messages/index.ts';
import { recordLabel } from '../record/index.ts';
import { ActionButton } from '../why/index.ts';
import { messages } from './messages.ts';
import { periodCalls } from './use-period-calls.ts';

const fields = { effectiveTo: date(), reason: paragraph(changeRules.reason) };
const titles = { ...periodTitles, reason: bothLanguages('Alasan perubahan', 'Reason for the change') };

interface EndDialogProps {
  readonly resource: Resource;
  readonly record: RecordFrame & Readonly<Record<string, unknown>>;
  readonly onClose: () => void;
}

/** Asks for the last day of a record in force. */
export function EndDialog({ resource, record, onClose }: EndDialogProps) {
  const id = useId();
  const t = useMessages(messages);
  const words = useMessages(common);
  const fourEyes = useFourEyes(resource);
  const requested = useMemo(
    () =>
      ({ ...resource, fields, titles, rules: [], ranges: [], fourEyes: false, reasonFor: [] }) as unknown as Resource,
    [resource],
  );
  const today = useToday();
  const form = useRecordForm({
    resource: requested,
    initial: { effectiveTo: today, reason: '' },
    askUnique: () => Promise.resolve(true),
  });
  const { isBusy, onBusy } = useBusyFields();
  const { save, sending } = useSave();
  const [end] = periodCalls(resource).end.useMutation();
  const refusals = useRefusals(form, fields);
  const submit = () =>
    save(async () => {
      refusals.forget();
      const values = form.check() as { effectiveTo: string; reason: string } | undefined;
      if (!values) return;
      const answer = await end({ body: { secureId: record.secureId, version: record.version, ...values } });
      if ('error' in answer) return refusals.show(answer.error);
      if (fourEyes.tell(answer.data) === 0) notify.success(t('ended'));
      onClose();
    });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    void submit();
  };
  return (
    <Dialog
      title={t('endTitle')}
      width={480}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{words('cancel')}</Button>
          <ActionButton variant="danger" type="submit" form={id} busy={sending} disabled={isBusy}>
            {t('end')}
          </ActionButton>
        </>
      }
    >
      <form id={id} className="form" noValidate onSubmit={onSubmit}>
        <strong>{recordLabel(resource, record as never)}</strong>
        {resource.fourEyes && <p>{t('later')}</p>}
        <FormSections
          id={id}
          resource={requested}
          sections={sectionsOf(fields, undefined)}
          form={form}
          onBusy={onBusy}
        />
        <SaveFailure of={refusals.failure} onRetry={submit} busy={sending} />
      </form>
    </Dialog>
  );
}
