import { mutationEndpoint } from '@console/api';
import { useCan } from '@console/auth';
import {
  customerCalls,
  waitingCustomers,
  type WaitingCustomer,
} from '@console/contracts/cards/card-generator/customers';
import type { GenerationRun } from '@console/contracts/cards/card-generator/generation';
import { text } from '@console/contracts/core/text';
import { notify, useErrorText } from '@console/ui/feedback';
import { ResourceList, type BulkAction, type BulkTarget, type Columns } from '@console/ui/list';
import { useState } from 'react';
import { useHeadOffice } from '../card-reservations/use-head-office.ts';
import { CustomerDialog, type ChosenCustomers } from './CustomerDialog.tsx';
import { messages } from './messages.ts';
import { RunProgress } from './Runs.tsx';

const chosenCall = mutationEndpoint(customerCalls.chosen);
const columns: Columns<WaitingCustomer> = [
  'documentNo',
  'memberName',
  'cardType',
  'approvedAt',
  'preference',
  'branch',
];
const title = text(messages.id.customerTitle, messages.en.customerTitle);

/** The card types of the selected rows, or of a whole filter as the server lists them. */
const typesOf = (rows: readonly Pick<WaitingCustomer, 'cardTypeId' | 'cardType'>[]) => [
  ...new Map(rows.map(({ cardTypeId, cardType }) => [cardTypeId, cardType])).entries(),
];

/**
 * Approved applications and replacements without a card yet: select, preview with the name on each number, and
 * generate.
 */
export default function CustomerPage() {
  const can = useCan(waitingCustomers.privilege);
  const isHeadOffice = useHeadOffice();
  const errorText = useErrorText();
  const [chosen, setChosen] = useState<(ChosenCustomers & { readonly clear: () => void }) | null>(null);
  const [name] = chosenCall.useMutation();
  const [run, setRun] = useState<GenerationRun | null>(null);
  const choose = async ({ selection, rows, filter, count, clear }: BulkTarget<WaitingCustomer>) => {
    if (selection.kind === 'rows')
      return setChosen({ documentIds: rows.map(({ secureId }) => secureId), types: typesOf(rows), clear });
    const answer = await name({ body: { filter, expectedCount: count } });
    if ('error' in answer) return notify.error(errorText(answer.error));
    setChosen({ documentIds: answer.data.documentIds, types: typesOf(answer.data.types), clear });
  };
  const generate: BulkAction<WaitingCustomer> = {
    key: 'generate',
    title: text(messages.id.generate, messages.en.generate),
    all: 'create',
    run: (target) => void choose(target),
  };
  return (
    <>
      <ResourceList<WaitingCustomer>
        resource={waitingCustomers}
        title={title}
        columns={columns}
        rowLabel={({ documentNo, memberName }) => `${documentNo}, ${memberName}`}
        bulkActions={isHeadOffice && can('create') ? [generate] : []}
        note={run && <RunProgress key={run.secureId} run={run} />}
      />
      {chosen && (
        <CustomerDialog
          chosen={chosen}
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
