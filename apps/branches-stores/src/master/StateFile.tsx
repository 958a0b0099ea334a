import { downloadFile, queryEndpoint } from '@console/api';
import { masterCalls } from '@console/contracts/branches-stores/master';
import { useExportWhy } from '@console/ui/why';
import type { ComponentProps } from 'react';
import { FilePanel } from './ReportFile.tsx';

const state = queryEndpoint(masterCalls.state);

interface StateFileProps extends Pick<
  ComponentProps<typeof FilePanel>,
  'resource' | 'columns' | 'format' | 'onColumns' | 'onFormat'
> {
  readonly day: string;
}

/** The file of a set as it stood at the end of a day. */
export function StateFile({ day, columns, ...props }: StateFileProps) {
  const of = { set: props.resource.module, day };
  const { currentData: counted, error } = state.useQuery({ query: of });
  const restricted = useExportWhy(props.resource, {});
  const all = counted?.columns ?? [];
  return (
    <FilePanel
      {...props}
      all={all}
      columns={all.filter((name) => columns.includes(name))}
      restricted={restricted}
      counted={counted}
      error={error}
      load={(chosen) => downloadFile(masterCalls.stateFile, { query: { ...of, ...chosen } })}
    />
  );
}
