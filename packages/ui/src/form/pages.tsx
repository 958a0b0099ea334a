import { useToday } from '../formats/index.ts';
import type { RecordOf, Resource } from '@console/contracts/core/resource';
import { type ReactNode } from 'react';
import { common, useMessages, useText } from '../messages/index.ts';
import { Page } from '../page/index.ts';
import { RecordGate, recordLabel, type RecordGateProps } from '../record/index.ts';
import type { FormValues } from './declaration.ts';
import { ResourceForm, type ResourceFormProps } from './ResourceForm.tsx';
import { makesSuccessor, successorOf } from './successor.ts';
import { later } from '../later/index.ts';
import { useMoveQuestion } from './use-move-question.ts';
import { useWritten } from './use-written.ts';

const SuccessorNote = later(async () => ({ default: (await import('./SuccessorNote.tsx')).SuccessorNote }));
const RecordChange = later(async () => ({ default: (await import('../changes/index.ts')).RecordChange }));

export interface CreatePageProps<R extends Resource> extends Omit<ResourceFormProps<R>, 'record'> {
  readonly title?: string;
  /** Shown above the form, e.g. that such a record already awaits approval. */
  readonly banner?: ReactNode;
}

/**
 * The page that creates a record. The route's declaration decides who may open it.
 * @example
 * export default () => <CreatePage resource={cardTypes} initial={{ status: 'active' }} />;
 */
export function CreatePage<R extends Resource>({ title, banner, ...form }: CreatePageProps<R>) {
  const t = useMessages(common);
  const text = useText();
  return (
    <Page title={title ?? `${t('create')} ${text(form.resource.title)}`}>
      {banner}
      <ResourceForm {...form} />
    </Page>
  );
}

export interface UpdatePageProps<R extends Resource> extends Omit<ResourceFormProps<R>, 'record'> {
  readonly secureId: string;
  /** The parent record in the address, which this record must belong to. */
  readonly within?: RecordGateProps<R>['within'];
  readonly title?: (record: RecordOf<R>) => string;
  /** Shown above the form, e.g. that a change awaits approval. */
  readonly banner?: (record: RecordOf<R>) => ReactNode;
  /** Further values with which the form of a successor starts. */
  readonly successor?: FormValues;
}

/**
 * The page that updates a record. The route's declaration decides who may open it.
 * @example
 * <UpdatePage resource={cardTypes} secureId={useParams().secureId!} />
 */
export function UpdatePage<R extends Resource>(props: UpdatePageProps<R>) {
  const { secureId, within, title, banner, successor, resource, ...form } = props;
  const t = useMessages(common);
  // A successor starts tomorrow.
  useToday();
  const written = useWritten(resource);
  const confirmMove = useMoveQuestion(resource);
  const { beforeSave } = form;
  const mayBeSaved = async (values: FormValues, base: FormValues | undefined) =>
    (await confirmMove(values, base)) && (!beforeSave || beforeSave(values, base));
  return (
    <RecordGate key={secureId} resource={resource} secureId={secureId} within={within}>
      {(record) => (
        <Page title={title?.(record) ?? `${t('update')} ${recordLabel(resource, record)}`}>
          {resource.fourEyes && <RecordChange resource={resource} record={record} />}
          {banner?.(record)}
          {makesSuccessor(resource, record) && <SuccessorNote />}
          <ResourceForm
            {...form}
            resource={written}
            record={successorOf(resource, record, successor)}
            beforeSave={mayBeSaved}
          />
        </Page>
      )}
    </RecordGate>
  );
}
