import { useProfile, useViewing } from '@console/auth';
import { isOfOffice, officeTexts } from '@console/contracts/core/page-needs';
import { sharedErrors, type Parameters } from '@console/contracts/core/errors';
import type { Resource } from '@console/contracts/core/resource';
import { useText } from '../messages/index.ts';

/** The code with which the services would refuse an action on a record now; nothing when they would not. */
export type RefusalCode = string | { readonly code: string; readonly parameters: Parameters } | undefined;

const shared: Readonly<Record<string, { readonly text: (typeof sharedErrors)['IN_USE']['text'] }>> = sharedErrors;

/** While the console is viewed as a role nothing can be changed, whatever the record: the sentence that says so. */
export function useReading(): string | undefined {
  const text = useText();
  const viewing = useViewing();
  return viewing ? text(sharedErrors.VIEWING_AS_ROLE.text, { role: viewing.roleName }) : undefined;
}

/** A resource is written by some offices alone: the sentence that says so to everybody else. */
export function useOfficeWhy({ writtenBy }: Partial<Pick<Resource, 'writtenBy'>>): string | undefined {
  const text = useText();
  const profile = useProfile();
  if (!writtenBy || profile.state !== 'loaded') return undefined;
  const { scope, flag } = profile.data;
  return isOfOffice(writtenBy, { mappingType: scope.type, isAdmin: flag === 'admin' })
    ? undefined
    : text(officeTexts[writtenBy]);
}

/**
 * Says why an action that is shown cannot be used now: in the words with which the services would refuse it, so that
 * the button and the answer read the same.
 */
export function useWhy(resource: Pick<Resource, 'errors'> & Partial<Pick<Resource, 'writtenBy'>>) {
  const text = useText();
  const viewing = useReading();
  const office = useOfficeWhy(resource);
  return {
    /** The sentence of a code of the module or a shared one. */
    of: (refusal: RefusalCode, filling: Parameters = {}): string | undefined => {
      const { code, parameters = filling } =
        typeof refusal === 'object' ? refusal : { code: refusal, parameters: filling };
      const known = code === undefined ? undefined : (resource.errors[code]?.text ?? shared[code]?.text);
      return known && text(known, parameters);
    },
    /** Why the person can change nothing of it now, whatever the record. */
    reading: viewing ?? office,
  };
}
