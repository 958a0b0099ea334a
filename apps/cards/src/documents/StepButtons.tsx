import { isApiError, mutationEndpoint } from '@console/api';
import { useCan, useSession } from '@console/auth';
import type { Call } from '@console/contracts/call';
import { stepRefusal, type DocumentStep, type DocumentSteps, type StepBody } from '@console/contracts/cards/document-steps';
import type { RecordFrame, Resource } from '@console/contracts/resource';
import { recordLabel } from '@console/ui/record';
import { confirm } from '@console/ui/dialogs';
import { notify } from '@console/ui/feedback';
import { common, useMessages, useText } from '@console/ui/messages';
import { ActionButton, useWhy } from '@console/ui/why';

type StepCall = Call<unknown, StepBody, unknown>;
interface Stepping extends RecordFrame { readonly state: string; readonly editors?: readonly string[] }

interface StepButtonProps {
  readonly resource: Resource;
  readonly record: Stepping;
  readonly step: DocumentStep;
  readonly call: StepCall;
}

function StepButton({ resource, record, step, call }: StepButtonProps) {
  const [send] = mutationEndpoint(call).useMutation();
  const text = useText();
  const t = useMessages(common);
  const why = useWhy(resource);
  const { username } = useSession();
  const title = text(step.title);
  const take = () => confirm({
    title: text(step.question), subject: recordLabel(resource, record as never), action: title, danger: step.danger ?? false,
    ...(step.consequence ? { text: text(step.consequence) } : {}), ...(step.reason ? { reason: step.reason } : {}),
  }, async ({ reason }) => {
    const answer = await send({ body: { secureId: record.secureId, version: record.version, ...(reason ? { reason } : {}) } });
    if ('error' in answer && isApiError(answer.error)) throw answer.error;
    notify.success(t('saved'));
  });
  return <ActionButton variant={step.leads ? 'primary' : step.danger ? 'danger' : 'plain'} why={why.of(stepRefusal(step, record, username))} onClick={take}>{title}</ActionButton>;
}

/** The steps that the record's state and the level of the person allow; what its makers may not do themselves stays and says why. */
export function StepButtons({ resource, record, steps, calls }: {
  readonly resource: Resource; readonly record: Stepping; readonly steps: DocumentSteps; readonly calls: Readonly<Record<string, StepCall>>;
}) {
  const can = useCan(resource.privilege);
  return Object.entries(steps).filter(([, { from, action }]) => from.includes(record.state) && can(action))
    .map(([name, step]) => <StepButton key={name} resource={resource} record={record} step={step} call={calls[name]!} />);
}
