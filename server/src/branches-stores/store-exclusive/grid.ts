import type { StoreRateGrid } from '@console/contracts/branches-stores/store-terms/grid';
import type { Context, Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import type { RegisteredResource } from '../../records/resource/registered.ts';
import { proposeRates } from '../branch-rates/grid.ts';
import { gridTitleOf } from '../branch-rates/grid-title.ts';
import { lineOfStores, outletOf } from '../outlet-terms/outlets.ts';
import { tablesOf } from '../simulation/tables.ts';

const { groups } = tablesOf.SPEKTRA;

/** What a grid is about: the store, product groups, bands of tenors and first day. */
async function titleOf(tx: Tx, grid: StoreRateGrid): Promise<string> {
  const store = await outletOf(tx, lineOfStores, grid.storeId);
  return gridTitleOf(tx, { owner: `${store?.code ?? ''} ${store?.name ?? ''}`.trim(), groups }, grid);
}

/** Proposes the exclusive rates of a grid for a store, all or none. */
export const proposeStoreGrid = (
  app: Application,
  registered: RegisteredResource,
  context: Context<unknown, StoreRateGrid>,
): Promise<{ waiting: number; stored: number }> =>
  proposeRates(
    app,
    {
      registered,
      tables: { rates: registered.definition.table, groups },
      key: ({ storeId }) => ({ storeId }),
      agreed: ({ agreementNo, quotaContracts = null }) => ({ agreementNo, quotaContracts }),
      title: titleOf,
      // The form names no store, and rows without a rate of their own have no cell for it.
      shownBeside: { storeId: 'tenorFrom' },
    },
    context,
  );
