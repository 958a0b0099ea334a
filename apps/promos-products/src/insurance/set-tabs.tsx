import type { Call } from '@console/contracts/core/call';
import { text } from '@console/contracts/core/text';
import type { TariffSet } from '@console/contracts/products/insurance/set-view';
import type { DetailTab } from '@console/ui/detail';
import type { ComponentType } from 'react';
import { setEndpoint, TariffSetCompared, TariffSetMatrices } from './TariffSetView.tsx';

/** The tabs of a row of tariffs: its set as matrices, beside the set before, and the panel "Premi". */
export function setTabs<Row extends { readonly secureId: string }>(
  call: Call<{ readonly tariffId: string }, unknown, TariffSet>,
  Panel: ComponentType<{ readonly of: Row }>,
): readonly DetailTab<Row>[] {
  const set = setEndpoint(call);
  return [
    {
      key: 'set',
      title: text('Set', 'Set'),
      content: ({ secureId }) => <TariffSetMatrices of={set} tariffId={secureId} />,
    },
    {
      key: 'compare',
      title: text('Banding', 'Comparison'),
      content: ({ secureId }) => <TariffSetCompared of={set} tariffId={secureId} />,
    },
    { key: 'premium', title: text('Premi', 'Premium'), content: (row) => <Panel of={row} /> },
  ];
}
