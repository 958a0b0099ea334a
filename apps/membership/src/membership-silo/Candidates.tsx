import { queryEndpoint } from '@console/api';
import { useCan } from '@console/auth';
import {
  comparisons,
  openSiloStates,
  pairStates,
  siloCalls,
  siloPoints,
  siloRecords,
  type SiloCandidate,
  type SiloRecord,
  type SiloRule,
} from '@console/contracts/membership/membership-silo';
import { memberStatuses } from '@console/contracts/membership/national-membership';
import { useMessages } from '@console/ui/messages';
import { Part, ScrollTable } from '@console/ui/page';
import { OptionTag } from '@console/ui/status';
import type { ReactNode } from 'react';
import { messages } from './messages.ts';
import { Propose } from './Propose.tsx';

const candidates = queryEndpoint(siloCalls.candidates);

/** One fact of the record and of each candidate; compared ones say whether they agree. */
interface Row {
  readonly name: 'score' | 'pair' | 'branch' | 'lines' | 'custMainNo' | 'status' | SiloRule;
  readonly own: ReactNode;
  readonly of: { of(candidate: SiloCandidate): ReactNode }['of'];
}

function useRows(record: SiloRecord): readonly Row[] {
  const t = useMessages(messages);
  return [
    { name: 'score', own: '-', of: ({ score }) => score },
    { name: 'pair', own: '-', of: ({ state }) => <OptionTag value={state} options={pairStates} /> },
    { name: 'nik', own: record.nik ?? '-', of: ({ nik }) => nik },
    { name: 'name', own: record.name, of: ({ name }) => name },
    { name: 'birthDate', own: record.birthDate, of: ({ birthDate }) => birthDate },
    { name: 'phone', own: record.phone ?? '-', of: ({ phone }) => phone },
    { name: 'motherMaidenName', own: t('hidden'), of: () => null },
    { name: 'branch', own: record.branch, of: ({ branch }) => branch },
    { name: 'lines', own: record.sourceLine, of: ({ lines }) => lines.join(', ') },
    { name: 'custMainNo', own: record.custMainNo, of: ({ custMainNo }) => custMainNo },
    { name: 'status', own: '-', of: ({ status }) => <OptionTag value={status} options={memberStatuses} /> },
  ];
}

/** Whether a compared fact agrees, with its points. */
function Agreement({ rule, points }: { readonly rule: SiloRule; readonly points: number }) {
  const t = useMessages(messages);
  return (
    <>
      {' '}
      <OptionTag value={points > 0 ? 'SAME' : 'DIFFERS'} options={comparisons} />{' '}
      {t('points', { points, most: siloPoints[rule] })}
    </>
  );
}

function SideBySide({ record, found }: { readonly record: SiloRecord; readonly found: readonly SiloCandidate[] }) {
  const t = useMessages(messages);
  const can = useCan(siloRecords.privilege);
  const rows = useRows(record);
  const proposes = (openSiloStates as readonly string[]).includes(record.state) && can('update');
  return (
    <ScrollTable label={t('compared')}>
      <table className="plain-table">
        <thead>
          <tr>
            <th scope="col">{t('fact')}</th>
            <th scope="col">{t('customer')}</th>
            {found.map(({ memberNo }) => (
              <th key={memberNo} scope="col">
                {memberNo}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, own, of }) => (
            <tr key={name}>
              <th scope="row">{t(name)}</th>
              <td>{own}</td>
              {found.map((candidate) => (
                <td key={candidate.memberNo}>
                  {of(candidate)}
                  {name in siloPoints && (
                    <Agreement rule={name as SiloRule} points={candidate.points[name as SiloRule]} />
                  )}
                </td>
              ))}
            </tr>
          ))}
          {proposes && (
            <tr>
              <th scope="row">{t('actions')}</th>
              <td>-</td>
              {found.map(({ memberNo, state }) => (
                <td key={memberNo}>{state === 'OPEN' && <Propose record={record} memberNo={memberNo} />}</td>
              ))}
            </tr>
          )}
        </tbody>
      </table>
    </ScrollTable>
  );
}

/** The record and the members that it may be, side by side. */
export function Candidates({ record }: { readonly record: SiloRecord }) {
  const t = useMessages(messages);
  return (
    <Part of={candidates.useQuery({ parameters: { secureId: record.secureId } })}>
      {(found) => (
        <section className="panel" aria-label={t('candidates')}>
          <h2>{t('candidates')}</h2>
          {found.length === 0 ? <p>{t('none')}</p> : <SideBySide record={record} found={found} />}
        </section>
      )}
    </Part>
  );
}
