import { mutationEndpoint } from '@console/api';
import { saoAssignments, type SaoAssignment } from '@console/contracts/branches-stores/sao-assign';
import { callsOf, stepFields, stepTitles, type Resource, type Step } from '@console/contracts/core/resource';
import type { Fields } from '@console/contracts/core/fields';
import { notify } from '@console/ui/feedback';
import { FieldsDialog } from '@console/ui/fields-dialog';
import { useToday } from '@console/ui/formats';
import { common, useMessages, useText } from '@console/ui/messages';
import { useMemo } from 'react';
import type { SaoStep } from './row-steps.ts';

const calls = callsOf(saoAssignments);
const endpoints = {
  assign: mutationEndpoint(calls.assign),
  reassign: mutationEndpoint(calls.reassign),
  end: mutationEndpoint(calls.end),
};
const { steps } = saoAssignments;

/** What is typed for a step of one row: of SAOs those of its branch. */
function fieldsFor(step: Step, branchId: string): Fields {
  const { saoId, ...others } = stepFields(step);
  return saoId ? { saoId: { ...saoId, lovParameters: { branchId } }, ...others } : others;
}

/** Assigns, reassigns or ends one row. */
export function StepDialog({
  name,
  row,
  onClose,
}: {
  readonly name: SaoStep;
  readonly row: SaoAssignment;
  readonly onClose: () => void;
}) {
  const words = useMessages(common);
  const text = useText();
  const today = useToday();
  const send = {
    assign: endpoints.assign.useMutation()[0],
    reassign: endpoints.reassign.useMutation()[0],
    end: endpoints.end.useMutation()[0],
  };
  const step = steps[name];
  const { secureId, version, outletCode, outletName, branchId, startDate } = row;
  const fields = useMemo(() => fieldsFor(step, branchId), [step, branchId]);
  // An assignment of a later day is changed from that day on.
  const first = startDate !== null && startDate > today ? startDate : today;
  const initial = {
    assign: { startDate: today },
    reassign: { startDate: first, ordersFollow: true },
    end: { endDate: first },
  };
  return (
    <FieldsDialog
      resource={saoAssignments as Resource}
      name={`${name}:${secureId}`}
      fields={fields}
      titles={stepTitles(step)}
      title={`${text(step.title)}: ${outletCode} ${outletName}`}
      text={text(step.effect)}
      action={text(step.title)}
      danger={name === 'end'}
      initial={initial[name]}
      send={(values) => send[name]({ body: { secureId, version, ...values } as never })}
      onDone={() => {
        notify.success(words('saved'));
        onClose();
      }}
      onClose={onClose}
    />
  );
}
