import { queryEndpoint } from '@console/api';
import { groupRatesCalls, type GroupRates as Answer } from '@console/contracts/branches-stores/branch/group-rates';
import { ageBands, branchLines, collateralTypes } from '@console/contracts/branches-stores/branch/lines';
import type { BusinessLine } from '@console/contracts/core/business-lines';
import type { Option } from '@console/contracts/core/fields';
import { useDebounced } from '@console/ui/core';
import { DateField } from '@console/ui/form';
import { formatNumber, todayInJakarta } from '@console/ui/formats';
import { Select } from '@console/ui/lov';
import { useMessages, useText } from '@console/ui/messages';
import { PageLink } from '@console/ui/navigation';
import { Part, PlainTable } from '@console/ui/page';
import { useId, useState } from 'react';
import { PanelInputs } from '../figures/Figures.tsx';
import { messages } from './messages.ts';

const endpoints = {
  SPEKTRA: queryEndpoint(groupRatesCalls.SPEKTRA),
  NMC: queryEndpoint(groupRatesCalls.NMC),
  UFI: queryEndpoint(groupRatesCalls.UFI),
};

const percent = (rate: string | null): string => (rate === null ? '-' : formatNumber(Number(rate), 2));

function Choice({
  label,
  options,
  value,
  onChange,
}: {
  readonly label: string;
  readonly options: readonly Option[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}) {
  const id = useId();
  const text = useText();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <Select id={id} className="input" value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {text(option.title)}
          </option>
        ))}
      </Select>
    </div>
  );
}

type Row = Answer['rows'][number];

interface TableProps {
  readonly line: BusinessLine;
  readonly of: Answer;
  readonly onPage: (page: number) => void;
}

/** A page of branches, each with its rate by tenor. */
function Table({ line, of: answer, onPage }: TableProps) {
  const t = useMessages(messages);
  const { tenors, rows } = answer;
  if (tenors.length === 0) return <p className="quiet">{t('noTenors')}</p>;
  if (rows.length === 0) return <p className="quiet">{t('noBranches')}</p>;
  return (
    <PlainTable
      label={t('rates')}
      rows={rows}
      keyOf={({ branchId }) => branchId}
      pages={answer}
      onPage={onPage}
      columns={[
        {
          title: t('branch'),
          of: ({ branchId, officeCode, name }) => (
            <PageLink to={`/${branchLines[line].module}/${branchId}`}>{`${officeCode} ${name}`}</PageLink>
          ),
          isHead: true,
        },
        ...tenors.map((tenor, at) => ({
          title: t('months', { count: tenor }),
          of: ({ rates }: Row) => {
            const { regular, repeat } = rates[at]!;
            return `${percent(regular)}\u00a0/\u00a0${percent(repeat)}`;
          },
          isNumber: true,
        })),
        {
          title: t('level'),
          of: ({ rates }) => [...new Set(rates.flatMap(({ level }) => level ?? []))].join(', ') || '-',
        },
      ]}
    />
  );
}

interface RatesQuery {
  readonly groupId: string;
  readonly date: string;
  readonly search?: string;
  readonly collateralType?: 'MULTIGUNA';
  readonly ageBand?: '0-3';
}

/** The answer to one question, page by page. Another question is another component: no answer outlives its own. */
function Rates({ line, query }: { readonly line: BusinessLine; readonly query: RatesQuery }) {
  const [page, setPage] = useState(1);
  const reading = endpoints[line].useQuery({ query: { ...query, page } }, { skip: query.date === '' });
  return <Part of={reading}>{(answer) => <Table line={line} of={answer} onPage={setPage} />}</Part>;
}

/** The rates of a product group at each branch on a day, as a simulation resolves them; read page by page. */
export function GroupRates({
  line,
  groupId,
  ageBand,
}: {
  readonly line: BusinessLine;
  readonly groupId: string;
  /** UFI alone: the band of rates that the group begins with. */
  readonly ageBand?: string | null;
}) {
  const t = useMessages(messages);
  const [dateId, searchId] = [useId(), useId()];
  const [date, setDate] = useState(todayInJakarta);
  const [search, setSearch] = useState('');
  const [collateral, setCollateral] = useState<string>(collateralTypes[0]!.value);
  const [band, setBand] = useState<string>(ageBand ?? ageBands[0]!.value);
  const sought = useDebounced(search);
  const query = {
    groupId,
    date,
    ...(sought === '' ? {} : { search: sought }),
    ...(line === 'UFI' ? { collateralType: collateral as 'MULTIGUNA', ageBand: band as '0-3' } : {}),
  };
  return (
    <section className="panel" aria-label={t('rates')}>
      <PanelInputs>
        <div className="field">
          <label htmlFor={dateId}>{t('on')}</label>
          <DateField id={dateId} value={date} onChange={setDate} />
        </div>
        <div className="field">
          <label htmlFor={searchId}>{t('sought')}</label>
          <input
            id={searchId}
            type="search"
            className="input"
            autoComplete="off"
            maxLength={60}
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
        </div>
        {line === 'UFI' && (
          <>
            <Choice label={t('collateral')} options={collateralTypes} value={collateral} onChange={setCollateral} />
            <Choice label={t('age')} options={ageBands} value={band} onChange={setBand} />
          </>
        )}
      </PanelInputs>
      <p className="quiet">{t('how')}</p>
      <Rates key={JSON.stringify(query)} line={line} query={query} />
    </section>
  );
}
