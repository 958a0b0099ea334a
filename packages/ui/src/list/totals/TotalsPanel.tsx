import { queryEndpoint } from '@console/api';
import { conditionField } from '@console/contracts/core/conditions/declared';
import type { Resource } from '@console/contracts/core/resource';
import { titleOf } from '@console/contracts/core/titles';
import { totalsCall, type TotalsGroup } from '@console/contracts/core/totals';
import { useId } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Button, Spin } from '../../core/index.ts';
import { useErrorText } from '../../feedback/index.ts';
import { formatCurrency, formatNumber } from '../../formats/index.ts';
import { common, useMessages, useText } from '../../messages/index.ts';
import type { ListState } from '../address.ts';
import { messages } from './messages.ts';
import { rowsOfGroup } from './rows-of-group.ts';
import { Select } from '../../lov/Select.tsx';
import './totals.css';

interface TotalsPanelProps {
  readonly resource: Resource;
  readonly state: ListState;
  /** The filter as sent to the services. */
  readonly filter: Readonly<Record<string, unknown>>;
  readonly by: string;
  readonly onBy: (by: string | null) => void;
}

/** The words for a group's value. */
function useGroupName(resource: Resource, by: string): (group: TotalsGroup) => string {
  const t = useMessages(messages);
  const words = useMessages(common);
  const text = useText();
  const field = conditionField(resource, by);
  return ({ value, name }) => {
    if (value === null) return t('empty');
    if (name !== undefined) return name;
    if (field?.kind === 'flag') return words(value === 'true' ? 'yes' : 'no');
    const option = field?.options?.find((each) => each.value === value);
    return option ? text(option.title) : value;
  };
}

/** Rows and sums of a list by one of its fields, under its search and filters; each figure opens its rows. */
export default function TotalsPanel({ resource, state, filter, by, onBy }: TotalsPanelProps) {
  const t = useMessages(messages);
  const words = useMessages(common);
  const text = useText();
  const errorText = useErrorText();
  const id = useId();
  const [address] = useSearchParams();
  const nameOf = useGroupName(resource, by);
  const { currentData, error, refetch } = queryEndpoint(totalsCall(resource)).useQuery({ query: { ...filter, by } });
  const { by: offered = [], sums = [] } = resource.list.groupings ?? {};
  const shown = sums.filter((name) => currentData === undefined || name in currentData.total.sums);
  const figure = (name: string, value: number) =>
    conditionField(resource, name)?.kind === 'money' ? formatCurrency(value) : formatNumber(value);
  return (
    <section className="list-totals" aria-label={t('title', { title: text(resource.title) })}>
      <div className="list-bar">
        <label htmlFor={id}>{t('by')}</label>
        <Select id={id} className="input" value={by} onChange={(event) => onBy(event.target.value)}>
          {offered.map((name) => (
            <option key={name} value={name}>
              {text(titleOf(resource, name))}
            </option>
          ))}
        </Select>
        <span className="list-gap" />
        <Button variant="quiet" onClick={() => onBy(null)}>
          {t('close')}
        </Button>
      </div>
      {error && !currentData ? (
        <p role="alert">
          {errorText(error)} <Button onClick={refetch}>{words('retry')}</Button>
        </p>
      ) : !currentData ? (
        <Spin />
      ) : (
        <table className="list-table">
          <thead>
            <tr>
              <th scope="col">{text(titleOf(resource, by))}</th>
              <th scope="col" data-numeric="true">
                {t('rows')}
              </th>
              {shown.map((name) => (
                <th key={name} scope="col" data-numeric="true">
                  {text(titleOf(resource, name))}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {currentData.groups.map((group) => {
              const rows = rowsOfGroup(resource, state, address, by, group.value);
              const open = (shownFigure: string) =>
                rows === null ? shownFigure : <Link to={rows}>{shownFigure}</Link>;
              return (
                <tr key={group.value ?? ''}>
                  <th scope="row">{nameOf(group)}</th>
                  <td data-numeric="true">{open(formatNumber(group.count))}</td>
                  {shown.map((name) => (
                    <td key={name} data-numeric="true">
                      {open(figure(name, group.sums[name] ?? 0))}
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('total')}</th>
              <td data-numeric="true">{formatNumber(currentData.total.count)}</td>
              {shown.map((name) => (
                <td key={name} data-numeric="true">
                  {figure(name, currentData.total.sums[name] ?? 0)}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      )}
      {currentData && currentData.more > 0 && (
        <p className="list-hint">{t('more', { count: formatNumber(currentData.more) })}</p>
      )}
    </section>
  );
}
