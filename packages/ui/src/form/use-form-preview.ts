import type { Resource } from '@console/contracts/core/resource';
import { usePreviewOf } from '../core/index.ts';
import { normalised } from './check.ts';
import type { RecordForm } from './use-record-form.ts';

/**
 * Holds a preview of what a form says, and gives it only while the form says the same (`usePreviewOf`). A value that is
 * cleaned when its field is left stays the same.
 * @example
 * const { form } = useTypedForm({ resource, document });
 * const { preview: scope, hold } = useFormPreview<Scope>(resource, form);
 */
export const useFormPreview = <Preview>({ fields }: Pick<Resource, 'fields'>, { values }: Pick<RecordForm, 'values'>) =>
  usePreviewOf<Preview>(normalised(fields, values));
