import { lazy, Suspense } from 'react';
import { Popover, Spin } from '../../core/index.ts';
import { common, useMessages } from '../../messages/index.ts';
import type { LayoutControl } from './layout.ts';
import { useDensity } from './use-density.ts';

const LayoutPanel = lazy(() => import('./LayoutPanel.tsx'));

/** Chooses columns, their order and width, and the density; kept for the user. */
export function LayoutChooser({ layout }: { readonly layout: LayoutControl }) {
  const words = useMessages(common);
  const [density, chooseDensity] = useDensity();
  return (
    <Popover trigger={words('columns')} label={words('columns')}>
      <Suspense fallback={<Spin />}>
        <LayoutPanel layout={layout} density={density} onDensity={chooseDensity} />
      </Suspense>
    </Popover>
  );
}
