import type { PoLine, PoParts } from '@console/contracts/orders-logs/po-status';
import { Part } from '@console/ui/page';
import type { ReactNode } from 'react';
import { endpoints } from './endpoints.ts';

/** What the page of an order shows besides its fields; read once for all tabs. */
export function Parts({
  line,
  secureId,
  children,
}: {
  readonly line: PoLine;
  readonly secureId: string;
  readonly children: (parts: PoParts) => ReactNode;
}) {
  return <Part of={endpoints[line].parts.useQuery({ parameters: { secureId } })}>{children}</Part>;
}
