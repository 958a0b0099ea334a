import { Popover, Spin } from '../../core/index.ts';
import { common, useMessages } from '../../messages/index.ts';
import type { LayoutControl } from './layout.ts';
import { useDensity } from './use-density.ts';
import { later } from '../../later/index.ts';

const LayoutPanel = later(() => import('./LayoutPanel.tsx'), <Spin />);

/** Chooses columns, their order and width, and the density; saved for the user. */
export function LayoutChooser({ layout }: { readonly layout: LayoutControl }) {
  const words = useMessages(common);
  const [density, chooseDensity] = useDensity();
  return (
    <Popover trigger={words('columns')} label={words('columns')}>
      <LayoutPanel layout={layout} density={density} onDensity={chooseDensity} />
    </Popover>
  );
}
