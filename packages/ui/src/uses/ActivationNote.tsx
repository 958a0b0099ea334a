import { queryEndpoint } from '@console/api';
import { activationNoteCall, type Resource } from '@console/contracts/core/resource';
import { Spin } from '../core/index.ts';
import { useErrorText } from '../feedback/error-text.ts';
import { useText } from '../messages/index.ts';

/**
 * What follows from switching a record on, as the services say it.
 * @example
 * <ActivationNote resource={tariffsV2} secureId={id} />
 */
export function ActivationNote({ resource, secureId }: { readonly resource: Resource; readonly secureId: string }) {
  const text = useText();
  const failure = useErrorText();
  // Always asked again: what it was before may have changed.
  const { currentData, error } = queryEndpoint(activationNoteCall(resource)).useQuery(
    { parameters: { secureId } },
    { fresh: true },
  );
  if (error) return <p className="quiet">{failure(error)}</p>;
  if (currentData === undefined) return <Spin />;
  return currentData && <p>{text(currentData)}</p>;
}
