import type { PoParts } from '@console/contracts/orders-logs/po-status';
import { Part } from '@console/ui/page';
import type { ReactNode } from 'react';
import type { PoPage } from './pages.ts';

/** What the page of an order shows besides its fields; read once for all tabs. */
export function Parts({
  page,
  secureId,
  children,
}: {
  readonly page: PoPage;
  readonly secureId: string;
  readonly children: (parts: PoParts) => ReactNode;
}) {
  return <Part of={page.parts.useQuery({ parameters: { secureId } })}>{children}</Part>;
}
