import { useCan } from '@console/auth';
import {
  cardSequences,
  rangeStepCalls,
  rangeSteps,
  type CardSequence,
} from '@console/contracts/cards/card-generator/sequences';
import { printedCardNumber } from '@console/contracts/core/card-number';
import { text } from '@console/contracts/core/text';
import { ResourceList, type ListColumn, type RowAction, type Columns } from '@console/ui/list';
import { useMessages } from '@console/ui/messages';
import { ActionButton, ActionLink, useOfficeWhy } from '@console/ui/why';
import { useState } from 'react';
import { useSteps } from '../documents/use-steps.ts';
import './generator.css';
import { messages } from './messages.ts';
import { RangeDialog } from './RangeDialog.tsx';
import { Runs } from './Runs.tsx';

const number = (field: 'firstNumber' | 'lastNumber'): ListColumn<CardSequence> => ({
  field,
  render: (row) => <span className="card-number">{printedCardNumber(row[field])}</span>,
});
const columns: Columns<CardSequence> = [
  'code',
  'state',
  'cardType',
  'free',
  'purpose',
  'used',
  'allotted',
  number('firstNumber'),
  number('lastNumber'),
];

/** Number ranges: created and closed by head office, activated by a second person. */
export default function SetupPage() {
  const t = useMessages(messages);
  const can = useCan(cardSequences.privilege);
  const [open, setOpen] = useState<{ readonly record: CardSequence | null } | null>(null);
  const office = useOfficeWhy(cardSequences);
  const steps = useSteps(cardSequences, rangeSteps, rangeStepCalls);
  const edit: RowAction<CardSequence> = {
    key: 'update',
    title: text(messages.id.edit, messages.en.edit),
    offered: ({ state }) => can('update') && (state === 'DRAFT' || state === 'ACTIVE'),
    run: (record) => setOpen({ record }),
  };
  const rowActions = [
    edit,
    ...steps.all.map(([name, step]): RowAction<CardSequence> => ({
      key: name,
      title: step.title,
      danger: step.danger ?? false,
      offered: ({ state }) => step.from.includes(state),
      refused: (row) => steps.refused(step, row),
      run: (row) => steps.take(name, step, row),
    })),
  ];
  return (
    <div className="page">
      <ResourceList<CardSequence>
        resource={cardSequences}
        columns={columns}
        rowActions={rowActions}
        offers={({ state }) => (state === 'DRAFT' ? ['delete'] : [])}
        toolbar={
          can('create') && (
            <>
              <ActionLink to="/card-generator/branch">{t('toBranch')}</ActionLink>
              <ActionLink to="/card-generator/customer">{t('toCustomer')}</ActionLink>
              <ActionButton variant="primary" why={office} onClick={() => setOpen({ record: null })}>
                {t('newRange')}
              </ActionButton>
            </>
          )
        }
      />
      <Runs />
      {open && <RangeDialog record={open.record} onClose={() => setOpen(null)} />}
    </div>
  );
}
