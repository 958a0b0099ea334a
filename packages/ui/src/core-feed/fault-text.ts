import type { CoreFeedRun, Resource } from '@console/contracts/core/resource';
import { titleOf } from '@console/contracts/core/titles';
import { errorText } from '../feedback/field-error-text.ts';
import { useText } from '../messages/index.ts';

type Fault = CoreFeedRun['faults'][number]['errors'][number];

/** Says what was wrong with a row of core: the field, and the rule that it broke. */
export function useFaultText(resource: Resource): (fault: Fault) => string {
  const text = useText();
  return ({ field, code, parameters }) => {
    const message = errorText(resource, { field, code, ...(parameters ? { parameters } : {}) }, text);
    const named = field === 'status' || field in resource.fields;
    return named ? `${text(titleOf(resource, field))}: ${message}` : message;
  };
}
