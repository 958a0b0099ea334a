import { useCan } from '@console/auth';
import type { RecordFrame, Resource } from '@console/contracts/core/resource';
import { Button } from '../core/index.ts';
import { useText } from '../messages/index.ts';
import { useWhy } from '../why/index.ts';
import { useAct } from './use-act.ts';

/**
 * The button of an act on the page of a record, for those whose level allows it.
 * @example
 * <ActButton resource={products} name="accept-price" record={record} />
 */
export function ActButton<R extends Resource>({
  resource,
  name,
  record,
}: {
  readonly resource: R;
  readonly name: keyof R['acts'] & string;
  readonly record: Pick<RecordFrame, 'secureId' | 'version'>;
}) {
  const can = useCan(resource.privilege);
  const why = useWhy(resource);
  const text = useText();
  const perform = useAct(resource);
  const act = resource.acts[name]!;
  return can(act.action) ? (
    <Button why={why.reading} onClick={() => perform(name, act, record)}>
      {text(act.title)}
    </Button>
  ) : null;
}
