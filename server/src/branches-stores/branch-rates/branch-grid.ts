import type { RateGrid } from '@console/contracts/branches-stores/branch/rate-grid';
import type { BusinessLine } from '@console/contracts/core/business-lines';
import type { Context } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import type { RegisteredResource } from '../../records/resource/registered.ts';
import { concessionsOf } from '../concessions/carry.ts';
import { tablesOf } from '../simulation/tables.ts';
import { proposeRates } from './grid.ts';
import type { ProposedGrid } from './grid-source.ts';
import { gridTitle } from './grid-title.ts';

/** Proposes the rates of a grid for a branch. */
export const proposeGrid = (
  app: Application,
  line: BusinessLine,
  registered: RegisteredResource,
  context: Context<unknown, RateGrid>,
): Promise<{ waiting: number; stored: number }> =>
  proposeRates(
    app,
    {
      registered,
      tables: tablesOf[line],
      key: ({ branchId, collateralType, ageBand }) => ({
        branchId,
        ...('collateralType' in registered.resource.fields ? { collateralType, ageBand } : {}),
      }),
      title: (tx, grid) => gridTitle(tx, line, grid),
      carriedLines: async (tx, id, period) => (await concessionsOf(tx, line, 'rate', [id], period)).get(id) ?? null,
    },
    context as Context<unknown, RateGrid & ProposedGrid>,
  );
