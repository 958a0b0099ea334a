import type { DocumentSteps } from '@console/contracts/cards/document-steps';
import type { Resource } from '@console/contracts/core/resource';
import { useText } from '@console/ui/messages';
import { ActionButton, useWhy } from '@console/ui/why';
import { useSteps, type StepCalls, type Stepping as StepControls } from './use-steps.ts';

/**
 * The transitions that the record's state and the user's level allow; those forbidden to its makers are disabled and
 * say why.
 */
export function StepButtons({
  resource,
  record,
  steps,
  calls,
}: {
  readonly resource: Resource;
  readonly record: StepControls;
  readonly steps: DocumentSteps;
  readonly calls: StepCalls;
}) {
  const text = useText();
  const why = useWhy(resource);
  const { all, refused, take } = useSteps(resource, steps, calls);
  return all
    .filter(([, { from }]) => from.includes(record.state))
    .map(([name, step]) => (
      <ActionButton
        key={name}
        variant={step.leads ? 'primary' : step.danger ? 'danger' : 'plain'}
        why={why.reading ?? why.of(refused(step, record))}
        onClick={() => take(name, step, record)}
      >
        {text(step.title)}
      </ActionButton>
    ));
}
