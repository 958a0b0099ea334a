import type { Elsewhere } from '@console/contracts/core/elsewhere';
import type { Context } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { part } from '../../platform/http/part.ts';
import type { RegisteredResource } from '../resource/registered.ts';

interface Wanted {
  readonly reader: Pick<Context, 'db' | 'language' | 'caller'>;
  /** Whether the warnings are counted too. */
  readonly isWarned: boolean;
}
export type FindElsewhere = (app: Application, registered: RegisteredResource, request: Wanted) => Promise<Elsewhere>;

/** Finds what waits besides the changes of a list; documents and files are known to the page of approvals alone. */
export const elsewhereOf = part((): { find: FindElsewhere } => ({
  find: () => Promise.resolve({ rows: [], total: 0 }),
}));
