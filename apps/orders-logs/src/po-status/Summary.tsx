import type { PoLine, PoStatus } from '@console/contracts/orders-logs/po-status';
import { Cancellation } from './Cancellation.tsx';
import { Flags } from './Flags.tsx';
import { Parts } from './Parts.tsx';
import { Progress } from './Progress.tsx';

/** Where an order stands: its steps, red flags, and a cancellation that waits. */
export function Summary({ line, order }: { readonly line: PoLine; readonly order: PoStatus }) {
  return (
    <Parts line={line} secureId={order.secureId}>
      {({ steps, flags, cancellation }) => (
        <>
          {cancellation && <Cancellation line={line} order={order} request={cancellation} />}
          <Progress steps={steps} />
          <Flags line={line} order={order} flags={flags} />
        </>
      )}
    </Parts>
  );
}
