import { useCan } from '@console/auth';
import type { ListResult } from '@console/contracts/core/envelope';
import { bulkLimit } from '@console/contracts/core/list-limits';
import { statusAction, type Act, type Resource, type TransitionAct } from '@console/contracts/core/resource';
import { Button } from '../core/index.ts';
import { formatNumber } from '../formats/index.ts';
import { common, useMessages, useText } from '../messages/index.ts';
import type { Row } from './declaration.ts';
import { messages } from './messages.ts';
import { useStateOfficeWhy, useTransitionWhy } from '../states/index.ts';
import { useWhy } from '../why/index.ts';
import type { BulkAction, ResourceListProps } from './props.ts';
import { selectedCount, withCurrentRows, type SelectionControl } from './selection.ts';
import type { StatusOperation } from './status-target.ts';

interface BulkBarProps {
  readonly resource: Resource;
  readonly control: SelectionControl;
  /** The rows of the page. */
  readonly rows: readonly Row[];
  readonly result: Pick<ListResult<Row>, 'total' | 'totalCapped'>;
  readonly filter: Readonly<Record<string, unknown>>;
  readonly actions: readonly BulkAction[];
  readonly refuses: ResourceListProps['refuses'];
  readonly refusesAct: ResourceListProps['refusesAct'];
  readonly onStatus: (operation: StatusOperation) => void;
  /** Called with the name of a declared act. */
  readonly onAct: (name: string) => void;
}

/** Shows the selection, the step from single rows to the whole filter, and the actions on the selection. */
export function BulkBar({
  resource,
  control,
  rows: shown,
  result,
  filter,
  actions,
  refuses,
  refusesAct,
  onStatus,
  onAct,
}: BulkBarProps) {
  const t = useMessages(messages);
  const words = useMessages(common);
  const text = useText();
  const can = useCan(resource.privilege);
  const { selection, selectAll, clear } = control;
  const count = selectedCount(selection);
  const whole = selection.kind === 'all';
  const tooMany = !whole && count > bulkLimit;
  const actsOnAll = ({ all = false }: BulkAction) => all !== false && can(all === true ? 'status-all' : all);
  // Pasted numbers were named one by one, so everybody may choose all of them.
  const pasted = filter['numbers'] !== undefined;
  const acts = Object.entries(resource.acts ?? {}).filter(
    ([, act]) => can(act.action) && (!whole || pasted || can('status-all')),
  );
  const hasAll =
    ((['activate-all', 'deactivate-all'] as const).some((operation) => resource.operations.includes(operation)) &&
      can('status-all')) ||
    actions.some(actsOnAll) ||
    (Object.values(resource.acts ?? {}).some(({ action }) => can(action)) && (pasted || can('status-all')));
  const offersAll = !whole && hasAll && result.total > count;
  const operations = (['activate', 'deactivate'] as const).filter((operation) =>
    whole
      ? can('status-all') && resource.operations.includes(`${operation}-all`)
      : can(statusAction(resource, operation)) && resource.operations.includes(operation),
  );
  const current = withCurrentRows(selection, shown);
  const rows = current.kind === 'rows' ? [...current.rows.values()] : [];
  const why = useWhy(resource);
  const limit = tooMany ? t('tooMany', { count: bulkLimit }) : undefined;
  /** Why a status change has no effect: all rows have the status already, or the services would refuse each of them. */
  const statusWhy = (operation: StatusOperation): string | undefined => {
    if (why.reading ?? limit) return why.reading ?? limit;
    if (whole) return undefined;
    const changing = rows.filter((row) => row.status !== (operation === 'activate' ? 'active' : 'inactive'));
    if (changing.length === 0) return t('nothingToChange');
    const refusals = changing.map((row) => refuses?.(row).status);
    return refusals.every((code) => code !== undefined) ? why.of(refusals[0]) : undefined;
  };
  const whyNot = useTransitionWhy(resource);
  const office = useStateOfficeWhy(resource);
  /** Why none of the ticked rows can make this transition; undefined when one can. */
  const transitionWhy = (act: Act): string | undefined => {
    if (!('transition' in act)) return undefined;
    if (office(act) !== undefined || whole) return office(act);
    const whys = rows.map((row) => whyNot(row, act as TransitionAct));
    return whys.every((each) => each !== undefined) ? whys[0] : undefined;
  };
  return (
    <section className="list-bulk list-selection" aria-label={t('selected', { count: formatNumber(count) })}>
      <strong>
        {whole ? t('allSelected', { count: formatNumber(count) }) : t('selected', { count: formatNumber(count) })}
      </strong>
      {offersAll &&
        (result.totalCapped ? (
          <span className="list-hint">{t('cappedAll')}</span>
        ) : (
          <Button variant="link" onClick={() => selectAll(result.total)}>
            {t('selectFilter', { count: formatNumber(result.total) })}
          </Button>
        ))}
      {tooMany && <span className="field-error">{t('tooMany', { count: bulkLimit })}</span>}
      <span className="list-gap" />
      {operations.map((operation) => (
        <Button key={operation} why={statusWhy(operation)} onClick={() => onStatus(operation)}>
          {words(operation)}
        </Button>
      ))}
      {acts.map(([name, act]) => (
        <Button
          key={name}
          why={why.reading ?? limit ?? why.of(refusesAct?.(name)) ?? transitionWhy(act)}
          {...(act.danger ? { variant: 'danger' as const } : {})}
          onClick={() => onAct(name)}
        >
          {text(act.title)}
        </Button>
      ))}
      {actions
        .filter((action) => !whole || actsOnAll(action))
        .map((action) => (
          <Button
            key={action.key}
            why={why.reading ?? limit ?? why.of(action.refused?.({ selection: current, rows, count }))}
            {...(action.danger ? { variant: 'danger' as const } : {})}
            onClick={() => action.run({ selection: current, rows, filter, count, clear })}
          >
            {text(action.title)}
          </Button>
        ))}
      <Button variant="quiet" onClick={clear}>
        {t('clear')}
      </Button>
    </section>
  );
}
