import type { PoLine } from '@console/contracts/orders-logs/po-status';
import { Button } from '@console/ui/core';
import { later } from '@console/ui/later';
import { useMessages } from '@console/ui/messages';
import { useState } from 'react';
import { messages } from './messages.ts';

const Chart = later(() => import('./Chart.tsx'));

/** Opens the chart of the orders of the list. */
export function ChartToggle(of: {
  readonly line: PoLine;
  readonly defaults: Readonly<Record<string, readonly string[]>>;
}) {
  const t = useMessages(messages);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t(isOpen ? 'hideChart' : 'showChart')}
      </Button>
      {isOpen && <Chart {...of} />}
    </>
  );
}
