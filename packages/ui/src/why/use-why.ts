import { useOnline, useProfile, useViewing } from '@console/auth';
import { isOfOffice, officeTexts } from '@console/contracts/core/page-needs';
import { sharedErrors } from '@console/contracts/core/errors';
import type { Parameters } from '@console/contracts/core/fill';
import type { Resource } from '@console/contracts/core/resource';
import { common, useMessages, useText } from '../messages/index.ts';

/** The error code with which the services would refuse an action on a record now; undefined when they would not. */
export type RefusalCode = string | { readonly code: string; readonly parameters: Parameters } | undefined;

const shared: Readonly<Record<string, { readonly text: (typeof sharedErrors)['IN_USE']['text'] }>> = sharedErrors;

/** The sentence that nothing can be changed while the console is viewed as a role; undefined otherwise. */
export function useViewingWhy(): string | undefined {
  const text = useText();
  const viewing = useViewing();
  return viewing ? text(sharedErrors.VIEWING_AS_ROLE.text, { role: viewing.roleName }) : undefined;
}

/**
 * The sentence that nothing can be changed now, whatever it is: while the console is viewed as a role, and while the
 * services cannot be reached (docs/model/platform.md#screens); undefined otherwise.
 * @example
 * <Button why={useReading()} onClick={save} />
 */
export function useReading(): string | undefined {
  const t = useMessages(common);
  const viewing = useViewingWhy();
  const online = useOnline();
  return viewing ?? (online ? undefined : t('offline'));
}

/**
 * The sentence for people whose office may not write this resource; undefined for the others.
 * @example
 * const why = useOfficeWhy(cardTypes);
 */
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
 * Why an action that is shown cannot be used now, in the words of the services' refusal.
 * @example
 * const why = useWhy(cardTypes);
 * <Button why={why.reading ?? why.of('IN_USE')} onClick={remove} />;
 */
export function useWhy(resource: Pick<Resource, 'errors'> & Partial<Pick<Resource, 'writtenBy'>>) {
  const text = useText();
  const viewing = useReading();
  const office = useOfficeWhy(resource);
  return {
    /** The sentence of an error code, of the module or shared. */
    of: (refusal: RefusalCode, filling: Parameters = {}): string | undefined => {
      const { code, parameters = filling } =
        typeof refusal === 'object' ? refusal : { code: refusal, parameters: filling };
      const known = code === undefined ? undefined : (resource.errors[code]?.text ?? shared[code]?.text);
      return known && text(known, parameters);
    },
    /** Why the person can change nothing of the resource now; undefined when they can. */
    reading: viewing ?? office,
  };
}
