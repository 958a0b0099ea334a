import { mutationEndpoint, queryEndpoint } from '@console/api';
import { useCan } from '@console/auth';
import { choice } from '@console/contracts/core/fields';
import { callsOf, stepFields, stepTitles } from '@console/contracts/core/resource';
import { text } from '@console/contracts/core/text';
import type { OrderState } from '@console/contracts/orders-logs/orders/vocabulary';
import {
  poSalesViews,
  salesMovableStates,
  type PoLine,
  type PoOfSales,
  type PoSalesPerson,
} from '@console/contracts/orders-logs/po-status';
import { notify } from '@console/ui/feedback';
import { FieldsDialog } from '@console/ui/fields-dialog';
import { useMessages } from '@console/ui/messages';
import { Part } from '@console/ui/page';
import { ActionButton, useWhy } from '@console/ui/why';
import { useMemo, useState } from 'react';
import { messages } from './messages.ts';

const endpointsOf = (line: PoLine) => ({
  people: queryEndpoint(poSalesViews[line].calls.salesPeople),
  reassign: mutationEndpoint(callsOf(poSalesViews[line]).reassign, { invalidates: [poSalesViews[line].module] }),
});
const endpoints = { SPEKTRA: endpointsOf('SPEKTRA'), NMC: endpointsOf('NMC') };

interface ReassignProps {
  readonly line: PoLine;
  readonly order: PoOfSales;
}

/** Asks for the new sales person and the reason, and moves the order. */
function ReassignDialog({
  line,
  order: { secureId, version },
  people,
  onClose,
}: ReassignProps & { readonly people: readonly PoSalesPerson[]; readonly onClose: () => void }) {
  const t = useMessages(messages);
  const resource = poSalesViews[line];
  const step = resource.steps.reassign;
  const [send] = endpoints[line].reassign.useMutation();
  const fields = useMemo(
    () => ({
      ...stepFields(step),
      salesCode: choice(
        people.map(({ salesCode, npk, name }) => ({ value: salesCode, title: text(`${name} (${salesCode}, ${npk})`) })),
      ),
    }),
    [step, people],
  );
  return (
    <FieldsDialog
      resource={resource}
      name={`reassign:${secureId}`}
      fields={fields}
      titles={stepTitles(step)}
      title={t('reassign')}
      action={t('reassign')}
      send={(values) => send({ body: { secureId, version, ...values } as never })}
      onDone={() => {
        onClose();
        notify.success(t('saved'));
      }}
      onClose={onClose}
    />
  );
}

/** Who the order may be moved to, read when the dialog opens. */
function Choosing({ onClose, ...of }: ReassignProps & { readonly onClose: () => void }) {
  const { line, order } = of;
  return (
    <Part of={endpoints[line].people.useQuery({ parameters: { secureId: order.secureId } }, { fresh: true })}>
      {(people) => <ReassignDialog {...of} people={people} onClose={onClose} />}
    </Part>
  );
}

const movable: readonly OrderState[] = salesMovableStates;

/** The button that moves an order to another sales code, until it is approved. */
export function Reassign({ line, order }: ReassignProps) {
  const t = useMessages(messages);
  const resource = poSalesViews[line];
  const can = useCan(resource.privilege);
  const why = useWhy(resource);
  const [isOpen, setOpen] = useState(false);
  if (!can('update')) return null;
  const isMovable = movable.includes(order.heldFrom ?? order.status);
  return (
    <>
      <ActionButton why={isMovable ? undefined : why.of('SALES_LOCKED')} onClick={() => setOpen(true)}>
        {t('reassign')}
      </ActionButton>
      {isOpen && <Choosing line={line} order={order} onClose={() => setOpen(false)} />}
    </>
  );
}
