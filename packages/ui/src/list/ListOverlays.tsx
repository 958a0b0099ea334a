import type { DetailSection } from '../detail/declaration.ts';
import { later } from '../later/index.ts';
import type { ResourceListProps } from './props.ts';
import type { useListPanel } from './use-list-panel.ts';

const ActDialog = later(() => import('./acts/ActDialog.tsx'));
const BulkReport = later(async () => ({ default: (await import('./BulkReport.tsx')).BulkReport }));
const SidePanel = later(() => import('./side/SidePanel.tsx'));

interface ListOverlaysProps extends ResourceListProps {
  readonly panel: ReturnType<typeof useListPanel>;
}

/** What opens over or beside the rows: the record of a row, an act on the selection, and what a change did. */
export function ListOverlays({ resource, paths, sections, rowPanel, panel }: ListOverlaysProps) {
  const { status } = panel;
  return (
    <>
      {panel.sideRow && (
        <SidePanel
          resource={resource}
          row={panel.sideRow}
          label={panel.label(panel.sideRow)}
          path={paths?.detail?.(panel.sideRow)}
          sections={sections as readonly DetailSection[] | undefined}
          content={rowPanel}
          onClose={panel.closeSide}
        />
      )}
      {panel.act && (
        <ActDialog
          key={panel.act.name}
          resource={resource}
          chosen={panel.act}
          label={panel.label}
          onStarted={panel.actStarted}
          onClose={() => panel.chooseAct(null)}
        />
      )}
      {status.report && <BulkReport report={status.report} resource={resource} onClose={status.closeReport} />}
    </>
  );
}
