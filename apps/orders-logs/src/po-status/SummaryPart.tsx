import type { PoStatus } from '@console/contracts/orders-logs/po-status';
import { later } from '@console/ui/later';
import { Flags } from './Flags.tsx';
import type { PoPage } from './pages.ts';
import { Parts } from './Parts.tsx';
import { Progress } from './Progress.tsx';

const Cancellation = later(async () => ({ default: (await import('./Cancellation.tsx')).Cancellation }));

/** Where an order stands: its steps, red flags, and a cancellation that waits. */
export default function SummaryPart({ page, order }: { readonly page: PoPage; readonly order: PoStatus }) {
  const { line, isActedOn } = page;
  return (
    <Parts page={page} secureId={order.secureId}>
      {({ steps, flags, cancellation }) => (
        <>
          {cancellation && <Cancellation line={line} order={order} request={cancellation} />}
          <Progress steps={steps} />
          <Flags line={line} order={order} flags={flags} isActedOn={isActedOn} />
        </>
      )}
    </Parts>
  );
}
