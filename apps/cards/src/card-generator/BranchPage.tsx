import { useCan } from '@console/auth';
import {
  waitingAllotments,
  type GenerationRun,
  type WaitingAllotment,
} from '@console/contracts/cards/card-generator/generation';
import { printedCardNumber } from '@console/contracts/core/card-number';
import { text } from '@console/contracts/core/text';
import { ResourceList, type BulkAction, type ListColumn, type Columns } from '@console/ui/list';
import { useState } from 'react';
import { useHeadOffice } from '../card-reservations/use-head-office.ts';
import { GenerateDialog } from './GenerateDialog.tsx';
import { messages } from './messages.ts';
import { RunProgress } from './Runs.tsx';

const number = (field: 'firstNumber' | 'lastNumber'): ListColumn<WaitingAllotment> => ({
  field,
  render: (row) => <span className="card-number">{printedCardNumber(row[field])}</span>,
});
const columns: Columns<WaitingAllotment> = [
  'reservationNo',
  'destination',
  'cardType',
  'quantity',
  'neededBy',
  number('firstNumber'),
  number('lastNumber'),
  'requester',
];
const title = text(messages.id.branchTitle, messages.en.branchTitle);

interface Chosen {
  readonly rows: readonly WaitingAllotment[];
  readonly clear: () => void;
}

/** Allotments without cards yet: select, preview and generate. */
export default function BranchPage() {
  const can = useCan(waitingAllotments.privilege);
  const isHeadOffice = useHeadOffice();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [run, setRun] = useState<GenerationRun | null>(null);
  const generate: BulkAction<WaitingAllotment> = {
    key: 'generate',
    title: text(messages.id.generate, messages.en.generate),
    run: ({ rows, clear }) => setChosen({ rows, clear }),
  };
  return (
    <>
      <ResourceList<WaitingAllotment>
        resource={waitingAllotments}
        title={title}
        columns={columns}
        rowLabel={({ reservationNo, destination }) => `${reservationNo}, ${destination}`}
        bulkActions={isHeadOffice && can('create') ? [generate] : []}
        note={run && <RunProgress key={run.secureId} run={run} />}
      />
      {chosen && (
        <GenerateDialog
          rows={chosen.rows}
          onClose={() => setChosen(null)}
          onStarted={(started) => {
            setRun(started);
            setChosen(null);
            chosen.clear();
          }}
        />
      )}
    </>
  );
}
