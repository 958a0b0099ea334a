import { Popover, Spin } from '../../core/index.ts';
import { common, useMessages } from '../../messages/index.ts';
import type { Column } from '../declaration.ts';
import { ListIcon } from '../ListIcon.tsx';
import type { LayoutControl } from './layout.ts';
import { useDensity } from './use-density.ts';
import { later } from '../../later/index.ts';

const LayoutPanel = later(() => import('./LayoutPanel.tsx'), <Spin />);

interface LayoutChooserProps {
  readonly layout: LayoutControl;
  /** Columns for which there is no room now. */
  readonly waiting: readonly Column[];
}

/** Chooses columns, their order and width, and the density; saved for the user. Says how many columns have no room. */
export function LayoutChooser({ layout, waiting }: LayoutChooserProps) {
  const words = useMessages(common);
  const [density, chooseDensity] = useDensity();
  return (
    <Popover
      variant="quiet"
      trigger={
        <>
          <ListIcon name="columns" />
          {/* Drawn by the style sheet: the name of the button stays its label, and the panel says the number. */}
          {waiting.length > 0 && <span className="list-count" data-count={`+${waiting.length}`} />}
        </>
      }
      label={words('columns')}
    >
      <LayoutPanel layout={layout} waiting={waiting} density={density} onDensity={chooseDensity} />
    </Popover>
  );
}
